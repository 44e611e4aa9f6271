import { useT } from '../../shared/i18n/i18n-react.tsx';
import { NumberStepper } from '../../shared/ui/number-stepper.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { presetsOf, type Preset } from '../../tournament/index.ts';
import { rankingOf } from '../../shared/lib/ranking-of.ts';
import { rankingValues } from './competition-body.ts';
import type { StepProps } from './competition-form.ts';
import { CriteriaField } from './criteria-field.tsx';
import * as css from './edit-competition.css.ts';

const POINTS = { min: 0, max: 10 };

/** What a game brings, and what decides the order of a table: by a way of ranking of the sport, changed at will. */
export function RankingFields({ form, sport }: StepProps) {
  const t = useT('competitionform');
  const organizing = useT('organizing');
  const { field, set } = form;
  const fill = (preset: Preset) => {
    const { win, draw, loss, win_5set, loss_5set, forfeit_loss, criteria } = rankingValues(rankingOf(preset), sport);
    set('win', win);
    set('draw', draw);
    set('loss', loss);
    set('win_5set', win_5set);
    set('loss_5set', loss_5set);
    set('forfeit_loss', forfeit_loss);
    set('criteria', criteria);
  };
  const presets: readonly Preset[] = presetsOf(sport);
  return (
    <>
      <SelectField
        label={t('preset')}
        hint={t('presetHint')}
        options={presets.map((value) => ({ value, label: organizing(`rules.presets.${value}`) }))}
        {...field('preset', {
          onChange: ({ target }: { target: { value: string } }) => {
            const chosen = presets.find((one) => one === target.value);
            if (chosen) fill(chosen);
          },
        })}
      />
      <div className={css.pair}>
        <NumberStepper label={t('win')} required {...field('win')} {...POINTS} />
        {sport === 'football' && <NumberStepper label={t('draw')} required {...field('draw')} {...POINTS} />}
        <NumberStepper label={t('loss')} required {...field('loss')} {...POINTS} />
        {sport === 'volleyball' && (
          <>
            <NumberStepper label={t('win5')} required {...field('win_5set')} {...POINTS} />
            <NumberStepper label={t('loss5')} required {...field('loss_5set')} {...POINTS} />
          </>
        )}
        <NumberStepper label={t('forfeit')} required {...field('forfeit_loss')} {...POINTS} />
      </div>
      <CriteriaField form={form} sport={sport} />
    </>
  );
}
