import { stageProblems, teamsInto } from '../../../src/shared/lib/stage-chain.ts';
import type { CompetitionRecord, GameRecord, StageRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { isLive } from '../games/games.ts';
import { resultStatusOf } from '../games/outcome.ts';
import { closeOf, stagesOf } from './board.ts';
import { teamsBySeed } from './draw.ts';
import { decideStage, type StageBoard, type StageEvent } from './stage-phases.ts';
import { stageGames } from './stages.ts';
import { groupsOf } from './tables.ts';

/** The stages as a plan: where each takes its teams from, as a place in the list from 1. */
export const planOf = (stages: readonly StageRecord[]) =>
  stages.map(({ type, settings, inputs }) => {
    const origin = stages.findIndex(({ id }) => id === inputs[0]?.stage_id);
    return { type, settings, from: origin === -1 ? null : origin + 1 };
  });

/** How many teams enter a stage, as the competition is now. */
export function teamsCountOf(db: DbReader, stage: StageRecord): number {
  const stages = stagesOf(db, stage.competition_id);
  const index = stages.findIndex(({ id }) => id === stage.id);
  return teamsInto(planOf(stages), index, teamsBySeed(db, stage.competition_id).length);
}

const over = new Set<GameRecord['status']>(['finished', 'walkover', 'cancelled', 'abandoned']);

/** A stage, as its machine sees it. */
export function stageBoardOf(
  db: DbReader,
  competition: CompetitionRecord,
  stage: StageRecord,
  now: number,
): StageBoard {
  const stages = stagesOf(db, competition.id);
  const games = stageGames(db, stage);
  const teams = teamsBySeed(db, competition.id);
  const isFirst = stage.inputs.length === 0;
  const isOpen = (game: GameRecord) => !over.has(game.status) || resultStatusOf(game, now) === 'disputed';
  const hasBegun = (game: GameRecord) =>
    isLive(game) || game.result !== null || game.status === 'finished' || game.status === 'walkover';
  return {
    phase: competition.phase,
    status: stage.status,
    isFirst,
    registrationIsOver: now >= closeOf(competition),
    hasTeams: teams.length >= competition.min_teams && stageProblems(planOf(stages), teams.length).length === 0,
    isCurrent: !isFirst || isDrawnFor(db, stage, teams),
    openGames: games.filter(isOpen).length,
    hasBegun: games.some(hasBegun),
    hasLedOn: stages.some(
      ({ inputs, status }) =>
        inputs.some(({ stage_id }) => stage_id === stage.id) && (status === 'active' || status === 'finished'),
    ),
  };
}

function isDrawnFor(db: DbReader, stage: StageRecord, teams: readonly number[]): boolean {
  const drawn = new Set(
    stage.type === 'round-robin'
      ? groupsOf(db, stage.id).flatMap(({ team_ids }) => team_ids)
      : stageGames(db, stage).flatMap((game) => [game.home_team_id ?? [], game.away_team_id ?? []].flat()),
  );
  return drawn.size === teams.length && teams.every((team) => drawn.has(team));
}

/** What who runs the competition may do with its stages. */
export function stagePermissions(board: StageBoard, manages: boolean) {
  const may = (event: StageEvent) => manages && decideStage(board, event).refused === undefined;
  return {
    edit: may('edit'),
    seed: may('seed'),
    start: may('start'),
    finish: may('finish'),
    reset: may('reset'),
  };
}
