import type { CompetitionRecord, StageRecord } from '../../db/records.ts';

export type StageStatus = StageRecord['status'];
export type StageEvent = 'edit' | 'seed' | 'start' | 'finish' | 'reset';
export type StageRefusal =
  | 'competition_over'
  | 'stage_refused'
  | 'registration_open'
  | 'too_few_teams'
  | 'seeds_outdated'
  | 'games_open'
  | 'games_played';

/** What becomes of a stage depends on this. */
export interface StageBoard {
  readonly phase: CompetitionRecord['phase'];
  readonly status: StageStatus;
  /** Its teams are those of the competition, and not those who go on from an earlier stage. */
  readonly isFirst: boolean;
  /** No team can come any more but by who runs the competition. */
  readonly registrationIsOver: boolean;
  /** As many active teams as the competition and the chain of its stages ask for. */
  readonly hasTeams: boolean;
  /** The active teams are those that it was drawn for. */
  readonly isCurrent: boolean;
  /** Games without a result that are not called off. */
  readonly openGames: number;
  /** A game of it has begun or has a result. */
  readonly hasBegun: boolean;
  /** A stage that it leads to has begun. */
  readonly hasLedOn: boolean;
}

export type StageDecision =
  | { readonly next: StageStatus; readonly refused?: undefined }
  | { readonly refused: StageRefusal };

/** The status of a stage after something that who runs the competition does; pure (design §9, decision 056). */
export function decideStage(board: StageBoard, event: StageEvent): StageDecision {
  const { phase, status } = board;
  if (phase === 'finished' || phase === 'cancelled') return { refused: 'competition_over' };
  switch (event) {
    case 'edit':
      return status === 'draft' ? { next: 'draft' } : { refused: 'stage_refused' };
    case 'seed':
      return decideSeed(board);
    case 'start':
      if (status !== 'ready' || (phase !== 'ready' && phase !== 'ongoing')) return { refused: 'stage_refused' };
      return board.isCurrent ? { next: 'active' } : { refused: 'seeds_outdated' };
    case 'finish':
      if (status !== 'active') return { refused: 'stage_refused' };
      return board.openGames > 0 ? { refused: 'games_open' } : { next: 'finished' };
    case 'reset':
      if (status !== 'ready' && status !== 'active') return { refused: 'stage_refused' };
      return board.hasBegun || board.hasLedOn ? { refused: 'games_played' } : { next: 'draft' };
  }
}

function decideSeed({ phase, status, isFirst, registrationIsOver, hasTeams, hasBegun }: StageBoard): StageDecision {
  if (!isFirst || (status !== 'draft' && status !== 'ready')) return { refused: 'stage_refused' };
  if (phase === 'draft') return { refused: 'stage_refused' };
  if (phase === 'registration' && !registrationIsOver) return { refused: 'registration_open' };
  if (!hasTeams) return { refused: 'too_few_teams' };
  return hasBegun ? { refused: 'games_played' } : { next: 'ready' };
}
