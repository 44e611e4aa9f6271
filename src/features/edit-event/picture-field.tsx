import { useWatch } from 'react-hook-form';
import { useUploads } from '../../shared/api/use-uploads.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { OptionalLabel } from '../../shared/ui/field.tsx';
import { PicturePicker } from '../../shared/ui/picture-picker.tsx';
import * as css from './edit-event.css.ts';
import type { EventForm } from './event-form.ts';

/** Longest side of the uploaded picture: twice its width on the page of the event. */
const PICTURE_PX = 1440;

/** The picture of an event, optional: uploaded as soon as it is chosen. */
export function PictureField({ form: { control, set } }: { form: EventForm }) {
  const t = useT('eventform');
  const image = useWatch({ control, name: 'image' });
  const uploads = useUploads({
    kind: 'cover',
    longest: PICTURE_PX,
    room: 1,
    onUploaded: (picture) => set('image', picture),
  });
  return (
    <PicturePicker
      label={<OptionalLabel>{t('picture.title')}</OptionalLabel>}
      hint={t('picture.hint')}
      preview={image && <img className={css.picture} src={image.url} alt="" />}
      texts={{ choose: t('picture.choose'), change: t('picture.change'), remove: t('picture.remove') }}
      uploads={uploads}
      onRemove={image === null ? undefined : () => set('image', null)}
    />
  );
}
