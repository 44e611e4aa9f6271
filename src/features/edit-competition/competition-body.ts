import type {
  Competition,
  CreateCompetitionBody,
  RankingRules,
  SportKey,
  UpdateCompetitionBody,
} from '../../shared/api/generated/model';
import { matchRules } from '../../shared/lib/match-rules.ts';
import { rankingOf } from '../../shared/lib/ranking-of.ts';
import { tiraneTime, tiraneDate } from '../../shared/lib/time/tirane.ts';
import { type Preset, presetsOf } from '../../tournament/index.ts';
import { type CompetitionOutput, type CompetitionValues, instantOf } from './competition-schema.ts';

type MatchRules = Competition['game_rules'];
type Body = Omit<CreateCompetitionBody, 'module' | 'owner_type' | 'owner_id' | 'images'>;
type Changes = Omit<UpdateCompetitionBody, 'module' | 'owner_id'>;

/** What an organization has chosen for its new competitions; null: as the sport has it. */
export interface OwnDefaults {
  readonly preset: Preset | null;
  readonly matchMinutes: number | null;
}

/** What the rules of another sport bring. */
export function sportValues(sport: SportKey, own: OwnDefaults) {
  const ofSport = presetsOf(sport);
  const preset = ofSport.find((one) => one === own.preset) ?? ofSport[0];
  const rules = matchRules[sport];
  return {
    ...gameValues({ ...rules, match_minutes: own.matchMinutes ?? rules.match_minutes }),
    ...rankingValues(rankingOf(preset), sport),
  };
}

const gameValues = (rules: MatchRules) => ({
  match_minutes: rules.match_minutes,
  periods: rules.periods ?? 2,
  period_minutes: rules.period_minutes ?? 45,
  extra_time_minutes: rules.extra_time_minutes ?? 0,
  shootout: rules.shootout,
  best_of_sets: String(rules.best_of_sets ?? 3),
  set_points: rules.set_points ?? 25,
  last_set_points: rules.last_set_points ?? 15,
  tiebreak_at: rules.tiebreak_at ?? 6,
  super_tiebreak_last: rules.super_tiebreak_last,
});

/** The fields of a way of ranking. */
export const rankingValues = (ranking: RankingRules, sport: SportKey) => ({
  preset: ranking.preset ?? presetsOf(sport)[0],
  win: ranking.win,
  draw: ranking.draw,
  loss: ranking.loss,
  win_5set: ranking.win_5set ?? ranking.win,
  loss_5set: ranking.loss_5set ?? ranking.loss,
  forfeit_loss: ranking.forfeit_loss,
  criteria: ranking.criteria.map((one, index) => ({ ...one, id: index + 1 })),
});

/** A new competition, in the order of the fields; its rules follow with the sport. */
export const emptyCompetition = (cityId: number | undefined, own: OwnDefaults): CompetitionValues => ({
  name: '',
  sport_id: '',
  city_id: cityId === undefined ? '' : String(cityId),
  gender: 'mixed',
  level: '',
  description: '',
  image: null,
  format: 'league',
  min_teams: 4,
  max_teams: 8,
  roster_min: 5,
  roster_max: 20,
  entry_fee: '',
  auto_accept: false,
  starts_on: '',
  ends_on: '',
  opens_on: '',
  opens_at: '08:00',
  closes_on: '',
  closes_at: '20:00',
  score_entry: 'organizer',
  rules_text: '',
  ...sportValues('football', own),
});

/** A competition as form values. */
export function competitionValues(competition: Competition): CompetitionValues {
  const { registration_opens_at: opens, registration_closes_at: closes, sport } = competition;
  return {
    name: competition.name,
    sport_id: String(sport.id),
    city_id: String(competition.city.id),
    gender: competition.gender,
    level: competition.level ?? '',
    description: competition.description,
    image: competition.image,
    slug: competition.slug,
    format: competition.format,
    min_teams: competition.min_teams,
    max_teams: competition.max_teams,
    roster_min: competition.roster_min,
    roster_max: competition.roster_max,
    entry_fee: String(competition.entry_fee || ''),
    auto_accept: competition.auto_accept,
    starts_on: competition.starts_on,
    ends_on: competition.ends_on ?? '',
    opens_on: opens === null ? '' : tiraneDate(Date.parse(opens)),
    opens_at: opens === null ? '08:00' : tiraneTime(Date.parse(opens)),
    closes_on: closes === null ? '' : tiraneDate(Date.parse(closes)),
    closes_at: closes === null ? '20:00' : tiraneTime(Date.parse(closes)),
    score_entry: competition.score_entry,
    rules_text: competition.rules_text,
    ...gameValues(competition.game_rules),
    ...rankingValues(competition.ranking, sport.key),
  };
}

/** The request body without its owner; the server gives a new one its address. */
export function competitionBody(values: CompetitionOutput, sport: SportKey): Body {
  return {
    name: values.name,
    sport_id: values.sport_id,
    city_id: values.city_id,
    gender: values.gender,
    level: values.level,
    description: values.description,
    image: values.image,
    format: values.format,
    min_teams: values.min_teams,
    max_teams: values.max_teams,
    roster_min: values.roster_min,
    roster_max: values.roster_max,
    entry_fee: values.entry_fee,
    auto_accept: values.auto_accept,
    starts_on: values.starts_on,
    ends_on: values.ends_on || null,
    registration_opens_at: isoOf(values.opens_on, values.opens_at),
    registration_closes_at: isoOf(values.closes_on, values.closes_at),
    score_entry: values.score_entry,
    rules_text: values.rules_text,
    game_rules: rulesOf(values, sport),
    ranking: {
      preset: values.preset,
      win: values.win,
      draw: values.draw,
      loss: values.loss,
      win_5set: sport === 'volleyball' ? values.win_5set : null,
      loss_5set: sport === 'volleyball' ? values.loss_5set : null,
      forfeit_loss: values.forfeit_loss,
      criteria: values.criteria.map(({ key, only_if_two }) => ({ key, only_if_two })),
    },
  };
}

/** Only what differs from the competition, so that what others changed meanwhile stays. */
export function competitionChanges(values: CompetitionOutput, before: Changes, sport: SportKey): Changes {
  return Object.fromEntries(
    Object.entries(changeBody(values, sport)).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof Changes]), // keys of the body
    ),
  );
}

/** What a change may send. */
export const changeBody = (values: CompetitionOutput, sport: SportKey): Changes => ({
  ...competitionBody(values, sport),
  ...(values.slug !== undefined && { slug: values.slug }),
});

function isoOf(day: string, time: string): string | null {
  const instant = instantOf(day, time);
  return instant === null ? null : new Date(instant).toISOString();
}

function rulesOf(values: CompetitionOutput, sport: SportKey): MatchRules {
  const hasPeriods = sport === 'football' || sport === 'basketball';
  const sets = Number(values.best_of_sets);
  return {
    match_minutes: values.match_minutes,
    periods: hasPeriods ? values.periods : null,
    period_minutes: hasPeriods ? values.period_minutes : null,
    extra_time_minutes: hasPeriods ? values.extra_time_minutes : null,
    shootout: sport === 'football' && values.shootout,
    best_of_sets: hasPeriods ? null : sets === 1 || sets === 5 ? sets : 3,
    set_points: hasPeriods ? null : values.set_points,
    last_set_points: sport === 'volleyball' ? values.last_set_points : null,
    tiebreak_at: sport === 'tennis' ? values.tiebreak_at : null,
    super_tiebreak_last: sport === 'tennis' && values.super_tiebreak_last,
  };
}
