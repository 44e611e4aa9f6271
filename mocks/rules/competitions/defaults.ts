import { type Preset, presetsOf } from '../../../src/tournament/index.ts';
import { RankingPreset } from '../../../src/shared/api/generated/zod/schemas/rankingPreset.zod.ts';
import { matchRules } from '../../../src/shared/lib/match-rules.ts';
import { rankingOf } from '../../../src/shared/lib/ranking-of.ts';
import type { CompetitionRecord, SportRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';

type SportKey = SportRecord['key'];
type MatchRules = CompetitionRecord['game_rules'];
type Ranking = CompetitionRecord['ranking'];

type Owner = Pick<CompetitionRecord, 'owner_type' | 'owner_id'>;
const settingOf = (db: DbReader, { owner_type, owner_id }: Owner, key: string): unknown =>
  owner_type === 'organization' ? db.settings.one('key', 'organization', owner_id, key)?.value : undefined;

/** Of the sport, with the match minutes of the organization where it has chosen them. */
export function defaultGameRules(db: DbReader, owner: Owner, sport: SportKey): MatchRules {
  const minutes = settingOf(db, owner, 'default_match_minutes');
  return { ...matchRules[sport], ...(typeof minutes === 'number' && { match_minutes: minutes }) };
}

/** Of the organization, if that is one of the sport, else of the sport. */
export function defaultRanking(db: DbReader, owner: Owner, sport: SportKey): Ranking {
  const chosen = RankingPreset.safeParse(settingOf(db, owner, 'default_ranking_preset')).data;
  const ofSport: readonly Preset[] = presetsOf(sport);
  return rankingOf(chosen && ofSport.includes(chosen) ? chosen : presetsOf(sport)[0]);
}
