import { describe, expect, it } from 'vitest';
import { decideStage, type StageBoard, type StageEvent, type StageStatus } from './stage-phases.ts';

/** A first stage on which everything may happen that its status allows. */
const board: StageBoard = {
  phase: 'ready',
  status: 'ready',
  isFirst: true,
  registrationIsOver: true,
  hasTeams: true,
  isCurrent: true,
  openGames: 0,
  hasBegun: false,
  hasLedOn: false,
};
const outcome = (event: StageEvent, change: Partial<StageBoard>) => {
  const { next, refused } = { next: undefined, ...decideStage({ ...board, ...change }, event) };
  return refused ?? next;
};

const no = 'stage_refused';
describe('every status × event', () => {
  it.each<[StageStatus, Record<StageEvent, string>]>([
    ['draft', { edit: 'draft', seed: 'ready', start: no, finish: no, reset: no }],
    ['ready', { edit: no, seed: 'ready', start: 'active', finish: no, reset: 'draft' }],
    ['active', { edit: no, seed: no, start: no, finish: 'finished', reset: 'draft' }],
    ['finished', { edit: no, seed: no, start: no, finish: no, reset: no }],
  ])('%s', (status, expected) => {
    for (const [event, next] of Object.entries(expected))
      expect([event, outcome(event as StageEvent, { status })]).toEqual([event, next]); // the keys of the record
  });

  it.each(['finished', 'cancelled'] as const)('nothing happens in a competition that is %s', (phase) => {
    for (const status of ['draft', 'ready', 'active', 'finished'] as const)
      for (const event of ['edit', 'seed', 'start', 'finish', 'reset'] as const)
        expect(outcome(event, { phase, status })).toBe('competition_over');
  });
});

describe('what keeps an event from happening', () => {
  it.each<[StageEvent, Partial<StageBoard>, string]>([
    ['seed', { phase: 'draft' }, 'stage_refused'],
    ['seed', { phase: 'registration', registrationIsOver: false }, 'registration_open'],
    ['seed', { phase: 'registration' }, 'ready'],
    ['seed', { hasTeams: false }, 'too_few_teams'],
    ['seed', { hasBegun: true }, 'games_played'],
    ['seed', { isFirst: false }, 'stage_refused'],
    ['start', { phase: 'registration' }, 'stage_refused'],
    ['start', { phase: 'ongoing' }, 'active'],
    ['start', { isCurrent: false }, 'seeds_outdated'],
    ['finish', { status: 'active', openGames: 1 }, 'games_open'],
    ['reset', { hasBegun: true }, 'games_played'],
    ['reset', { status: 'active', hasLedOn: true }, 'games_played'],
  ])('%s %j: %s', (event, change, expected) => {
    expect(outcome(event, change)).toBe(expected);
  });
});
