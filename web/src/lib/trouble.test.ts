import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "./i18n.svelte";
import { troubleText } from "./trouble";

describe("what the server refuses", () => {
  beforeEach(() => speak("en"));

  it("says of what there was too much and when to try again", () => {
    expect(troubleText({ code: "too-many", quota: "tables", wait: 29.2 })).toBe(
      "Too many new tables at once. Try again in 30 seconds.",
    );
    expect(troubleText({ code: "too-many", quota: "imports", wait: 171 })).toBe(
      "Too many records at once. Try again in 3 minutes.",
    );
    expect(troubleText({ code: "too-many", quota: "open-tables" })).toBe("You have too many unfinished tables.");
  });

  it("knows limits it has no words for, other codes and no code at all", () => {
    expect(troubleText({ code: "too-many", quota: "something-new", wait: 0.2 })).toBe(
      "Too fast; wait a moment. Try again in 1 second.",
    );
    expect(troubleText({ code: "full" })).toBe("No seat is free.");
    expect(troubleText(new Error("x"))).toBe("Something went wrong");
  });

  it("counts in every language", async () => {
    const trouble = (wait: number) => ({ code: "too-many", quota: "chat", wait });
    await speak("ru");
    expect(troubleText(trouble(1))).toBe("Вы пишете слишком часто. Попробуйте снова через 1 секунду.");
    expect(troubleText(trouble(3))).toContain("через 3 секунды.");
    expect(troubleText(trouble(300))).toContain("через 5 минут.");
    await speak("pl");
    expect(troubleText(trouble(1))).toBe("Piszesz za szybko. Spróbuj ponownie za 1 sekundę.");
    expect(troubleText(trouble(22))).toContain("za 22 sekundy.");
    expect(troubleText(trouble(300))).toContain("za 5 minut.");
  });
});
