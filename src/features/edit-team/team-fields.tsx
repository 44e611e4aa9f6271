import type { UseFormRegisterReturn } from 'react-hook-form';
import { SlugField } from '../../entities/form/slug-field.tsx';
import { CityField } from '../../entities/venue/city-field.tsx';
import { SportField } from '../../entities/venue/sport-field.tsx';
import { TeamGender, TeamLevel } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import * as css from './edit-team.css.ts';

/** Longest name; a test holds it against the contract. */
const NAME_MAX = 100;

type Field<Name extends string> = (name: Name) => UseFormRegisterReturn & { id: string; error: string | undefined };

interface TeamFieldsProps {
  /** `field` of the form. */
  field: Field<'name' | 'city_id' | 'foundation_year' | 'level' | 'gender'>;
  /** Of a new team: what it plays never changes afterwards. */
  newField?: Field<'sport_id'>;
}

/** What a team is called, what it plays, where it is at home, since when, and for whom. */
export function TeamFields({ field, newField }: TeamFieldsProps) {
  const t = useT('teamform');
  const word = useT('teams');
  return (
    <>
      <TextField label={t('name')} autoComplete="organization" maxLength={NAME_MAX} {...field('name')} />
      {newField && <SportField label={t('sport')} {...newField('sport_id')} />}
      <CityField label={t('city')} {...field('city_id')} />
      <TextField
        label={t('foundationYear')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        {...field('foundation_year')}
      />
      <div className={css.pair}>
        <SelectField
          label={t('level')}
          optional
          placeholder={t('unsaid')}
          options={Object.values(TeamLevel).map((level) => ({ value: level, label: word(`levels.${level}`) }))}
          {...field('level')}
        />
        <SelectField
          label={t('gender')}
          optional
          placeholder={t('unsaid')}
          options={Object.values(TeamGender).map((gender) => ({ value: gender, label: word(`genders.${gender}`) }))}
          {...field('gender')}
        />
      </div>
    </>
  );
}

interface TeamDetailFieldsProps {
  field: Field<'average_age' | 'description' | 'is_public'>;
}

/** What it says about itself, and to whom. */
export function TeamDetailFields({ field }: TeamDetailFieldsProps) {
  const t = useT('teamform');
  return (
    <>
      <TextField
        label={t('averageAge')}
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        {...field('average_age')}
      />
      <TextAreaField label={t('description')} hint={t('descriptionHint')} optional rows={4} {...field('description')} />
      <Switch label={t('public')} hint={t('publicHint')} {...field('is_public')} />
    </>
  );
}

/** The address of its page, of a team that exists. */
export function TeamSlugField({ field }: { field: Field<'slug'> }) {
  const t = useT('teamform');
  return <SlugField label={t('slug')} hint={t('slugHint')} {...field('slug')} />;
}
