import { useSyncExternalStore } from 'react';
import { type ClockNow, elapsedAt, minuteText } from '../../live/index.ts';
import type { GameLive } from '../../shared/api/generated/model';
import { msSince, now } from '../../shared/platform/clock.ts';
import { everySecond } from '../../shared/platform/timers.ts';

/** By how much the clock of the server is ahead of this device's, in ms. `receivedAt`: when the answer came (`dataUpdatedAt`). */
export const serverAhead = ({ server_now }: Pick<GameLive, 'server_now'>, receivedAt: number): number =>
  Date.parse(server_now) - (now() - msSince(receivedAt));

/** The clock of a game as the engine takes it; null without one. */
export const clockNow = ({ clock }: Pick<GameLive, 'clock'>): ClockNow | null =>
  clock && { ...clock, anchor_at: clock.anchor_at === null ? null : Date.parse(clock.anchor_at) };

/** What a watcher reads: `23'`, `45+2'`; of a clock that counts down what is left, `3:05`. */
export function clockText(clock: ClockNow, serverNow: number): string {
  const clock_ms = elapsedAt(clock, serverNow);
  return clock.mode === 'up' ? minuteText(clock, clock_ms) : minutesAndSeconds(Math.max(0, clock.period_ms - clock_ms));
}

/** `3:05`; a second that has begun is not shown before it is over. */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What is known of when the answer to a query came. */
export interface Answered {
  dataUpdatedAt: number;
  isPlaceholderData: boolean;
}

/** When the answer on screen came; undefined of one to the question before, of which a query does not keep it. */
export const receivedAtOf = ({ dataUpdatedAt, isPlaceholderData }: Answered): number | undefined =>
  isPlaceholderData ? undefined : dataUpdatedAt;

/**
 * The text of a game's clock at this moment; null without one, and of an answer that came nobody knows when or more than `knownFor` ms
 * ago: by then the half may be over.
 */
export function liveText(
  live: GameLive | null,
  receivedAt: number | undefined,
  knownFor = Number.POSITIVE_INFINITY,
): string | null {
  const clock = live && clockNow(live);
  if (!clock || receivedAt === undefined || msSince(receivedAt) > knownFor) return null;
  return clockText(clock, now() + serverAhead(live, receivedAt));
}

/** `liveText`, drawn anew when it changes (CMP-04, design §10). */
export const useLiveText = (...of: Parameters<typeof liveText>): string | null =>
  useSyncExternalStore(everySecond, () => liveText(...of));
