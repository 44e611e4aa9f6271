import { useWatch } from 'react-hook-form';
import type { Id, Image } from '../../shared/api/generated/model';
import { useUploads } from '../../shared/api/use-uploads.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { OptionalLabel } from '../../shared/ui/field.tsx';
import { Avatar } from '../../shared/ui/monogram.tsx';
import { PicturePicker } from '../../shared/ui/picture-picker.tsx';
import type { ProfileFormState } from './profile-schema.ts';

/** Longest side of the uploaded picture, which is only ever shown small. */
const PICTURE_PX = 512;

interface PictureFieldProps {
  userId: Id;
  form: Pick<ProfileFormState, 'control' | 'setValue'>;
}

/** The user's picture, optional: uploaded as soon as it is chosen. */
export function PictureField({ userId, form }: PictureFieldProps) {
  const t = useT('auth');
  const [name, picture] = useWatch({ control: form.control, name: ['name', 'image_url'] });
  const change = (image: Image | null) => {
    form.setValue('image_id', image?.id ?? null);
    form.setValue('image_url', image?.url ?? null);
  };
  const uploads = useUploads({ kind: 'avatar', longest: PICTURE_PX, room: 1, onUploaded: change });
  return (
    <PicturePicker
      label={<OptionalLabel>{t('profile.picture')}</OptionalLabel>}
      preview={<Avatar id={userId} name={name.trim() || '·'} image={picture} size={72} />}
      texts={{
        choose: t('profile.choosePicture'),
        change: t('profile.changePicture'),
        remove: t('profile.removePicture'),
      }}
      uploads={uploads}
      onRemove={picture === null ? undefined : () => change(null)}
    />
  );
}
