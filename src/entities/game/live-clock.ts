import { useSyncExternalStore } from 'react';
import { type ClockNow, elapsedAt, type LiveRules, minuteLabel } from '../../live/index.ts';
import type { Game, GameLive } from '../../shared/api/generated/model';
import { msSince, now } from '../../shared/platform/clock.ts';
import { everySecond } from '../../shared/platform/timers.ts';

/** By how much the clock of the server is ahead of this device's, in ms. `receivedAt`: when the answer came (`dataUpdatedAt`). */
export const serverAhead = ({ server_now }: Pick<GameLive, 'server_now'>, receivedAt: number): number =>
  Date.parse(server_now) - (now() - msSince(receivedAt));

/** The clock of a game as the engine takes it; null without one. */
export const clockNow = ({ clock }: Pick<GameLive, 'clock'>): ClockNow | null =>
  clock && { ...clock, anchor_at: clock.anchor_at === null ? null : Date.parse(clock.anchor_at) };

/** What a watcher reads: `23'`, `45+2'`; of a clock that counts down what is left, `3:05`. */
export function clockText(rules: LiveRules, period: number, clock: ClockNow, serverNow: number): string {
  const clock_ms = elapsedAt(clock, serverNow);
  if (clock.mode === 'down') return minutesAndSeconds(Math.max(0, clock.period_ms - clock_ms));
  return minuteLabel(rules, { period, clock_ms }) ?? minutesAndSeconds(clock_ms);
}

/** `3:05`; a second that has begun is not shown before it is over. */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The text of a game's clock, drawn anew when it changes; null without one. */
export function useClockText(rules: LiveRules, game: Pick<Game, 'live'>, receivedAt: number): string | null {
  const { live } = game;
  const text = (): string | null => {
    const clock = live && clockNow(live);
    return clock ? clockText(rules, live.period, clock, now() + serverAhead(live, receivedAt)) : null;
  };
  return useSyncExternalStore(everySecond, text);
}
