/** Presence and connection records (ENT-42 … ENT-44), for the API's operations. */
import { type Json, type JsonObject, isJsonObject, safeKey, withSafeKeys } from './json.ts';
import type { RealtimeReader, RealtimeWriter } from './staging.ts';

/** Older presence counts as offline (RTM-11). */
const FRESH_MS = 5 * 60_000;

export interface ConnectionOf {
  readonly userId: number;
  readonly connectionId: string;
}

/** Records a live connection, which makes the user online. */
export function goOnline(
  realtime: RealtimeWriter,
  { userId, connectionId }: ConnectionOf,
  metadata: Json,
  now: number,
): void {
  const key = safeKey(connectionId);
  const extra = withSafeKeys(metadata);
  realtime.update({
    [`connections/${userId}/${key}`]: { connected: true, timestamp: now, metadata: extra },
    [`presence/${userId}/connections/${key}`]: true,
    [`presence/${userId}/metadata`]: extra,
    ...statusAt(userId, 'online', now),
  });
}

/** Removes a connection; another tab or device with a recent heartbeat keeps the user online (R3). */
export function goOffline(
  realtime: RealtimeWriter,
  { userId, connectionId }: ConnectionOf,
  now: number,
): 'online' | 'offline' {
  const key = safeKey(connectionId);
  realtime.update({ [`connections/${userId}/${key}`]: null, [`presence/${userId}/connections/${key}`]: null });
  if (isConnected(realtime, userId, now)) return 'online';
  realtime.update(statusAt(userId, 'offline', now));
  return 'offline';
}

/**
 * After a user's connections were ended with their session: two tabs that were closed at once each left the other as the last one,
 * and neither could say offline any more.
 */
export function sayOffline(realtime: RealtimeWriter, userId: string, now: number): void {
  const isSaid = recordAt(realtime, `presence/${userId}`)['status'] !== 'online';
  if (!isSaid && !isConnected(realtime, userId, now)) realtime.update(statusAt(userId, 'offline', now));
}

/** Keeps others from reading a user's presence, or no longer does (the setting `show_online`). */
export const hidePresence = (realtime: RealtimeWriter, userId: number, isHidden: boolean): void =>
  realtime.update({ [`hidden/${userId}`]: isHidden || null });

/** Online only with that status in a record at most five minutes old. */
export function isOnline(realtime: RealtimeReader, userId: number, now: number): boolean {
  const { status, timestamp } = recordAt(realtime, `presence/${userId}`);
  return status === 'online' && isFresh(timestamp, now);
}

const isConnected = (realtime: RealtimeReader, userId: number | string, now: number): boolean =>
  Object.values(recordAt(realtime, `connections/${userId}`)).some((one) => isFresh(objectOf(one)['timestamp'], now));
const isFresh = (timestamp: Json | undefined, now: number) =>
  typeof timestamp === 'number' && now - timestamp <= FRESH_MS;
const statusAt = (userId: number | string, status: 'online' | 'offline', now: number) => ({
  [`presence/${userId}/status`]: status,
  [`presence/${userId}/timestamp`]: now,
  [`presence/${userId}/lastSeen`]: new Date(now).toISOString(),
});
const objectOf = (json: Json | undefined): JsonObject => (isJsonObject(json) ? json : {});
const recordAt = (realtime: RealtimeReader, path: string): JsonObject => objectOf(realtime.read(path));
