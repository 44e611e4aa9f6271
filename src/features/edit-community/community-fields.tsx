import { useWatch } from 'react-hook-form';
import type { useApiForm } from '../../entities/form/use-api-form.ts';
import { LogoField } from '../../entities/picture/logo-field.tsx';
import { CityField } from '../../entities/venue/city-field.tsx';
import { useVenueChoices } from '../../entities/venue/venue-choices.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { slugify } from '../../shared/lib/slug.ts';
import { OptionalLabel } from '../../shared/ui/field.tsx';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import { Crest } from '../../shared/ui/crest.tsx';
import { FieldGroup } from '../../shared/ui/field-group.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import type { communitySchema } from './community-schema.ts';

/** Longest name; a test holds it against the contract. */
const NAME_MAX = 100;

export type CommunityForm = Pick<
  ReturnType<typeof useApiForm<typeof communitySchema, unknown>>,
  'control' | 'field' | 'set' | 'getValues'
>;

/** What a community is called, what is played where, what it says about itself, and its picture. */
export function CommunityFields({ form }: { form: CommunityForm }) {
  const t = useT('communityform');
  const { control, field, set } = form;
  const [name, image] = useWatch({ control, name: ['name', 'image'] });
  const crest = { name: name.trim() || '·', slug: slugify(name), image };
  return (
    <>
      <TextField label={t('name')} autoComplete="off" maxLength={NAME_MAX} {...field('name')} />
      <SportChips form={form} />
      <CityField label={t('city')} {...field('city_id')} />
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

function SportChips({ form: { control, field, set, getValues } }: { form: CommunityForm }) {
  const t = useT('communityform');
  const { sports } = useVenueChoices();
  const chosen = useWatch({ control, name: 'sport_ids' });
  const { id, error } = field('sport_ids');
  const toggle = (sport: number) => {
    const before = getValues('sport_ids');
    const others = before.filter((one) => one !== sport);
    set('sport_ids', others.length < before.length ? others : [...others, sport]);
  };
  return (
    <FieldGroup id={id} label={t('sports')} error={error}>
      {(describedBy) => (
        <ChipGroup label={t('sports')} describedBy={describedBy}>
          {sports.map(({ value, label }, index) => (
            <Chip
              key={value}
              id={index === 0 ? id : undefined}
              pressed={chosen.includes(value)}
              onClick={() => toggle(value)}
            >
              {label}
            </Chip>
          ))}
        </ChipGroup>
      )}
    </FieldGroup>
  );
}
