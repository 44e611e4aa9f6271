/** Times of day as people type and choose them, as `HH:mm` strings. */
import { addMinutes, pad, toMinutes } from './wall-time.ts';

const TYPED = /^(?:(\d{1,2})[:.]|(\d{2}))(\d{2})$/;

/** The `HH:mm` that "7:30", "07.30" or "0730" means; "24:00" is the end of the day. Null when there is no such time. */
export function parseTypedTime(text: string): string | null {
  const [, separated, four, minutes = ''] = TYPED.exec(text.replaceAll(/\s/g, '')) ?? [];
  const hours = Number(separated ?? four ?? Number.NaN);
  const isTime = hours < 24 ? Number(minutes) < 60 : hours === 24 && minutes === '00';
  return isTime ? `${pad(hours)}:${minutes}` : null;
}

/** The times from `min` to `max` every `step` minutes, both ends included where the steps meet them. */
export function timeSteps(min: string, max: string, step: number): string[] {
  if (!(step > 0)) throw new RangeError(`Not a step: ${step}`);
  const count = Math.floor((toMinutes(max) - toMinutes(min)) / step) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addMinutes(min, index * step));
}
