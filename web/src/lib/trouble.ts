/** What the server refuses, in words: by its code, and for limits by what there was too much of. */

import { knows, t } from "./i18n.svelte";

export interface Trouble {
  readonly code?: string;
  readonly quota?: string | null;
  readonly wait?: number | null;
}

export function troubleText(error: unknown): string {
  const { code = "fault", quota, wait } = (error ?? {}) as Trouble;
  if (code === "too-many") {
    const what = quota && knows(`error-too-many-${quota}`) ? t(`error-too-many-${quota}`) : t("error-too-many");
    return wait ? `${what} ${inTime(wait)}` : what;
  }
  return knows(`error-${code}`) ? t(`error-${code}`) : t("error");
}

function inTime(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  return whole < 90 ? t("again-in-seconds", { n: whole }) : t("again-in-minutes", { n: Math.ceil(whole / 60) });
}
