import type { useApiForm } from '../../entities/form/use-api-form.ts';
import type { SportKey } from '../../shared/api/generated/model';
import type { competitionSchema, CompetitionValues } from './competition-schema.ts';

type Form = ReturnType<typeof useApiForm<ReturnType<typeof competitionSchema>, unknown>>;

/** What the fields of a step are given. */
export interface StepProps {
  form: Pick<Form, 'control' | 'field' | 'set' | 'getValues'>;
  sport: SportKey;
  /** The draw is made: what it follows from stays. */
  isDrawn: boolean;
}

/** The five steps, and what is asked for in each, in the order of the screen. */
export const STEPS = ['what', 'teams', 'dates', 'game', 'ranking'] as const;
export type CompetitionStep = (typeof STEPS)[number];

export const STEP_FIELDS = {
  what: ['name', 'sport_id', 'city_id', 'gender', 'level', 'description', 'image', 'slug'],
  teams: ['format', 'min_teams', 'max_teams', 'roster_min', 'roster_max', 'entry_fee', 'auto_accept'],
  dates: ['starts_on', 'ends_on', 'opens_on', 'opens_at', 'closes_on', 'closes_at'],
  game: [
    'score_entry',
    'match_minutes',
    'periods',
    'period_minutes',
    'extra_time_minutes',
    'shootout',
    'best_of_sets',
    'set_points',
    'last_set_points',
    'tiebreak_at',
    'super_tiebreak_last',
    'rules_text',
  ],
  ranking: ['preset', 'win', 'draw', 'loss', 'win_5set', 'loss_5set', 'forfeit_loss', 'criteria'],
} as const satisfies Record<CompetitionStep, readonly (keyof CompetitionValues)[]>;
