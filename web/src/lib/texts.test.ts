import { describe, expect, it } from "vitest";
import { speaker, type Language } from "./texts";

const ftl = `
seat-name = Player { $number }
value-yes = yes
value-no = no
face-s = south
action-place = Build { $tile } at { $cell }, road { $face }
action-go = Go { $tile-to }
action-done = Done
event-built = { $seat } built { $tile }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
event-shown = Shown: { $lanterns }
event-paid = { $good-word ->
    [brick] { $lanterns-number ->
        [one] a brick
       *[other] bricks
     }
   *[other] { $good }
 } for { $lanterns }
tile-art_gallery-to = to the Art Gallery
event-sent = { $seat } goes { $new-tile-to }
event-told = { $to-seat } hears of { $new-tile }
refusal-too-far = { $tile } is too far
prompt-build = { $seat }, build one of { $count }
`;
const wording = {
  ftl,
  names: { "tile-art_gallery": "Art Gallery", "lantern-a": "Amber" },
};
const say = speaker("en", wording, () => ["Ann"]);

describe("a speaker", () => {
  it("names seats, words of a topic and numbers", () => {
    const event = { key: "built", rule: "X-1", args: { seat: 0, tile: "art_gallery", coins: 1 } };
    expect(say.event(event)).toBe("Ann built Art Gallery, 1 coin");
    expect(say("event-built", { seat: 1, tile: "other", coins: 2 })).toBe("Player 2 built other, 2 coins");
  });

  it("takes the last part of an argument's name as its topic", () => {
    expect(say("event-told", { to_seat: 0, new_tile: "art_gallery" })).toBe("Ann hears of Art Gallery");
  });

  it("has other forms of a name, which lead to the same piece", () => {
    const args = { seat: 0, new_tile: "art_gallery" };
    expect(say("event-sent", args)).toBe("Ann goes to the Art Gallery");
    expect(say.parts("event-sent", args)).toContainEqual({ text: "to the Art Gallery", piece: "tile-art_gallery" });
  });

  it("lets a text choose a form by the bare word and by how many there are", () => {
    expect(say("event-paid", { good: "brick", lanterns: ["a"] })).toBe("a brick for Amber");
    expect(say("event-paid", { good: "brick", lanterns: ["a", "b"] })).toBe("bricks for Amber, b");
    expect(say.parts("event-paid", { good: "brick", lanterns: [] }).map((part) => part.text).join("")).toBe("bricks for –");
    expect(say("event-paid", { good: "gun", lanterns: ["a"] })).toBe("gun for Amber");
  });

  it("has other quotation marks within quotation marks", () => {
    const telling = (language: Language, sentence: string, tile: string) => speaker(language, { ftl: `event-told = ${sentence}`, names: { "tile-a": tile } }, () => [])("event-told", { tile: "a" });
    expect(telling("ru", "Взята «{ $tile }», «другая» нет.", "Рота «Саранча»")).toBe("Взята «Рота „Саранча“», «другая» нет.");
    expect(telling("pl", "Wzięto „{ $tile }”.", "Kompania „Szarańcza”")).toBe("Wzięto „Kompania «Szarańcza»”.");
    expect(telling("pl", "„{ $tile }”", "Tak.")).toBe("„Tak”.");
    expect(telling("en", "“{ $tile }”", "Yes.")).toBe("“Yes.”");
    expect(telling("en", "Took “{ $tile }”.", "“Mr” White")).toBe("Took “‘Mr’ White”.");
  });

  it("enumerates lists by their singular", () => {
    expect(say("event-shown", { lanterns: ["a", "b", 3] })).toBe("Shown: Amber, b, 3");
    expect(say("event-shown", { lanterns: [] })).toBe("Shown: –");
    expect(say("event-shown", { lanterns: ["a", "b", "a"] })).toBe("Shown: Amber × 2, b");
    expect(say("event-shown", { lanterns: [3, 3] })).toBe("Shown: 3, 3");
  });

  it("makes a readable word of an unknown key", () => {
    expect(say("event-something_odd-here")).toBe("something odd here");
  });

  it("fits the words of a notation to the variables of its sentence", () => {
    expect(say.action("place art_gallery 3,-1 s")).toBe("Build Art Gallery at 3,-1, road south");
    expect(say.action("done")).toBe("Done");
    expect(say.action("unheard of")).toBe("unheard of");
    expect(say.action("pass")).toBe("pass");
  });

  it("knows the shape of a notation where it is told", () => {
    const shape = [
      { name: "tile", topic: "tile" },
      { name: "cell", topic: "cell" },
      { name: "face", topic: "face" },
    ];
    const told = speaker("en", { ...wording, kinds: { place: shape } }, () => []);
    expect(told.action("place art_gallery 3,-1 s")).toBe("Build Art Gallery at 3,-1, road south");
    const going = speaker("en", { ...wording, kinds: { go: shape.slice(0, 1) } }, () => []);
    expect(going.action("go art_gallery")).toBe("Go to the Art Gallery");
  });

  it("says an action without a text in words", () => {
    const shape = [{ name: "to_seat", topic: "seat" }, { name: "lantern", topic: "lantern" }];
    const told = speaker("en", { ...wording, kinds: { hand_over: shape, rest: [] } }, () => ["Ann"]);
    expect(told.action("hand_over 0 a")).toBe("hand over: to Ann, lantern Amber");
    expect(told.action("rest")).toBe("rest");
  });

  it("marks seats and pieces in a sentence", () => {
    expect(say.parts("event-built", { seat: 0, tile: "art_gallery", coins: 2 })).toEqual([
      { text: "Ann", seat: 0 },
      { text: " built " },
      { text: "Art Gallery", piece: "tile-art_gallery" },
      { text: ", 2 coins" },
    ]);
  });

  it("speaks of prompts and refusals", () => {
    expect(say.prompt("build", 0, { count: 3 })).toBe("Ann, build one of 3");
    expect(say.refusal({ key: "too-far", rule: "X-2", args: { tile: "art_gallery" } })).toBe("Art Gallery is too far");
    expect(say.name("tile", "art_gallery")).toBe("Art Gallery");
    expect(say.name("tile", "post_office")).toBe("post office");
  });
});
