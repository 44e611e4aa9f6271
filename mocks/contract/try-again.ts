import type { LocalText } from '../db/records.ts';
import { HOUR, MINUTE } from '../rules/time.ts';

/** Up to here the wait is said in minutes, above in hours. */
const MOST_MINUTES = 90;

/** "Try again in 12 minutes." of a wait in milliseconds, rounded up: what is said is never too short. */
export function tryAgainIn(wait: number): LocalText {
  const minutes = Math.max(1, Math.ceil(wait / MINUTE));
  if (minutes === 1) return { en: 'Try again in 1 minute.', sq: 'Provo përsëri pas 1 minute.' };
  if (minutes <= MOST_MINUTES)
    return { en: `Try again in ${minutes} minutes.`, sq: `Provo përsëri pas ${minutes} minutash.` };
  const hours = Math.ceil(wait / HOUR);
  return { en: `Try again in ${hours} hours.`, sq: `Provo përsëri pas ${hours} orësh.` };
}
