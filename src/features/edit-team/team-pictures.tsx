import { useWatch } from 'react-hook-form';
import type { useApiForm } from '../../entities/form/use-api-form.ts';
import { LogoField } from '../../entities/picture/logo-field.tsx';
import { OptionalPhotos } from '../../entities/picture/optional-photos.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { slugify } from '../../shared/lib/slug.ts';
import { OptionalLabel } from '../../shared/ui/field.tsx';
import { Crest } from '../../shared/ui/crest.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import type { NewTeamSchema } from './team-schema.ts';

type PicturesForm = Pick<ReturnType<typeof useApiForm<NewTeamSchema, unknown>>, 'control' | 'set' | 'getValues'>;

/** Crest and photos of a new team, both optional; they are sent with the form by their ids. */
export function TeamPictures({ form: { control, set, getValues } }: { form: PicturesForm }) {
  const t = useT('teamform');
  const [typed, image, images] = useWatch({ control, name: ['name', 'image', 'images'] });
  const team = { name: typed.trim() || '·', slug: slugify(typed), image };
  return (
    <Stack gap={5}>
      <LogoField
        label={<OptionalLabel>{t('crest.title')}</OptionalLabel>}
        owner={{ id: team.slug, name: team.name, image }}
        look={{
          hint: t('crest.hint'),
          choose: t('crest.choose'),
          change: t('crest.change'),
          preview: <Crest of={team} size={72} />,
        }}
        onChange={(crest) => set('image', crest)}
      />
      <OptionalPhotos
        label={t('photos')}
        photos={images}
        onChange={(next) => set('images', next(getValues('images')))}
      />
    </Stack>
  );
}
