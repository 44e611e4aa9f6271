import type { LiveEventType } from '../../../models/realtime-events/realtime-event.ts';
import { bookingEvents } from './booking-events.ts';
import { groupEvents } from './group-events.ts';
import type { LiveEvent, LiveEvents } from './live-event.ts';
import { playEvents } from './play-events.ts';

const rows = { ...bookingEvents, ...groupEvents, ...playEvents } satisfies LiveEvents;

/** A row for every type of live event: what it says, where it leads to, what it outdates (decision 051). */
export const liveEvents: Readonly<Record<LiveEventType, LiveEvent>> = rows;

type NewsOf<Row> =
  | (Row extends { news: infer N } ? N : never)
  | (Row extends { changes: infer C } ? C[keyof C] : never);
/** The types of notifications that a live event tells of. */
export type LiveNotice = Extract<Extract<NewsOf<(typeof rows)[LiveEventType]>, { notice: string }>['notice'], string>;
