/** Lessons as data: all texts in three languages, advances that can be reached, ids that are their names. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Lesson, Words } from "../lib/lessons";
import { LANGUAGES } from "../lib/texts";

const HERE = import.meta.dirname;
const found = readdirSync(HERE)
  .filter((name) => statSync(join(HERE, name)).isDirectory())
  .flatMap((game) => readdirSync(join(HERE, game)).filter((file) => file.endsWith(".json")).map((file) => ({ game, file })));

function complete(words: Words | undefined, where: string): void {
  for (const language of LANGUAGES) expect(words?.[language], `${where}: ${language}`).toBeTruthy();
}

describe("lessons", () => {
  it.each(found)("$game/$file is complete", ({ game, file }) => {
    const lesson = JSON.parse(readFileSync(join(HERE, game, file), "utf-8")) as Lesson;
    expect(lesson.format).toBe(1);
    expect(lesson.game).toBe(game);
    expect(`${lesson.id}.json`).toBe(file);
    expect(["lesson", "puzzle"]).toContain(lesson.kind);
    complete(lesson.title, "title");
    complete(lesson.about, "about");
    expect(lesson.steps.length).toBeGreaterThan(0);
    expect(lesson.seat).toBeLessThan(lesson.players.length);
    lesson.steps.forEach((step, at) => {
      complete(step.title, `step ${at + 1} title`);
      complete(step.coach, `step ${at + 1} coach`);
      if (step.why) complete(step.why, `step ${at + 1} why`);
      for (const answer of step.answers ?? []) {
        complete(answer.say, `step ${at + 1} answer`);
        expect(answer.texts ?? answer.match, `step ${at + 1} answer`).toBeTruthy();
      }
      expect(["next", "play", "preview", "why"]).toContain(step.advance.on);
      if (step.advance.on !== "next") expect(step.advance.texts?.length, `step ${at + 1}`).toBeGreaterThan(0);
    });
  });

  it("have different places in the order of their game", () => {
    const order = found.map(({ game, file }) => `${game} ${(JSON.parse(readFileSync(join(HERE, game, file), "utf-8")) as Lesson).order}`);
    expect(order.filter((one, at) => order.indexOf(one) !== at)).toEqual([]);
  });
});
