import '../../shared/lib/zod-setup.ts';
import { number, strictObject } from 'zod';
import { minutesAndSeconds } from '../../entities/game/live-clock.ts';
import { type ClockNow, elapsedAt } from '../../live/index.ts';
import { InjuryMinutesMax } from '../../shared/api/generated/zod/schemas/injuryMinutes.zod.ts';

const SECOND = 1_000;
const MINUTE = 60_000;

type Clock = Pick<ClockNow, 'mode' | 'period_ms'>;

/** What a clock shows, in ms: how much has passed, or what is left. */
export const shownBy = (clock: ClockNow, serverNow: number): number => turned(clock, elapsedAt(clock, serverNow));

/** The latest that a clock may be set to: the whole of a period that is counted down, and the added time of one that is counted up. */
export const latestOf = ({ mode, period_ms }: Clock): number =>
  mode === 'down' ? period_ms : period_ms + InjuryMinutesMax * MINUTE;

export const toFields = (ms: number) => ({
  minutes: Math.floor(ms / MINUTE),
  seconds: Math.floor((ms % MINUTE) / SECOND),
});

/** Minutes and seconds as a clock shows them → ms of the period that have passed then (design §10). */
export const clockSchema = (clock: Clock) => {
  const latest = latestOf(clock);
  return strictObject({
    minutes: number().int().min(0),
    seconds: number().int().min(0).max(59),
  })
    .superRefine(({ minutes, seconds }, context) => {
      if (minutes * MINUTE + seconds * SECOND > latest)
        context.addIssue({
          code: 'custom',
          path: ['minutes'],
          input: minutes,
          message: `tracker:setClock.late ${minutesAndSeconds(latest)}`,
        });
    })
    .transform(({ minutes, seconds }) => ({ elapsed_ms: turned(clock, minutes * MINUTE + seconds * SECOND) }));
};

/** What has passed of what is left, and the other way round. */
const turned = ({ mode, period_ms }: Clock, ms: number): number => (mode === 'down' ? Math.max(0, period_ms - ms) : ms);
