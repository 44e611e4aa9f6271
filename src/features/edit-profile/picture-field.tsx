import type { UseMutationResult } from '@tanstack/react-query';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Inline } from '../../shared/ui/stack.tsx';
import * as css from './picture-field.css.ts';

interface PictureFieldProps {
  preview: ReactNode;
  hasPicture: boolean;
  upload: Pick<UseMutationResult<unknown, Error, File>, 'mutate' | 'isPending' | 'error' | 'variables' | 'reset'>;
  onRemove: () => void;
}

/** An optional picture of oneself; the chosen one is previewed. */
export function PictureField({ preview, hasPicture, upload, onRemove }: PictureFieldProps) {
  const t = useT('auth');
  const file = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (chosen) upload.mutate(chosen);
    target.value = ''; // the same file may be chosen again
  };
  const { error, variables: failed } = upload;
  return (
    <div className={css.picture}>
      {preview}
      <div className={css.pictureTools}>
        <p className={css.label}>
          {t('profile.picture')} <span className={css.hint}>({t('common:fields.optional')})</span>
        </p>
        <Inline gap={2}>
          <Button variant="secondary" size="sm" loading={upload.isPending} onClick={() => file.current?.click()}>
            {hasPicture ? t('profile.changePicture') : t('profile.choosePicture')}
          </Button>
          {hasPicture && !upload.isPending && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                upload.reset();
                onRemove();
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
