import { type Preset, presets, presetsOf } from '../../../src/tournament/index.ts';
import { RankingPreset } from '../../../src/shared/api/generated/zod/schemas/rankingPreset.zod.ts';
import type { CompetitionRecord, SportRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';

type SportKey = SportRecord['key'];
type MatchRules = CompetitionRecord['game_rules'];
type Ranking = CompetitionRecord['ranking'];

const noRules: MatchRules = {
  periods: null,
  period_minutes: null,
  extra_time_minutes: null,
  shootout: false,
  best_of_sets: null,
  set_points: null,
  last_set_points: null,
  tiebreak_at: null,
  super_tiebreak_last: false,
  match_minutes: 60,
};
/** How the games of a sport are played unless somebody says otherwise (design §9). */
const matchRules: Readonly<Record<SportKey, MatchRules>> = {
  football: { ...noRules, periods: 2, period_minutes: 45, extra_time_minutes: 15, shootout: true, match_minutes: 105 },
  basketball: { ...noRules, periods: 4, period_minutes: 10, extra_time_minutes: 5, match_minutes: 90 },
  volleyball: { ...noRules, best_of_sets: 5, set_points: 25, last_set_points: 15, match_minutes: 100 },
  tennis: { ...noRules, best_of_sets: 3, set_points: 6, tiebreak_at: 6, super_tiebreak_last: true, match_minutes: 90 },
};

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

/** A preset, as a competition keeps it. */
export function rankingOf(preset: Preset): Ranking {
  const { win, draw, loss, win5set, loss5set, forfeitLoss, criteria } = presets[preset];
  return {
    preset,
    win,
    draw,
    loss,
    win_5set: win5set ?? null,
    loss_5set: loss5set ?? null,
    forfeit_loss: forfeitLoss,
    criteria: criteria.map(({ key, onlyIfTwo = false }) => ({ key, only_if_two: onlyIfTwo })),
  };
}
