import type { FieldProblem, FieldTextKey } from './field-texts/field-problem.ts';
import { addDays } from './time/dates.ts';
import { toInstant } from './time/tirane.ts';

type SportKey = 'football' | 'basketball' | 'volleyball' | 'tennis';

/** What the rules between the fields of a competition look at; what is not known yet is left out. */
export interface CompetitionDraft {
  readonly sport?: SportKey | undefined;
  readonly min_teams?: number | undefined;
  readonly max_teams?: number | undefined;
  readonly roster_min?: number | undefined;
  readonly roster_max?: number | undefined;
  readonly starts_on?: string | undefined;
  /** Before which it cannot start; absent where the start is as it was. */
  readonly today?: string | undefined;
  readonly ends_on?: string | null | undefined;
  /** Instants: milliseconds. */
  readonly registration_opens_at?: number | null | undefined;
  readonly registration_closes_at?: number | null | undefined;
  readonly game_rules?: { readonly periods: number | null; readonly best_of_sets: number | null } | undefined;
  readonly ranking?:
    | {
        readonly preset: string | null;
        readonly criteria: readonly { readonly key: string; readonly only_if_two: boolean }[];
      }
    | undefined;
}

export interface CompetitionProblem {
  /** Dot path of the field. */
  readonly field: string;
  readonly key: FieldTextKey;
}

/**
 * What is wrong between the fields of a competition, beside the field that is to change: for the form and the mock backend alike.
 * What concerns one field alone stands in the contract.
 */
export function competitionProblems(draft: CompetitionDraft): CompetitionProblem[] {
  const problems: CompetitionProblem[] = [];
  const refuse = (field: string, key: FieldTextKey) => problems.push({ field, key });
  const { min_teams, max_teams, roster_min, roster_max, starts_on, ends_on } = draft;
  const { registration_opens_at: opens, registration_closes_at: closes } = draft;
  if (isKnown(min_teams) && isKnown(max_teams) && max_teams < min_teams)
    refuse('max_teams', 'validation:competition.places');
  if (isKnown(roster_min) && isKnown(roster_max) && roster_max < roster_min)
    refuse('roster_max', 'validation:competition.roster');
  if (isKnown(starts_on) && isKnown(draft.today) && starts_on < draft.today)
    refuse('starts_on', 'validation:competition.past');
  if (isKnown(starts_on) && isKnown(ends_on) && ends_on < starts_on) refuse('ends_on', 'validation:competition.ends');
  if (isKnown(opens) && isKnown(closes) && closes <= opens)
    refuse('registration_closes_at', 'validation:competition.opens');
  else if (isKnown(closes) && isKnown(starts_on) && closes > endOf(starts_on))
    refuse('registration_closes_at', 'validation:competition.closes');
  if (isKnown(opens) && isKnown(starts_on) && opens >= endOf(starts_on))
    refuse('registration_opens_at', 'validation:competition.closes');
  return [...problems, ...gameProblems(draft), ...rankingProblems(draft)];
}

/** What is wrong with a roster of so many players. */
export function rosterProblem(
  size: number,
  { roster_min, roster_max }: { readonly roster_min: number; readonly roster_max: number },
): Required<FieldProblem> | null {
  if (size < roster_min) return { key: 'validation:fewest', figure: roster_min };
  return size > roster_max ? { key: 'validation:most', figure: roster_max } : null;
}

const isKnown = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;
const endOf = (date: string): number => toInstant(addDays(date, 1), '00:00');

const hasSets = (sport: SportKey): boolean => sport === 'volleyball' || sport === 'tennis';

function gameProblems({ sport, game_rules }: CompetitionDraft): CompetitionProblem[] {
  if (!sport || !game_rules) return [];
  if (hasSets(sport))
    return game_rules.best_of_sets === null
      ? [{ field: 'game_rules.best_of_sets', key: 'validation:competition.sets' }]
      : [];
  return game_rules.periods === null ? [{ field: 'game_rules.periods', key: 'validation:competition.periods' }] : [];
}

/** Which sports a preset belongs to, by its first word. */
const isPresetOf = (preset: string, sport: SportKey): boolean => preset.split('-')[0] === sport;
const ofSets = new Set(['set_ratio', 'point_ratio', 'set_pct', 'game_pct']);

function rankingProblems({ sport, ranking }: CompetitionDraft): CompetitionProblem[] {
  if (!ranking) return [];
  const problems: CompetitionProblem[] = [];
  if (sport && ranking.preset !== null && !isPresetOf(ranking.preset, sport))
    problems.push({ field: 'ranking.preset', key: 'validation:competition.preset' });
  for (const [index, { key, only_if_two }] of ranking.criteria.entries()) {
    const field = `ranking.criteria.${index}`;
    // one for two teams alone may be asked again once others are told apart
    const isRepeated = ranking.criteria
      .slice(0, index)
      .some((one) => one.key === key && !(one.only_if_two && only_if_two));
    if (isRepeated) problems.push({ field, key: 'validation:competition.twice' });
    if (sport && ofSets.has(key) && !hasSets(sport)) problems.push({ field, key: 'validation:competition.criterion' });
  }
  return problems;
}
