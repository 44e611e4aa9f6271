import '../../shared/lib/zod-setup.ts';
import { array, boolean, type input, literal, number, object, type output, string, union } from 'zod';
import type { SportKey } from '../../shared/api/generated/model';
import { CompetitionFormat } from '../../shared/api/generated/zod/schemas/competitionFormat.zod.ts';
import { CompetitionText } from '../../shared/api/generated/zod/schemas/competitionText.zod.ts';
import { CreateCompetitionBody } from '../../shared/api/generated/zod/schemas/createCompetitionBody.zod.ts';
import { Description } from '../../shared/api/generated/zod/schemas/description.zod.ts';
import { EntryFee } from '../../shared/api/generated/zod/schemas/entryFee.zod.ts';
import { ExtraTimeMinutes } from '../../shared/api/generated/zod/schemas/extraTimeMinutes.zod.ts';
import { Image } from '../../shared/api/generated/zod/schemas/image.zod.ts';
import { MatchMinutes } from '../../shared/api/generated/zod/schemas/matchMinutes.zod.ts';
import { PeriodMinutes } from '../../shared/api/generated/zod/schemas/periodMinutes.zod.ts';
import { Periods } from '../../shared/api/generated/zod/schemas/periods.zod.ts';
import { SetPoints } from '../../shared/api/generated/zod/schemas/setPoints.zod.ts';
import { Slug } from '../../shared/api/generated/zod/schemas/slug.zod.ts';
import { TablePoints } from '../../shared/api/generated/zod/schemas/tablePoints.zod.ts';
import { RankingCriterionKey } from '../../shared/api/generated/zod/schemas/rankingCriterionKey.zod.ts';
import { RankingPreset } from '../../shared/api/generated/zod/schemas/rankingPreset.zod.ts';
import { ScoreEntry } from '../../shared/api/generated/zod/schemas/scoreEntry.zod.ts';
import { TeamLevel } from '../../shared/api/generated/zod/schemas/teamLevel.zod.ts';
import { competitionProblems } from '../../shared/lib/competition-problems.ts';
import { isAskable } from '../../shared/lib/time/dates.ts';
import { tiraneDate, toInstant } from '../../shared/lib/time/tirane.ts';
import { typedLek } from '../../shared/lib/typed-lek.ts';
import { now } from '../../shared/platform/clock.ts';

const { name, sport_id, city_id, gender, min_teams, max_teams, roster_min, roster_max } = CreateCompetitionBody.shape;

/** The fields of a competition; only one that exists has an address. The picture is kept whole for its preview, and sent as its id. Selects hold text, days and times are Tirana's, figures that a sport does not have are not sent. */
const fields = object({
  name,
  sport_id: string().transform(Number).pipe(sport_id),
  city_id: string().transform(Number).pipe(city_id),
  gender,
  level: union([TeamLevel, literal('')]).transform((chosen) => chosen || null),
  description: Description,
  image: Image.nullable().transform((picture) => picture?.id ?? null),
  slug: string().trim().toLowerCase().pipe(Slug).optional(),
  format: CompetitionFormat,
  min_teams,
  max_teams,
  roster_min,
  roster_max,
  entry_fee: string()
    .transform((text) => (typedLek(text) || 0) as number) // what is no number is refused by the next step
    .pipe(EntryFee),
  auto_accept: boolean(),
  starts_on: string(),
  ends_on: string(),
  opens_on: string(),
  opens_at: string(),
  closes_on: string(),
  closes_at: string(),
  score_entry: ScoreEntry,
  match_minutes: MatchMinutes,
  periods: Periods,
  period_minutes: PeriodMinutes,
  extra_time_minutes: ExtraTimeMinutes,
  shootout: boolean(),
  best_of_sets: string(),
  set_points: SetPoints,
  last_set_points: SetPoints,
  tiebreak_at: SetPoints,
  super_tiebreak_last: boolean(),
  rules_text: CompetitionText,
  preset: RankingPreset,
  win: TablePoints,
  draw: TablePoints,
  loss: TablePoints,
  win_5set: TablePoints,
  loss_5set: TablePoints,
  forfeit_loss: TablePoints,
  /** Each with a number by which it is moved. */
  criteria: array(object({ id: number(), key: RankingCriterionKey, only_if_two: boolean() }))
    .min(1)
    .max(16),
});

