import type { PresenceSign } from '../../shared/platform/firebase/realtime-client.ts';

/** Source: specification §9. */
export const FRESH_MS = 300_000;

/** A sign of life is good for five minutes of the server's time (R4). */
export const isFresh = (timestamp: number, serverNow: number): boolean => serverNow - timestamp <= FRESH_MS;

/** Whether others see this user as online (specification §4). */
export const isOnlineToOthers = (sign: PresenceSign | null, serverNow: number): boolean => sign?.status === 'online' && isFresh(sign.timestamp, serverNow);
