/** Links that others can open: a table, or one moment of it. */
import { t } from "./i18n.svelte";
import type { TableInfo } from "./protocol";
import { notes } from "./notes.svelte";

/** With the invitation, where there is one: without it a private table does not exist for others. */
export function tableLink(info: Pick<TableInfo, "id" | "invite">, mine: string | null, at: number | null = null): string {
  const invite = info.invite ?? mine;
  const words = new URLSearchParams({ ...(invite ? { invite } : {}), ...(at === null ? {} : { at: String(at) }) }).toString();
  return `${location.origin}/tables/${info.id}${words && `?${words}`}`;
}

/** Into the clipboard, and say so. False: the browser does not allow it. */
export async function copyLink(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    notes.add(t("link-copied"));
    return true;
  } catch {
    notes.add(t("link-not-copied", { link }));
    return false;
  }
}
