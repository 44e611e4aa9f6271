import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { PhotosField } from '../../entities/picture/photos-field.tsx';
import { Crest } from '../../entities/team/crest.tsx';
import type { useApiForm } from '../../entities/form/use-api-form.ts';
import type { Image } from '../../shared/api/generated/model';
import { useUploads } from '../../shared/api/use-uploads.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { moved } from '../../shared/lib/moved.ts';
import { slugify } from '../../shared/lib/slug.ts';
import { cx } from '../../shared/ui/cx.ts';
import { label } from '../../shared/ui/field.css.ts';
import { PicturePicker } from '../../shared/ui/picture-picker.tsx';
import { hint } from '../../shared/ui/picture-picker.css.ts';
import { stack } from '../../shared/ui/stack.css.ts';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './edit-team.css.ts';
import type { NewTeamSchema } from './team-schema.ts';

/** Longest side in px of what is uploaded: a crest is only ever shown small (design §1). */
const CREST_PX = 512;

type PicturesForm = Pick<ReturnType<typeof useApiForm<NewTeamSchema, unknown>>, 'control' | 'set' | 'getValues'>;

/** Crest and photos of a new team, both optional; they are sent with the form by their ids. */
export function TeamPictures({ form: { control, set, getValues } }: { form: PicturesForm }) {
  const t = useT('teamform');
  const [name, image, images] = useWatch({ control, name: ['name', 'image', 'images'] });
  // as they are now: several uploads may end between two renders
  const change = (next: (before: readonly Image[]) => Image[]) => set('images', next(getValues('images')));
  const optional = <span className={hint}>({t('common:fields.optional')})</span>;
  return (
    <Stack gap={5}>
      <CrestField
        label={
          <>
            {t('crest.title')} {optional}
          </>
        }
        team={{ name: name.trim() || '·', slug: slugify(name), image }}
        onChange={(crest) => set('image', crest)}
      />
      <fieldset className={cx(css.group, stack[3])}>
        <legend className={cx(label, css.legend)}>
          {t('photos')} {optional}
        </legend>
        <PhotosField
          photos={images}
          onAdd={(photo) => change((before) => [...before, photo])}
          onMove={(id, to) =>
            change((before) =>
              moved(
                before,
                before.findIndex((one) => one.id === id),
                to,
              ),
            )
          }
          onRemove={(id) => change((before) => before.filter((one) => one.id !== id))}
        />
      </fieldset>
    </Stack>
  );
}

interface CrestFieldProps {
  label: ReactNode;
  team: { name: string; slug: string; image: Image | null };
  onChange: (image: Image | null) => void;
}

/** A team's crest: uploaded as soon as it is chosen; until then the one that is drawn from its name. */
function CrestField({ label: text, team, onChange }: CrestFieldProps) {
  const t = useT('teamform');
  const uploads = useUploads({ kind: 'logo', longest: CREST_PX, room: 1, onUploaded: onChange });
  return (
    <PicturePicker
      label={text}
      hint={t('crest.hint')}
      preview={<Crest team={team} size={72} />}
      texts={{ choose: t('crest.choose'), change: t('crest.change'), remove: t('crest.remove') }}
      uploads={uploads}
      onRemove={team.image === null ? undefined : () => onChange(null)}
    />
  );
}
