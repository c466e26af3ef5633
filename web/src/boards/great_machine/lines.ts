/** The table in words, for the text view and screen readers: one string a line, headings end in ":". */
import type { Citizen, District, GreatTable, Hero } from "./view";
import { asNow, percent, roman, terms } from "./wording";

export function lines(table: GreatTable): string[] {
  return [...dial(table), ...event(table), ...districts(table), ...heroes(table), ...machine(table), ...automaton(table)];
}

function dial({ say, board }: GreatTable): string[] {
  const { tracks } = board;
  const found = [
    say("label-round", { round: board.round, phase: board.phase }),
    say("label-tracks", { discontent: tracks.discontent, stage: tracks.stage, plan: tracks.plan, successes: tracks.successes }),
  ];
  if (tracks.active_kinds.length) found.push(say("label-active", { kinds: tracks.active_kinds }));
  if (tracks.marker !== null) found.push(say("label-marker", { stage: tracks.marker, n: tracks.marker_steps ?? 0 }));
  return found;
}

function event({ say, board, forecast }: GreatTable): string[] {
  const card = board.event;
  if (!card) return [];
  const found = [`${say("label-event", { card })}:`];
  if (board.automa) {
    for (const part of ["protocol", "breakthrough"]) if (say.has(`${part}-${card}`)) found.push(say(`label-${part}`, { words: say(`${part}-${card}`) }));
    found.push(say("label-hold", { words: say(`plan-${card}`) }));
    if (say.has(`text-${card}`)) found.push(say("label-support", { words: say(`text-${card}`) }));
  } else found.push(say(`text-${card}`), say(`plan-${card}`));
  const plan = forecast?.plan;
  if (plan) found.push(`${say(`ui-plan-${plan.status}`, { plan: roman(Math.min(12, board.tracks.plan + 1)), who: plan.who ?? "none" })} ${asNow(say, plan)}`.trim());
  return found;
}

function person({ say }: GreatTable, citizen: Citizen): string {
  const marks = [say(`state-${citizen.state}`), ...(citizen.active ? [say("state-active")] : [])].join(", ");
  return citizen.kind ? `${citizen.number} ${say(`kind-${citizen.kind}`)} (${marks})` : `${citizen.number} ?${citizen.state === "known" ? ` (${marks})` : ""}`;
}

function district(table: GreatTable, one: District): string {
  const { say } = table;
  const riot = table.forecast?.riots?.find((row) => row.district === one.id);
  return [
    say("label-district", { district: one.id, guards: one.guards, broken: one.broken, load: one.load }),
    one.people.length ? say("label-people", { people: one.people.map((citizen) => person(table, citizen)).join(", ") }) : "",
    ...one.servants.map((servant) => say.name("servant", servant)),
    ...one.heroes.map((hero) => say.name("hero", hero)),
    one.raid ? say("label-raid") : "",
    one.riot ? say("label-riot") : "",
    riot?.allowed ? say("ui-riot-line", { pro: riot.support, contra: riot.opposition, unknown: riot.unknown, price: riot.price, chance: percent(riot.chance) }) : "",
    say("label-next-to", { districts: one.connections }),
  ]
    .filter(Boolean)
    .join("; ");
}

function districts(table: GreatTable): string[] {
  return [`${table.say("ui-city")}:`, ...table.board.districts.map((one) => district(table, one))];
}

function hero({ say, forecast }: GreatTable, one: Hero): string[] {
  const found = [say("label-hero", { hero: one.id, calling: one.id, trust: one.trust, most: one.max_trust, district: one.district, cards: one.cards }), say(`text-${one.id}`)];
  if (one.detained) found.push(say("label-detained"));
  if (one.card) found.push(say("label-card", { district: one.card }));
  else if (one.chosen) found.push(say("label-card-hidden"));
  if (one.hand?.length) found.push(say("label-hand", { districts: one.hand }));
  const seized = one.seized ?? one.surely_seized;
  if (seized.length) found.push(say("label-seized", { districts: seized }));
  const way = forecast?.ways?.find((row) => row.hero === one.id && row.to === one.card);
  if (way?.legs.length) found.push(`${say("ui-way-to", { district: way.to })}: ${way.legs.map((leg) => `${say.name("district", leg.from)} ${leg.price} (${terms(say, leg.terms) || say("ui-free")})`).join(", ")}; ${say("ui-way", { price: way.price, left: way.left })}${way.chance < 1 ? `, ${say("ui-escape", { chance: percent(way.chance) })}` : ""}`);
  return found;
}

function heroes(table: GreatTable): string[] {
  return [`${table.say("ui-heroes")}:`, ...table.board.heroes.flatMap((one) => hero(table, one))];
}

function machine({ say, board }: GreatTable): string[] {
  const found = [`${say("side-machine")}:`];
  found.push(board.automa ? say("label-automaton", { deck: board.machine.deck, hand: board.machine.hand_size }) : say("label-machine", { bonds: board.machine.bonds, hand: board.machine.hand_size }));
  found.push(...board.machine.servants.map((one) => say("label-servant", { servant: one.id, district: one.district })));
  found.push(...board.machine.published.map((card) => say("label-published", { directive: card, words: say(`text-${card}`) })));
  found.push(...(board.machine.hand ?? []).map((card) => say("label-in-hand", { directive: card, words: say(`text-${card}`) })));
  found.push(say("label-unseen", { words: Object.entries(board.unseen).map(([kind, n]) => `${say(`kind-${kind}`)} ${n}`).join(", ") }), say("label-arrested", { n: board.arrested }));
  return found;
}

function automaton({ say, board, forecast }: GreatTable): string[] {
  const automa = board.automa;
  if (!automa) return [];
  const found = [say("label-movement-left", { movements: automa.movement_left })];
  for (const one of forecast?.servants ?? []) found.push(`${say.name("servant", one.servant)}: ${one.goals.map((goal) => `${say.name("district", goal.district)} ${percent(goal.chance)}`).join(", ")}`);
  for (const one of automa.missions) {
    const done = forecast?.missions?.find((row) => row.mission === one.id);
    found.push(`${say("label-mission", { letter: one.letter, mission: one.id, progress: say(`progress-${one.state}`) })}${done ? ` ${done.have} / ${done.need}` : ""}:`);
    found.push(...["interaction", "goal", "benefit"].map((part) => say(`label-${part}`, { words: say(`${part}-${one.id}`) })));
  }
  return found;
}
