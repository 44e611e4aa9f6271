import { pad } from '../../src/shared/lib/time/wall-time.ts';

export interface TimeSlot {
  readonly id: number;
  readonly start: string;
  readonly end: string;
}

/** The 18 slots of a day: id n is 05+n:00 to 06+n:00, so 13 = 18:00–19:00 and 18 = 23:00–24:00 (design §4). */
export const timeSlots: readonly TimeSlot[] = Array.from({ length: 18 }, (_, index) => ({
  id: index + 1,
  start: `${pad(index + 6)}:00`,
  end: `${pad(index + 7)}:00`,
}));
