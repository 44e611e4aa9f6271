/**
 * Wall times as `HH:mm` strings. Hours may pass 24: the session 23:30–24:30 belongs to the day on which it
 * starts (design §4), and '24:00' is the end of the last slot.
 */

const TIME = /^(\d{2}):([0-5]\d)$/;

/** Minutes since the midnight that begins the day. Throws on a malformed time. */
export function toMinutes(time: string): number {
  const parts = TIME.exec(time);
  if (!parts) throw new RangeError(`Not an HH:mm time: ${time}`);
  return Number(parts[1]) * 60 + Number(parts[2]);
}

/** The wall time `minutes` later on the same day's clock, past 24:00 where it must: '23:30' + 60 is '24:30'. */
export function addMinutes(time: string, minutes: number): string {
  const total = toMinutes(time) + minutes;
  if (total < 0) throw new RangeError(`${time} plus ${minutes} minutes lies before the day`);
  return `${pad(Math.floor(total / 60))}:${pad(total % 60)}`;
}

/** The same time as a clock shows it: '24:30' is '00:30'. '24:00' stays, it reads as the end of the day. */
export function clockTime(time: string): string {
  // as texts they are in the order of their times; a calendar asks in thousands
  return time <= '24:00' ? time : addMinutes('00:00', toMinutes(time) % (24 * 60));
}

export const pad = (n: number): string => String(n).padStart(2, '0');
