import { tiraneTime } from './time/tirane.ts';
import { pad } from './time/wall-time.ts';

/** When a time slot of the lookups starts, `HH:00` (design §4). */
export const slotStart = (id: number): string => `${pad(5 + id)}:00`;

/** The wall time at which a session ends; one that ends with the day ends at 24:00 (design §4). */
export const endTime = (time: string): string => (time === '00:00' ? '24:00' : time);

/** Start and end of a slot or booking, wire instants, as Tirane wall times `HH:mm`. */
export function sessionTimes({ starts_at, ends_at }: { starts_at: string; ends_at: string }): {
  start: string;
  end: string;
} {
  return { start: tiraneTime(Date.parse(starts_at)), end: endTime(tiraneTime(Date.parse(ends_at))) };
}
