/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { GameSideKey } from './gameSideKey.zod.ts';
import { GameStatus } from './gameStatus.zod.ts';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { PointsPair } from './pointsPair.zod.ts';
import { ResultStatus } from './resultStatus.zod.ts';
import { TableCard } from './tableCard.zod.ts';


export const tableGameHomeScoreMin = 0;

export const tableGameAwayScoreMin = 0;



export const TableGame = zod.strictObject({
  "id": Id,
  "round": zod.int().min(1).describe('The matchday'),
  "starts_at": zod.union([Instant,zod.null()]),
  "home_team_id": Id,
  "away_team_id": Id,
  "status": GameStatus,
  "result_status": ResultStatus,
  "home_score": zod.int().min(tableGameHomeScoreMin).nullable().describe('Goals, points or sets'),
  "away_score": zod.int().min(tableGameAwayScoreMin).nullable(),
  "sets": zod.array(PointsPair).describe('Points of volleyball, games of tennis'),
  "forfeits": zod.array(GameSideKey).describe('Of a walkover: who did not play'),
  "cards": zod.array(TableCard).describe('Of a tracked game, for fair play')
}).describe('A game of a table, as the engine counts it');

export type TableGame = zod.input<typeof TableGame>;
export type TableGameOutput = zod.output<typeof TableGame>;
