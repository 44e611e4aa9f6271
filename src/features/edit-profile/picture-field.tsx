import { useIsMutating, useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { uploadImage } from '../../shared/api/generated/endpoints/images/images.ts';
import type { Id, Image } from '../../shared/api/generated/model';
import type { WriteOperation } from '../../shared/api/outdates.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Inline } from '../../shared/ui/stack.tsx';
import { Avatar } from '../../shared/ui/monogram.tsx';
import * as css from './picture-field.css.ts';
import type { ProfileFormState } from './profile-schema.ts';
import { scalePicture } from './scale-picture.ts';

/** Longest side of the uploaded picture, which is only ever shown small. */
const PICTURE_PX = 512;
const mutationKey: [WriteOperation] = ['uploadImage'];

/** True while a picture is uploading; the form cannot be sent before. */
export const useIsPictureUploading = (): boolean => useIsMutating({ mutationKey }) > 0;

interface PictureFieldProps {
  userId: Id;
  form: Pick<ProfileFormState, 'control' | 'setValue'>;
}

/** The user's picture, optional: uploaded as soon as it is chosen. */
export function PictureField({ userId, form }: PictureFieldProps) {
  const t = useT('auth');
  const file = useRef<HTMLInputElement>(null);
  const [name, picture] = useWatch({ control: form.control, name: ['name', 'image_url'] });
  const change = (image: Image | null) => {
    form.setValue('image_id', image?.id ?? null);
    form.setValue('image_url', image?.url ?? null);
  };
  const upload = useMutation({
    mutationKey,
    mutationFn: async (chosen: File) => uploadImage({ file: await scalePicture(chosen, PICTURE_PX), kind: 'avatar' }),
    onSuccess: ({ image }) => change(image),
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (chosen) upload.mutate(chosen);
    target.value = ''; // the same file may be chosen again
  };
  const { error, variables: failed } = upload;
  return (
    <div className={css.picture}>
      <Avatar id={userId} name={name.trim() || '·'} image={picture} size={72} />
      <div className={css.pictureTools}>
        <p className={css.label}>
          {t('profile.picture')} <span className={css.hint}>({t('common:fields.optional')})</span>
        </p>
        <Inline>
          <Button variant="secondary" size="sm" loading={upload.isPending} onClick={() => file.current?.click()}>
            {picture !== null ? t('profile.changePicture') : t('profile.choosePicture')}
          </Button>
          {picture !== null && !upload.isPending && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                upload.reset();
                change(null);
              }}
            >
              {t('profile.removePicture')}
            </Button>
          )}
        </Inline>
        <input ref={file} type="file" hidden accept="image/jpeg,image/png,image/webp" onChange={choose} />
        {error && failed && (
          <ErrorState title={t('common:errors.uploadImages')} onRetry={() => upload.mutate(failed)} />
        )}
      </div>
    </div>
  );
}
