import type { LocalText } from '../db/records.ts';
import { HOUR, MINUTE } from '../rules/shared/time.ts';

/** Up to here the wait is said in minutes, above in hours. */
const MOST_MINUTES = 90;

/** "in 12 minutes" of a wait in milliseconds, rounded up: what is said is never too short. */
export function inTime(wait: number): LocalText {
  const minutes = Math.max(1, Math.ceil(wait / MINUTE));
  if (minutes === 1) return { en: 'in 1 minute', sq: 'pas 1 minute' };
  if (minutes <= MOST_MINUTES) return { en: `in ${minutes} minutes`, sq: `pas ${minutes} minutash` };
  const hours = Math.ceil(wait / HOUR);
  return { en: `in ${hours} hours`, sq: `pas ${hours} orësh` };
}

/** "Try again in 12 minutes." */
export function tryAgainIn(wait: number): LocalText {
  const { en, sq } = inTime(wait);
  return { en: `Try again ${en}.`, sq: `Provo përsëri ${sq}.` };
}
