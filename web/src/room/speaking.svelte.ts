/** What happens at a table as words for screen readers, and as sounds. */
import type { BoardModule } from "../boards/contract";
import { announcer } from "../lib/announce.svelte";
import { t } from "../lib/i18n.svelte";
import { lines } from "../lib/log";
import type { Play } from "../lib/play.svelte";
import { play as sound } from "../lib/sound";

/** Call once while the room is set up. */
export function speakOf(play: Play, module: BoardModule): void {
  $effect(() =>
    play.source.onTurns((turns) => {
      const read = lines(turns, play.say, (turn) => t("took-back", { player: turn.seat === null ? "" : play.player(turn.seat).name, n: turn.undone }), play.whose);
      announcer.say(read.map((line) => line.parts.map((part) => part.text).join("")).join(". "));
      if (turns.some((turn) => turn.seat !== play.seat)) sound("act", module.theme);
    }),
  );
  let lastPrompt = "";
  $effect(() => {
    const asked = play.source.playable && play.answering === null ? play.asked : null;
    const now = asked ? `${asked.prompt} ${asked.text}` : "";
    if (now && now !== lastPrompt && !play.planning) {
      announcer.call(`${t("your-turn")}. ${asked!.text}`);
      if (!lastPrompt) sound("turn", module.theme);
    }
    lastPrompt = now;
  });
  $effect(() => {
    if (play.mishap) sound("error", module.theme);
  });
}
