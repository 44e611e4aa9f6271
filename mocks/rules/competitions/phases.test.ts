import { describe, expect, it } from 'vitest';
import { decidePhase, missingFor, type Phase, type PhaseBoard } from './phases.ts';

const phases: readonly Phase[] = ['draft', 'registration', 'ready', 'ongoing', 'finished', 'cancelled'];

/** Everything is there, and nothing has begun. */
const complete: PhaseBoard = {
  phase: 'draft',
  hasOwner: true,
  applications: 0,
  activeTeams: 0,
  min_teams: 4,
  registrationIsOver: true,
  isSeeded: true,
  hasGames: true,
  hasStarted: false,
  stagesAreOver: true,
};
const full = (phase: Phase): PhaseBoard => ({
  ...complete,
  phase,
  activeTeams: phase === 'draft' || phase === 'registration' ? 0 : 4,
});
const said = (board: PhaseBoard, to: Phase): string => {
  const decision = decidePhase(board, to);
  return decision.refused ?? decision.next;
};

describe('every phase × every wanted phase', () => {
  const no = 'phase_refused';
  const over = 'competition_over';
  // columns in the order of `phases`
  const cells: Record<Phase, readonly string[]> = {
    draft: [no, 'registration', no, no, no, 'cancelled'],
    registration: ['draft', no, no, no, no, 'cancelled'],
    ready: [no, 'registration', no, 'ongoing', no, 'cancelled'],
    ongoing: [no, no, no, no, 'finished', 'cancelled'],
    finished: [over, over, over, over, over, over],
    cancelled: [over, over, over, over, over, over],
  };
  it.each(phases)('%s', (phase) => {
    expect(phases.map((to) => said(full(phase), to))).toEqual(cells[phase]);
  });
});

describe('what is missing', () => {
  const missing = (changes: Partial<PhaseBoard>) => missingFor({ ...complete, activeTeams: 4, ...changes });

  it('a draft needs somebody who runs it', () => {
    expect(missing({ phase: 'draft' })).toEqual([]);
    expect(missing({ phase: 'draft', hasOwner: false })).toEqual(['owner']);
  });

  it('a draw needs the close, enough teams, and its first stage', () => {
    const begun = { phase: 'registration', registrationIsOver: false, activeTeams: 3, isSeeded: false } as const;
    expect(missing(begun)).toEqual(['registration_over', 'min_teams', 'stage']);
    expect(missing({ phase: 'registration' })).toEqual([]);
    expect(said({ ...complete, phase: 'registration', activeTeams: 4 }, 'ready')).toBe('ready');
  });

  it('a start needs games, an end that all are played', () => {
    expect(missing({ phase: 'ready', hasGames: false })).toEqual(['games']);
    expect(missing({ phase: 'ongoing', stagesAreOver: false })).toEqual(['games']);
    expect([missing({ phase: 'finished' }), missing({ phase: 'cancelled' })]).toEqual([[], []]);
  });

  it('stands in the refusal', () => {
    expect(decidePhase({ ...complete, phase: 'ready', hasGames: false }, 'ongoing')).toEqual({
      refused: 'phase_refused',
      missing: ['games'],
    });
  });
});

it('goes back to a draft only while nobody has entered or applied, and to registration while no game has begun', () => {
  expect(said({ ...full('registration'), applications: 1 }, 'draft')).toBe('competition_started');
  expect(said({ ...full('registration'), activeTeams: 1 }, 'draft')).toBe('competition_started');
  expect(said({ ...full('ready'), hasStarted: true }, 'registration')).toBe('competition_started');
});
