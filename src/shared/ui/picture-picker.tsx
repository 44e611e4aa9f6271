import type { ReactNode } from 'react';
import type { Uploads } from '../api/use-uploads.ts';
import { useT } from '../i18n/i18n-react.tsx';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';
import { FileButton } from './file-button.tsx';
import * as css from './picture-picker.css.ts';
import { problemWording } from './problem-wording.ts';
import { Inline } from './stack.tsx';

export interface PicturePickerProps {
  /** Absent where a heading says it. */
  label?: ReactNode;
  /** A quiet line. */
  hint?: ReactNode;
  /** The picture as it is shown elsewhere, or what stands in its place. */
  preview: ReactNode;
  texts: { choose: string; change: string; remove: string };
  /** Of `useUploads`, with room for one. */
  uploads: Uploads;
  /** Absent: there is no picture. */
  onRemove?: (() => void) | undefined;
}

/** One picture: chosen, changed, removed; uploaded as soon as it is chosen. The page's row names the dictionary `validation`. */
export function PicturePicker({ label, hint, preview, texts, uploads, onRemove }: PicturePickerProps) {
  const t = useT();
  const { attach } = uploads;
  const failed = uploads.uploads.find(({ problem }) => problem !== null);
  const forget = () => {
    for (const { id } of uploads.uploads) uploads.dismiss(id);
  };
  const choose = (files: File[]) => {
    forget();
    uploads.add(files.slice(0, 1));
  };
  return (
    <div className={css.picture} ref={attach}>
      {preview}
      <div className={css.pictureTools}>
        {label != null && <p className={css.label}>{label}</p>}
        {hint != null && <p className={css.hint}>{hint}</p>}
        <Inline>
          <FileButton variant="secondary" size="sm" loading={uploads.isUploading} onFiles={choose}>
            {onRemove ? texts.change : texts.choose}
          </FileButton>
          {onRemove && !uploads.isUploading && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                forget();
                onRemove();
              }}
            >
              {texts.remove}
            </Button>
          )}
        </Inline>
        {failed?.problem && failed.problem !== 'room' && (
          <ErrorState
            title={t('errors.uploadImages')}
            message={problemWording(t, failed.problem)}
            onRetry={failed.problem === 'failed' ? () => uploads.retry(failed) : undefined}
          />
        )}
      </div>
    </div>
  );
}
