import { ScoreEntry } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { NumberStepper } from '../../shared/ui/number-stepper.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import type { StepProps } from './competition-form.ts';
import * as css from './edit-competition.css.ts';

const POINTS = { min: 1, max: 50 };

/** How a game of the sport is played, and who enters its result. */
export function GameFields({ form: { field }, sport }: StepProps) {
  const t = useT('competitionform');
  return (
    <>
      {sport === 'football' || sport === 'basketball' ? (
        <div className={css.pair}>
          <NumberStepper label={t('periods')} required {...field('periods')} min={1} max={10} />
          <NumberStepper label={t('periodMinutes')} required {...field('period_minutes')} min={1} max={60} />
          <NumberStepper
            label={t('extraTime')}
            hint={t('extraTimeHint')}
            required
            {...field('extra_time_minutes')}
            min={0}
            max={30}
          />
        </div>
      ) : (
        <div className={css.pair}>
          <SelectField
            label={t('sets')}
            options={['1', '3', '5'].map((value) => ({ value, label: t('bestOf', { count: Number(value) }) }))}
            {...field('best_of_sets')}
          />
          <NumberStepper
            label={t(sport === 'tennis' ? 'setGames' : 'setPoints')}
            required
            {...field('set_points')}
            {...POINTS}
          />
          {sport === 'volleyball' && (
            <NumberStepper label={t('lastSetPoints')} required {...field('last_set_points')} {...POINTS} />
          )}
          {sport === 'tennis' && (
            <NumberStepper label={t('tiebreakAt')} required {...field('tiebreak_at')} {...POINTS} />
          )}
        </div>
      )}
      {sport === 'football' && <Switch label={t('shootout')} {...field('shootout')} />}
      {sport === 'tennis' && <Switch label={t('superTiebreak')} {...field('super_tiebreak_last')} />}
      <div className={css.pair}>
        <NumberStepper
          label={t('matchMinutes')}
          hint={t('matchMinutesHint')}
          required
          {...field('match_minutes')}
          min={1}
          max={240}
          step={5}
        />
        <SelectField
          label={t('scoreEntry.label')}
          options={Object.values(ScoreEntry).map((value) => ({ value, label: t(`scoreEntry.${value}`) }))}
          {...field('score_entry')}
        />
      </div>
      <TextAreaField label={t('rules')} hint={t('rulesHint')} optional rows={4} {...field('rules_text')} />
    </>
  );
}
