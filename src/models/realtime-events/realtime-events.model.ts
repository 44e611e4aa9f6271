import { createEvent, sample } from 'effector';
import { toRealtimeEvent, type RealtimeEvent } from './realtime-event.ts';

export interface RealtimeRecord {
  key: string;
  value: unknown;
}

/** A record of `/events/{uid}`, as it is; each comes once. */
export const realtimeRecordArrived = createEvent<RealtimeRecord>();
/** News for this user: snackbar, notifications and the lists concerned listen to this. */
export const realtimeEventReceived = createEvent<RealtimeEvent>();

/** Done with: it is removed from the database. */
export const realtimeRecordHandled = realtimeRecordArrived.filterMap(({ key, value }) =>
  toRealtimeEvent(value) ? key : undefined,
);
/** Nothing this version of the app knows: no handling, only a warning. */
export const unknownRecordIgnored = realtimeRecordArrived.filter({
  fn: ({ value }) => toRealtimeEvent(value) === null,
});

sample({
  clock: realtimeRecordArrived.filterMap(({ value }) => toRealtimeEvent(value) ?? undefined),
  target: realtimeEventReceived,
});
