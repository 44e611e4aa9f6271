import { CompetitionFormat } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { NumberStepper } from '../../shared/ui/number-stepper.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import type { StepProps } from './competition-form.ts';
import * as css from './edit-competition.css.ts';

const PLACES = { min: 2, max: 64 };
const ROSTER = { min: 1, max: 50 };

/** In what form, how many teams, how large, and what a place costs. */
export function TeamsFields({ form: { field }, isDrawn }: StepProps) {
  const t = useT('competitionform');
  const words = useT('competitions');
  return (
    <>
      {!isDrawn && (
        <>
          <SelectField
            label={t('format')}
            options={Object.values(CompetitionFormat).map((value) => ({ value, label: words(`formats.${value}`) }))}
            {...field('format')}
          />
          <div className={css.pair}>
            <NumberStepper
              label={t('minTeams')}
              hint={t('minTeamsHint')}
              required
              {...field('min_teams')}
              {...PLACES}
            />
            <NumberStepper
              label={t('maxTeams')}
              hint={t('maxTeamsHint')}
              required
              {...field('max_teams')}
              {...PLACES}
            />
          </div>
        </>
      )}
      <div className={css.pair}>
        <NumberStepper label={t('rosterMin')} required {...field('roster_min')} {...ROSTER} />
        <NumberStepper label={t('rosterMax')} required {...field('roster_max')} {...ROSTER} />
      </div>
      <TextField
        label={t('fee')}
        hint={t('feeHint')}
        optional
        inputMode="numeric"
        autoComplete="off"
        {...field('entry_fee')}
      />
      <Switch label={t('autoAccept')} hint={t('autoAcceptHint')} {...field('auto_accept')} />
    </>
  );
}
