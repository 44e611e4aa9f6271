import { array, boolean } from 'zod';
import type { Block, CreateVenueBlockBody as Body } from '../../../shared/api/generated/model';
import { CreateVenueBlockBody } from '../../../shared/api/generated/zod/schemas/createVenueBlockBody.zod.ts';
import { TimeSlotId } from '../../../shared/api/generated/zod/schemas/timeSlotId.zod.ts';
import { isValidDate } from '../../../shared/lib/time/dates.ts';
import type { DeskPlace } from '../desk-address.ts';

const { court_ids, date_from, date_to, reason } = CreateVenueBlockBody.shape;

/** Hours are asked for as the first and the last slot; both are ignored for whole days. */
export const blockSchema = CreateVenueBlockBody.pick({ date_from: true, date_to: true }).extend({
  court_ids: array(court_ids.element).min(1),
  date_from,
  date_to,
  all_day: boolean(),
  from_slot: TimeSlotId,
  to_slot: TimeSlotId,
  reason,
});

export interface BlockValues {
  court_ids: number[];
  date_from: string;
  date_to: string;
  all_day: boolean;
  from_slot: number;
  to_slot: number;
  reason: string;
}

const EVENING = { from_slot: 13, to_slot: 18 };

/** The pressed cell and no more; without one the whole of today, on no court yet. */
export function blockDefaults(place: DeskPlace | null, today: string): BlockValues {
  const day = place?.date ?? today;
  const hours = place ? { from_slot: place.slotId, to_slot: place.slotId } : EVENING;
  const shared = { date_from: day, date_to: day, ...hours, reason: '' };
  return { court_ids: place ? [place.courtId] : [], all_day: place === null, ...shared };
}

type Time = Pick<Body, 'court_ids' | 'date_from' | 'date_to' | 'time_slot_ids'>;

/** The closed time as it is sent. */
export function blockTime(values: BlockValues): Time {
  const { all_day, from_slot: from, to_slot: to } = values;
  const slots = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return {
    court_ids: values.court_ids,
    date_from: values.date_from,
    date_to: values.date_to,
    time_slot_ids: all_day ? null : slots,
  };
}

/** Whether enough is given to ask what it would hit. */
export const isComplete = ({ court_ids: courts, date_from: from, date_to: to, ...time }: BlockValues): boolean =>
  courts.length > 0 &&
  isValidDate(from) &&
  isValidDate(to) &&
  from <= to &&
  (time.all_day || time.from_slot <= time.to_slot);

/** Whether the block closes this time: one whose answer was lost is found by it. */
export function isSameTime(block: Block, time: Time): boolean {
  const sorted = (ids: readonly number[] | null) => ids && JSON.stringify(ids.toSorted((a, b) => a - b));
  return (
    block.date_from === time.date_from &&
    block.date_to === time.date_to &&
    sorted(block.court_ids) === sorted(time.court_ids) &&
    sorted(block.time_slot_ids) === sorted(time.time_slot_ids)
  );
}
