/** The table in words, for the text view and screen readers: one string a line, headings end in ":". */
import { noteText, sides, termText } from "./negotiation";
import type { AngelesTable, District, Offer, PlayerView } from "./view";

export function lines(table: AngelesTable): string[] {
  return [...head(table), ...secrets(table), ...hand(table), ...deal(table), ...city(table), ...supply(table), ...players(table), ...talk(table)];
}

function head({ say, board, forecast }: AngelesTable): string[] {
  const back = board.next_event_back ? say(`back-${board.next_event_back}`) : "–";
  const worst = forecast?.event?.worst;
  return [
    say("label-head", { round: board.round, phase: say(`phase-${board.phase}`), turns: board.track, back }),
    worst === undefined ? `${say("ui-threat", { n: board.threat })} / ${board.threat_end}` : say("ui-threat-label", { n: board.threat, of: board.threat_end, worst }),
    ...(board.event ? [`${say.name("event", board.event)}. ${text(say, board.event)}`] : []),
  ];
}

/** A card's text, or nothing where it has none. */
function text(say: AngelesTable["say"], id: string): string {
  return say.has(`text-${id}`) ? say(`text-${id}`) : "";
}

/** How my capital stands to my rival's, in words. */
export const ahead = (say: AngelesTable["say"], by: number): string => say("ui-ahead", { n: Math.abs(by), way: by > 0 ? "more" : by < 0 ? "less" : "even" });

const sentence = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(" ");

// -- mine -------------------------------------------------------------------------------------------

function secrets(table: AngelesTable): string[] {
  const { say, board, forecast } = table;
  const mine = board.secrets;
  if (!mine) return [];
  const me = forecast?.me;
  const found = [`${say("label-secrets")}:`];
  if (mine.rival) {
    const lead = me?.ahead_of_rival ?? null;
    found.push(sentence(say("label-rival", { name: say.name("rival", mine.rival) }), mine.rival_seat !== null && `(${table.player(mine.rival_seat).name})`, lead !== null && ahead(say, lead), me && mine.rival_seat === table.seat && say("ui-own-rival", { n: me.poorer_players })));
  }
  if (mine.investment)
    found.push(sentence(say("label-investment", { name: say.name("investment", mine.investment), text: text(say, mine.investment) }), me && `(${say("ui-worth", { n: me.investment })})`));
  found.push(...mine.choices.map((card) => say("label-investment", { name: say.name("investment", card), text: text(say, card) })));
  if (me) found.push(say(me.federalist ? (me.wins_if_city_falls ? "ui-win-if-falls" : "ui-need-fall") : me.wins_if_city_stands ? "ui-win-if-stands" : "ui-lose-if-stands"));
  return found;
}

function hand({ say, board, seat }: AngelesTable): string[] {
  const cards = seat === null ? [] : (board.players[seat]?.hand ?? []);
  if (!cards.length) return [];
  return [say("label-hand"), ...cards.map((card) => sentence(`${say.name("card", card)} (${say.name("type", board.card_types[card] ?? "emergency")}).`, text(say, card)))];
}

// -- the deal ---------------------------------------------------------------------------------------

function offered(table: AngelesTable, side: "main" | "counter", one: Offer, cards: number): string {
  const { say, forecast } = table;
  const income = forecast?.offers?.find((row) => row.card === one.card && row.seat === one.seat)?.income ?? [];
  const gains = income.flatMap((n, seat) => (n ? [`${table.player(seat).name} +${n}`] : []));
  return sentence(
    say("label-offer", { side: say(`offer-${side}`), seat: table.player(one.seat).name, card: say.name("card", one.card), text: text(say, one.card), cards }),
    ...one.declared.map((choice) => `${say.action(choice)}.`),
    gains.length > 0 && `${say("ui-contract")} ${gains.join(", ")}.`,
  );
}

function deal(table: AngelesTable): string[] {
  const { say, board } = table;
  const now = board.deal;
  if (!now) return [];
  const found = [`${say("label-deal")}:`];
  if (now.asset) found.push(say("label-revealed", { name: say.name("asset", now.asset), text: text(say, now.asset) }));
  found.push(now.main ? offered(table, "main", now.main, now.main_cards) : say("ui-no-main"));
  const counter = now.counteroffers.at(-1);
  found.push(counter ? offered(table, "counter", counter, now.counter_cards) : say("ui-no-counter", { n: now.price }));
  for (const [side, support] of [["main", now.support_main], ["counter", now.support_counter]] as const) {
    const laid = support.filter((one) => one.count > 0).map((one) => `${one.seat === null ? "?" : table.player(one.seat).name} ${one.count}${one.cards.length ? ` (${one.cards.map((card) => say.name("card", card)).join(", ")})` : ""}`);
    if (laid.length) found.push(`${say(`offer-${side}`)}: ${laid.join(", ")}`);
  }
  if (now.to_decide.length) found.push(say("label-to-decide", { list: now.to_decide.map((seat) => table.player(seat).name).join(", ") }));
  if (now.main) found.push(`${say(`offer-${now.leading}`)}: ${say(now.winner ? "ui-wins" : "ui-leads")}`);
  return found;
}

