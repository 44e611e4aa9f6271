import type { CompetitionRecord, LocalText, StageGroupRecord, StageRecord } from '../db/records.ts';
import { defaultGameRules, defaultRanking } from '../rules/competitions/defaults.ts';
import { newSlug } from '../rules/shared/slugs.ts';
import { addDays, DAY } from '../rules/shared/time.ts';
import { cityId, sportId, type SportKey } from './lookups.ts';
import type { Seeding } from './seeding.ts';

type Plan = Pick<CompetitionRecord, 'id' | 'name' | 'format' | 'phase' | 'max_teams' | 'owner_type' | 'owner_id'> & {
  readonly sport: SportKey;
  readonly city: Parameters<typeof cityId>[0];
  readonly about: LocalText;
  /** Days from today. */
  readonly starts: number;
  readonly ends: number;
  readonly more?: Partial<CompetitionRecord>;
};

/** A competition with the rules of its sport. */
export async function insertCompetition(at: Seeding, plan: Plan): Promise<CompetitionRecord> {
  const { db, now, today } = at;
  const { sport, city, about, starts, ends, more, ...columns } = plan;
  return db.competitions.insert({
    ...columns,
    slug: newSlug(db, plan.name),
    image_id: null,
    image_ids: [],
    description: about,
    rules_text: null,
    sport_id: sportId(sport),
    city_id: cityId(city),
    gender: 'mixed',
    level: null,
    min_teams: 4,
    roster_min: 1,
    roster_max: 20,
    entry_fee: 0,
    starts_on: addDays(today, starts),
    ends_on: addDays(today, ends),
    registration_opens_at: null,
    registration_closes_at: null,
    auto_accept: false,
    score_entry: 'organizer',
    game_rules: defaultGameRules(db, plan, sport),
    ranking: defaultRanking(db, plan, sport),
    cancel_reason: null,
    champion_id: null,
    stages_revision: 0,
    opening_told: plan.phase !== 'draft',
    created_at: now - 70 * DAY,
    ...more,
  });
}

type StagePlan = Partial<StageRecord['settings']> &
  Pick<StageRecord, 'name'> &
  Partial<Pick<StageRecord, 'type' | 'status' | 'inputs'>>;
export const insertStage = (
  { db }: Seeding,
  { id }: CompetitionRecord,
  order: number,
  { name, type = 'round-robin', status = 'active', inputs = [], ...settings }: StagePlan,
): Promise<StageRecord> =>
  db.stages.insert({
    competition_id: id,
    order,
    name,
    type,
    status,
    settings: {
      legs: 1,
      groups: 1,
      advance_per_group: null,
      best_of_rank: null,
      third_place: false,
      grand_final: 'single',
      ...settings,
    },
    random_seed: null,
    inputs,
  });

export async function insertGroups(
  { db }: Seeding,
  { id }: StageRecord,
  teams: number[][],
): Promise<StageGroupRecord[]> {
  const groups: StageGroupRecord[] = [];
  for (const [index, team_ids] of teams.entries())
    groups.push(await db.stageGroups.insert({ stage_id: id, name: 'ABCDEFGH'.charAt(index), team_ids }));
  return groups;
}

/** By seed; added by the organizer, who has no rosters of them. */
export async function enter({ db }: Seeding, { id }: CompetitionRecord, teams: readonly number[]): Promise<void> {
  for (const [index, team_id] of teams.entries())
    await db.competitionTeams.insert({
      competition_id: id,
      team_id,
      application_id: null,
      seed: index + 1,
      seed_locked: false,
      status: 'active',
      deductions: [],
      roster: [],
      fee_paid: index % 3 !== 2,
    });
}
