import { createEvent, sample } from 'effector';
import { toRealtimeEvent, type RealtimeEvent } from './realtime-event.ts';

export interface RealtimeRecord {
  key: string;
  value: unknown;
}

/** A record of `/events/{uid}`, unvalidated; each arrives once. */
export const realtimeRecordArrived = createEvent<RealtimeRecord>();
/** An event for this user. Snackbar, notifications and affected lists subscribe to it. */
export const realtimeEventReceived = createEvent<RealtimeEvent>();

/** Processed: it is removed from the database. */
export const realtimeRecordHandled = realtimeRecordArrived.filterMap(({ key, value }) =>
  toRealtimeEvent(value) ? key : undefined,
);
/** Unknown to this version of the app: only a warning. */
export const unknownRecordIgnored = realtimeRecordArrived.filter({
  fn: ({ value }) => toRealtimeEvent(value) === null,
});

sample({
  clock: realtimeRecordArrived.filterMap(({ value }) => toRealtimeEvent(value) ?? undefined),
  target: realtimeEventReceived,
});
