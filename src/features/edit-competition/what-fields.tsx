import { useWatch } from 'react-hook-form';
import { LogoField } from '../../entities/picture/logo-field.tsx';
import { CityField } from '../../entities/venue/city-field.tsx';
import { SportField } from '../../entities/venue/sport-field.tsx';
import { TeamGender, TeamLevel } from '../../shared/api/generated/model';
import { EntityNameMax as NAME_MAX } from '../../shared/api/generated/zod/schemas/entityName.zod.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { slugify } from '../../shared/lib/slug.ts';
import { Crest } from '../../shared/ui/crest.tsx';
import { OptionalLabel } from '../../shared/ui/field.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import type { StepProps } from './competition-form.ts';
import * as css from './edit-competition.css.ts';

interface WhatFieldsProps extends StepProps {
  /** Another sport brings its own rules. */
  onSport: (sportId: number) => void;
}

/** Name, sport, place, who plays, and its picture. */
export function WhatFields({ form: { control, field, set }, isDrawn, onSport }: WhatFieldsProps) {
  const t = useT('competitionform');
  const teams = useT('teams');
  const [name, image] = useWatch({ control, name: ['name', 'image'] });
  const crest = { name: name.trim() || '·', slug: slugify(name), image };
  return (
    <>
      <TextField label={t('name')} hint={t('nameHint')} autoComplete="off" maxLength={NAME_MAX} {...field('name')} />
      <div className={css.pair}>
        {!isDrawn && (
          <SportField
            label={t('sport')}
            {...field('sport_id', {
              onChange: ({ target }: { target: { value: string } }) => onSport(Number(target.value)),
            })}
          />
        )}
        <CityField label={t('city')} {...field('city_id')} />
      </div>
      <div className={css.pair}>
        <SelectField
          label={t('gender')}
          options={Object.values(TeamGender).map((value) => ({ value, label: teams(`genders.${value}`) }))}
          {...field('gender')}
        />
        <SelectField
          label={t('level')}
          placeholder={t('allLevels')}
          options={Object.values(TeamLevel).map((value) => ({ value, label: teams(`levels.${value}`) }))}
          {...field('level')}
        />
      </div>
      <TextAreaField label={t('description')} hint={t('descriptionHint')} optional rows={3} {...field('description')} />
      <LogoField
        label={<OptionalLabel>{t('picture.title')}</OptionalLabel>}
        owner={{ id: crest.slug, name: crest.name, image }}
        look={{
          hint: t('picture.hint'),
          choose: t('picture.choose'),
          change: t('picture.change'),
          preview: <Crest of={crest} size={72} />,
        }}
        onChange={(picture) => set('image', picture)}
      />
    </>
  );
}