export type CompetitionValues = input<typeof fields>;
export type CompetitionOutput = output<typeof fields>;

/** What decides which values are right. */
interface Rules {
  /** The key of a sport; undefined while the sports are not known. */
  sportOf: (sportId: number) => SportKey | undefined;
  /** The day it starts on as it is: only another one must be today or later. */
  startsOn: string | null;
}

/** The schema of the form of a competition. What one field asks of another is the same for the mock backend. */
export const competitionSchema = (rules: Rules) =>
  fields.superRefine((values, context) => {
    for (const [field, message] of wrongFields(values, rules))
      context.addIssue({ code: 'custom', path: [field], input: values[field], message });
  });

type Wrong = [field: keyof CompetitionOutput, message: string];

function wrongFields(values: CompetitionOutput, { sportOf, startsOn }: Rules): Wrong[] {
  const { starts_on, ends_on, opens_on, opens_at, closes_on, closes_at } = values;
  const problems = competitionProblems({
    ...values,
    sport: sportOf(values.sport_id),
    starts_on: isAskable(starts_on) ? starts_on : undefined,
    ends_on: isAskable(ends_on) ? ends_on : null,
    registration_opens_at: instantOf(opens_on, opens_at),
    registration_closes_at: instantOf(closes_on, closes_at),
    ranking: values,
  });
  return [
    ...wrongDates(values, startsOn),
    ...problems.map(({ field, key }): Wrong => [fieldOf(field) as keyof CompetitionOutput, key]), // of the same draft
  ];
}

function wrongDates(values: CompetitionOutput, startsOn: string | null): Wrong[] {
  const wrong = wrongStart(values.starts_on, startsOn);
  return [
    ...(wrong === null ? [] : [['starts_on', wrong] satisfies Wrong]),
    ...(['ends_on', 'opens_on', 'closes_on'] as const)
      .filter((field) => values[field] !== '' && !isAskable(values[field]))
      .map((field): Wrong => [field, 'validation:date']),
    ...(['opens_at', 'closes_at'] as const)
      .filter((field) => !isClock(values[field]))
      .map((field): Wrong => [field, 'competitionform:wrong.time']),
  ];
}

/** What is wrong with the first day; null: nothing. Only another one than it was must be today or later. */
function wrongStart(day: string, before: string | null): string | null {
  if (day === '') return 'validation:booking.date';
  if (!isAskable(day)) return 'validation:date';
  return day !== before && day < tiraneDate(now()) ? 'validation:competition.past' : null;
}

/** What the next season of a competition has of its own, refused as in the form of a new one. */
export const seasonSchema = object({ name, starts_on: string(), with_teams: boolean() }).superRefine(
  ({ starts_on }, context) => {
    const message = wrongStart(starts_on, null);
    if (message !== null) context.addIssue({ code: 'custom', path: ['starts_on'], input: starts_on, message });
  },
);

/** The instant of a day and a time; null without a day, and of what is neither. */
export const instantOf = (day: string, time: string): number | null =>
  isAskable(day) && isClock(time) ? toInstant(day, time) : null;

const isClock = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

const FIELDS: Readonly<Record<string, keyof CompetitionValues>> = {
  registration_opens_at: 'opens_on',
  registration_closes_at: 'closes_on',
};

/** The field of the form that shows what the server says of one of its own: `game_rules.periods`, `ranking.criteria.2`. */
export function fieldOf(field: string): string {
  const bare = field.replace(/^(game_rules|ranking)\./, '');
  return FIELDS[bare] ?? bare.replace(/\.\d+.*$/, '');
}
