import type { CompetitionRecord } from '../../db/records.ts';
import type { CompetitionMissing } from '../../../src/shared/api/generated/model.ts';

export type Phase = CompetitionRecord['phase'];

/** What the phases of a competition depend on. */
export interface PhaseBoard {
  readonly phase: Phase;
  readonly hasOwner: boolean;
  /** Applications that were sent, whatever became of them. */
  readonly applications: number;
  readonly activeTeams: number;
  readonly min_teams: number;
  readonly registrationIsOver: boolean;
  /** The first stage has its teams. */
  readonly isSeeded: boolean;
  readonly hasGames: boolean;
  readonly hasStarted: boolean;
  readonly stagesAreOver: boolean;
}

export type PhaseDecision =
  | { readonly next: Phase; readonly refused?: undefined }
  | {
      readonly refused: 'phase_refused' | 'competition_over' | 'competition_started';
      readonly missing: readonly CompetitionMissing[];
    };

const refuse = (
  refused: 'phase_refused' | 'competition_over' | 'competition_started',
  missing: readonly CompetitionMissing[] = [],
): PhaseDecision => ({ refused, missing });

/** The phase of a competition after somebody who runs it moves it to another one; pure (design §9). */
export function decidePhase(board: PhaseBoard, to: Phase): PhaseDecision {
  const { phase } = board;
  if (phase === 'finished' || phase === 'cancelled') return refuse('competition_over');
  if (to === 'cancelled') return { next: to };
  switch (`${phase} ${to}`) {
    case 'draft registration':
    case 'registration ready':
    case 'ready ongoing':
    case 'ongoing finished': {
      const missing = missingFor(board);
      return missing.length > 0 ? refuse('phase_refused', missing) : { next: to };
    }
    case 'registration draft':
      return board.applications > 0 || board.activeTeams > 0 ? refuse('competition_started') : { next: to };
    case 'ready registration':
      return board.hasStarted ? refuse('competition_started') : { next: to };
    default:
      return refuse('phase_refused');
  }
}

/** What the next phase still needs. */
export function missingFor(board: PhaseBoard): CompetitionMissing[] {
  const needs = (isThere: boolean, what: CompetitionMissing): CompetitionMissing[] => (isThere ? [] : [what]);
  switch (board.phase) {
    case 'draft':
      return needs(board.hasOwner, 'owner');
    case 'registration':
      return [
        ...needs(board.registrationIsOver, 'registration_over'),
        ...needs(board.activeTeams >= board.min_teams, 'min_teams'),
        ...needs(board.isSeeded, 'stage'),
      ];
    case 'ready':
      return needs(board.hasGames, 'games');
    case 'ongoing':
      return needs(board.stagesAreOver, 'games');
    case 'finished':
    case 'cancelled':
      return [];
  }
}
