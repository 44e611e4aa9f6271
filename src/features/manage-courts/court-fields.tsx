import { useVenueChoices } from '../../entities/venue/venue-choices.ts';
import type { CourtSurface } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import { FieldGroup } from '../../shared/ui/field-group.tsx';
import { NumberStepper } from '../../shared/ui/number-stepper.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import * as css from './court-form.css.ts';
import { facilities } from './court-values.ts';
import type { CourtForm } from './use-court-form.ts';

const SURFACES: readonly CourtSurface[] = ['artificial-grass', 'grass', 'parquet', 'hard', 'clay', 'rubber'];

/** What the court is (CRT-03 … CRT-05, CRT-08, CRT-13 … CRT-15). */
export function CourtFields({ form }: { form: CourtForm }) {
  const t = useT('courts');
  const say = useT('venue');
  const { sports } = useVenueChoices();
  const { field, values, set } = form;
  const own = field('facilities');
  return (
    <>
      <TextField label={t('facts.name')} hint={t('facts.nameHint')} autoComplete="off" {...field('name')} />
      <div className={css.pair}>
        <SelectField
          label={t('facts.sport')}
          options={sports}
          placeholder={t('common:fields.choose')}
          {...field('sport_id', { setValueAs: (id: string | number | undefined) => (id ? Number(id) : undefined) })}
        />
        <SelectField
          label={t('facts.surface')}
          optional
          options={SURFACES.map((value) => ({ value, label: say(`surface.${value}`) }))}
          placeholder={t('facts.surfaceNone')}
          {...field('surface', { setValueAs: (surface: string | null) => surface || null })}
        />
      </div>
      <NumberStepper
        label={t('facts.capacity')}
        hint={t('facts.capacityHint')}
        {...field('players_capacity')}
        min={2}
        max={100}
      />
      <FieldGroup id={own.id} label={t('facts.facilities')} hint={t('facts.facilitiesHint')} error={own.error}>
        {(describedBy) => (
          <ChipGroup label={t('facts.facilities')} describedBy={describedBy}>
            {facilities.map((facility, index) => {
              const others = values.facilities.filter((one) => one !== facility);
              const pressed = others.length < values.facilities.length;
              return (
                <Chip
                  key={facility}
                  id={index === 0 ? own.id : undefined}
                  pressed={pressed}
                  onClick={() => set('facilities', pressed ? others : [...others, facility])}
                >
                  {t(`common:facilities.${facility}`)}
                </Chip>
              );
            })}
          </ChipGroup>
        )}
      </FieldGroup>
      <Switch
        label={t('facts.isPublic')}
        hint={t('facts.isPublicHint')}
        checked={values.is_public}
        onChange={({ target }) => set('is_public', target.checked)}
      />
    </>
  );
}