// -- the city ---------------------------------------------------------------------------------------

function district(table: AngelesTable, one: District): string {
  const { say, board, forecast } = table;
  const next = board.districts.find((other) => other.id === one.next);
  const goods = [one.primary, ...(one.secondary ? [one.secondary] : [])].map((good) => `${say.name("resource", good.resource)} ${good.amount}`).join(", ");
  const state = [
    one.android && say("piece-android"),
    ...one.units.map((unit) => say(`piece-${unit}`)),
    one.unrest !== "stable" && say(`stage-${one.unrest}`),
    one.outage && say("piece-outage"),
    one.illness && say("piece-illness"),
    one.development && say("piece-development"),
  ].filter(Boolean);
  const coming = forecast?.production?.find((row) => row.district === one.id);
  if (coming && coming.unrest !== one.unrest) state.push(`→ ${say(`stage-${coming.unrest}`)}`);
  return `${say("label-district", { number: one.number, name: say.name("district", one.id), tier: one.tier, way: next ? `${next.number} ${say.name("district", next.id)}` : say("label-root"), goods })}${state.length ? `. ${state.join(", ")}` : ""}`;
}

function city(table: AngelesTable): string[] {
  return [`${table.say("label-city")}:`, ...table.board.districts.map((one) => district(table, one))];
}

function supply({ say, board, forecast }: AngelesTable): string[] {
  const found = [`${say("ui-supply")}:`];
  if (board.demand) found.push(sentence(say("label-demand", { name: say.name("demand", board.demand.id), threat: board.demand.fail_threat }), text(say, board.demand.id)));
  for (const row of board.supply) {
    const coming = forecast?.supply?.find((one) => one.resource === row.resource);
    const enough = coming?.enough ?? row.amount >= row.target;
    found.push(`${say.name("resource", row.resource)}: ${row.amount}${coming && coming.before_demand !== row.amount ? ` → ${coming.before_demand}` : ""} / ${row.target}, ${say(enough ? "ui-enough" : "ui-short")}`);
  }
  if (forecast?.demand && !forecast.demand.met) found.push(say("ui-demand-short", { threat: forecast.demand.fail_threat }));
  return found;
}

// -- players and what they say ------------------------------------------------------------------------

function player(table: AngelesTable, one: PlayerView): string {
  const { say, board } = table;
  const name = one.corporation ? `${table.player(one.seat).name} (${say.name("corporation", one.corporation)})` : table.player(one.seat).name;
  const assets = [
    ...one.assets.map((asset) => `${say.name("asset", asset.asset)}${asset.exhausted ? ` (${say("label-exhausted")})` : ""}`),
    ...one.emergencies.map((card) => `${say.name("card", card.card)}${card.faceup ? "" : ` (${say("label-facedown")})`}`),
  ];
  return [
    say("label-player", { name, capital: one.capital, cards: one.cards, kept: one.kept, broken: one.broken }),
    one.seat === board.active && say("ui-active"),
    assets.length > 0 && `${say("ui-assets")}: ${assets.join(", ")}`,
    one.corporation && `${say("ui-contract")} ${say(`contract-${one.corporation}`)}`,
  ].filter(Boolean).join("; ");
}

function players(table: AngelesTable): string[] {
  const { say, board } = table;
  const types = Object.entries(board.decks).flatMap(([type, size]) => (typeof size === "number" && say.has(`type-${type}`) ? [`${say.name("type", type)} ${size}`] : []));
  return [
    `${say("ui-corporations")}:`,
    ...board.players.map((one) => player(table, one)),
    say("label-decks", { list: types.join(", ") || "–", discard: board.decks.discard.size, assets: board.decks.assets }),
  ];
}

function talk(table: AngelesTable): string[] {
  const { say, board } = table;
  const found: string[] = [];
  const nothing = say("ui-nothing");
  if (board.proposals.length) found.push(`${say("label-proposals")}:`);
  for (const one of board.proposals) {
    const { gives, gets } = sides(table, one);
    const to = one.to === null ? say("label-anybody") : table.player(one.to).name;
    found.push(`${one.id}. ${table.player(one.sender).name} → ${to} (${say(one.binding ? "label-binding" : "label-not-binding")}): ${gives.join(", ") || nothing} ${say("ui-for")} ${gets.join(", ") || nothing}${one.note ? `. “${noteText(table, one.note)}”` : ""}`);
  }
  const open = board.promises.filter((one) => one.status === "open");
  if (open.length) found.push(`${say("label-promises")}:`);
  for (const one of open) found.push(`${table.player(one.promiser).name} → ${one.promisee === null ? say("label-everyone") : table.player(one.promisee).name}: ${termText(table, one.term)}`);
  return found;
}
