import type { GameEventType, SportKey } from '../shared/api/generated/model';

export interface EventKind {
  readonly sports: readonly SportKey[];
  /** Points or goals that it counts. */
  readonly points: number;
  /** It belongs to a side. */
  readonly isOfSide: boolean;
  /** Also between two periods. */
  readonly isAnytime: boolean;
}

const all = ['football', 'basketball', 'volleyball', 'tennis'] as const;
const frame = { sports: all, points: 0, isOfSide: false, isAnytime: true } as const;
const play = (sports: readonly SportKey[], points = 0): EventKind => ({
  sports,
  points,
  isOfSide: true,
  isAnytime: false,
});
const aside = (sports: readonly SportKey[]): EventKind => ({ sports, points: 0, isOfSide: true, isAnytime: true });
const clock: EventKind = { sports: ['football', 'basketball'], points: 0, isOfSide: false, isAnytime: false };

/** What each type of entry is (design §10). A new type does not compile without its row. */
export const eventKinds: Readonly<Record<GameEventType, EventKind>> = {
  'period-start': frame,
  'period-end': frame,
  'game-end': frame,
  note: frame,
  'clock-start': clock,
  'clock-stop': clock,
  goal: play(['football'], 1),
  'penalty-goal': play(['football'], 1),
  'own-goal': play(['football'], 1),
  'penalty-missed': play(['football']),
  'yellow-card': aside(['football']),
  'second-yellow': aside(['football']),
  'red-card': aside(['football']),
  substitution: aside(['football', 'basketball', 'volleyball']),
  corner: play(['football']),
  'injury-time': { ...clock, sports: ['football'] },
  'shootout-goal': play(['football']),
  'shootout-miss': play(['football']),
  'free-throw': play(['basketball'], 1),
  'two-points': play(['basketball'], 2),
  'three-points': play(['basketball'], 3),
  'free-throw-missed': play(['basketball']),
  'personal-foul': play(['basketball']),
  'technical-foul': aside(['basketball']),
  timeout: play(['basketball', 'volleyball']),
  point: play(['volleyball', 'tennis'], 1),
  sanction: aside(['volleyball']),
  retirement: aside(['tennis']),
  'code-violation': aside(['tennis']),
};
