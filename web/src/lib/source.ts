/** Where a table's game comes from: the live server, a replay, a lesson, the workbench. */
import type { Forecast, PreviewResult, View } from "../boards/contract";
import type { Clock, Hinted, Hurry, Planned, RefusalInfo, TableInfo, Turn, UndoInfo } from "./protocol";

/** Everything reactive; the methods ask the server. */
export interface Source {
  readonly info: TableInfo;
  readonly view: View;
  readonly version: number;
  readonly seat: number | null;
  readonly turns: readonly Turn[];
  readonly free: readonly string[];
  readonly undo: UndoInfo | null;
  readonly clocks: readonly Clock[];
  readonly hurry: Hurry | null;
  readonly skew: number;
  /** Actions can be carried out here at all. */
  readonly playable: boolean;
  readonly replay: boolean;
  /** What has only one answer, or was answered in advance, is carried out here; a lesson or a replay does nothing by itself. */
  readonly automatic: boolean;
  onTurns(listen: (turns: readonly Turn[]) => void): () => void;
  preview(text: string): Promise<PreviewResult>;
  explain(text: string): Promise<readonly RefusalInfo[]>;
  forecast(): Promise<Forecast>;
  /** Carry out; resolves when stored: no reasons, or those of the refusal. */
  act(text: string): Promise<readonly RefusalInfo[]>;
  /** Try actions on a private branch; `ahead`: also behind what is unknown, by an assumption. */
  plan(texts: readonly string[], ahead?: boolean): Promise<Planned>;
  commit(texts: readonly string[]): Promise<{ done: number; reasons: readonly RefusalInfo[] }>;
  hint(): Promise<Hinted>;
}
