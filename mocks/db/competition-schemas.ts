/** Competitions, who takes part, who follows, and their stages. Design §9. */
import { z } from 'zod';
import { MatchRules } from '../../src/shared/api/generated/zod/schemas/matchRules.zod.ts';
import { RankingRules } from '../../src/shared/api/generated/zod/schemas/rankingRules.zod.ts';
import {
  CompetitionFormat,
  CompetitionPhase,
  EntryStatus,
  ScoreEntry,
  StageStatus,
  StageType,
} from '../../src/shared/api/generated/model.ts';
import { localTextSchema } from './schemas.ts';

const id = z.int().positive();
const instant = z.int();
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const places = z.int().min(2).max(64);

export const competitionSchema = z.strictObject({
  id,
  slug: z.string(),
  name: z.string(),
  image_id: id.nullable(),
  image_ids: z.array(id),
  description: localTextSchema.nullable(),
  rules_text: localTextSchema.nullable(),
  sport_id: id,
  city_id: id,
  owner_type: z.enum(['base', 'organization']),
  /** The user or the organization, by owner_type; null: the account is gone. */
  owner_id: id.nullable(),
  gender: z.enum(['male', 'female', 'mixed']),
  level: z.enum(['recreational', 'intermediate', 'competitive', 'professional']).nullable(),
  format: z.enum(CompetitionFormat),
  min_teams: places,
  max_teams: places,
  roster_min: z.int().min(1),
  roster_max: z.int().min(1),
  entry_fee: z.int().nonnegative(),
  starts_on: date,
  ends_on: date.nullable(),
  registration_opens_at: instant.nullable(),
  registration_closes_at: instant.nullable(),
  auto_accept: z.boolean(),
  score_entry: z.enum(ScoreEntry),
  game_rules: MatchRules,
  ranking: RankingRules,
  phase: z.enum(CompetitionPhase),
  /** Rises with every change of its stages. */
  stages_revision: z.int().nonnegative(),
  cancel_reason: z.string().nullable(),
  champion_id: id.nullable(),
  /** Its followers know that registration is open. */
  opening_told: z.boolean(),
  created_at: instant,
});

export const rosterSchema = z.array(z.strictObject({ user_id: id, jersey_number: z.int().nullable() }));

/** A team that has a place, or had one after the start. */
export const competitionTeamSchema = z.strictObject({
  id,
  competition_id: id,
  team_id: id,
  /** null: it was added without one. */
  application_id: id.nullable(),
  seed: z.int().positive().nullable(),
  seed_locked: z.boolean(),
  status: z.enum(EntryStatus),
  deductions: z.array(z.strictObject({ points: z.int().positive(), reason: z.string() })),
  roster: rosterSchema,
  fee_paid: z.boolean(),
});

export const competitionFollowSchema = z.strictObject({ id, competition_id: id, user_id: id });

/** Where a team comes from. */
export const sourceSchema = z.strictObject({
  kind: z.enum(['team', 'winner', 'loser', 'rank', 'best-rank', 'bye']),
  game_id: id.nullable(),
  stage_id: id.nullable(),
  group_id: id.nullable(),
  rank: z.int().positive().nullable(),
  nth: z.int().positive().nullable(),
});

export const stageSchema = z.strictObject({
  id,
  competition_id: id,
  order: z.int().positive(),
  name: localTextSchema,
  type: z.enum(StageType),
  status: z.enum(StageStatus),
  settings: z.strictObject({
    legs: z.int().min(1).max(2),
    groups: z.int().min(1).max(8),
    advance_per_group: z.int().positive().nullable(),
    best_of_rank: z.strictObject({ rank: z.int().positive(), count: z.int().positive() }).nullable(),
    third_place: z.boolean(),
    grand_final: z.enum(['single', 'reset']),
  }),
  /** Of a draw by lot; null: drawn otherwise, or not yet. */
  random_seed: z.int().nonnegative().nullable(),
  /** By seed; empty: the teams of the competition. */
  inputs: z.array(sourceSchema),
  /** Between two games of a team, as it was scheduled last. */
  rest_minutes: z.int().nonnegative().optional(),
});

export const stageGroupSchema = z.strictObject({ id, stage_id: id, name: z.string(), team_ids: z.array(id) });

/** The place of a game in its stage. */
export const gamePlaceSchema = z.strictObject({
  stage_id: id,
  group_id: id.nullable(),
  round: z.int().positive(),
  leg: z.int().min(1).max(2),
  bracket: z
    .strictObject({
      side: z.enum(['winners', 'losers', 'final', 'third', 'reset']),
      position: z.int().positive(),
    })
    .nullable(),
  number: z.int().positive(),
  home: sourceSchema,
  away: sourceSchema,
});
