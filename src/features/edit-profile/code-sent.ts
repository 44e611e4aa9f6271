import { now } from '../../shared/platform/clock.ts';

/** Design §1: another code after a minute. */
export const RESEND_S = 60;

/** Travels with the navigation to /auth/verify; the browser keeps it through a reload. */
interface CodeSent {
  resendIn: number;
  /** Wall-clock ms. */
  sentAt: number;
}

export const codeSent = (resendIn: number): CodeSent => ({ resendIn, sentAt: now() });

/** Seconds until another code may be asked for; 0 where nothing is known, the server will say. */
export function resendLeft(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('resendIn' in state) || !('sentAt' in state)) return 0;
  const { resendIn, sentAt } = state;
  if (typeof resendIn !== 'number' || typeof sentAt !== 'number') return 0;
  const left = resendIn - (now() - sentAt) / 1_000;
  return Math.min(Math.max(0, left), resendIn); // a clock that was set back makes nobody wait longer
}

/** What a refusal says about the next code (`data.resend_in_s`); null where it says nothing. */
export function resendDelayOf(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('resend_in_s' in data)) return null;
  return typeof data.resend_in_s === 'number' ? data.resend_in_s : null;
}
