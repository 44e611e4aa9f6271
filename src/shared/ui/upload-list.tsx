import { CircleAlert, ImageUp, X } from 'lucide-react';
import type { Upload, Uploads } from '../api/use-uploads.ts';
import { useT } from '../i18n/i18n-react.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { ListRow, ListRows } from './list-row.tsx';
import { problemWording } from './problem-wording.ts';
import * as css from './upload-list.css.ts';

export type UploadListProps = Pick<Uploads, 'uploads' | 'retry' | 'dismiss'>;

/** The files on their way: how far each is, or why it was not uploaded and what can be done. Nothing when there are none. */
export function UploadList({ uploads, retry, dismiss }: UploadListProps) {
  const t = useT('photos');
  if (uploads.length === 0) return null;
  return (
    <ListRows label={t('uploads')}>
      {uploads.map((upload) =>
        upload.problem === null ? (
          <ListRow
            key={upload.id}
            icon={<ImageUp size={22} />}
            title={<span className={css.name}>{upload.file.name}</span>}
            meta={<Progress upload={upload} />}
          />
        ) : (
          <ListRow
            key={upload.id}
            icon={<CircleAlert size={22} className={css.problem} />}
            title={<span className={css.name}>{upload.file.name}</span>}
            meta={<Problem problem={upload.problem} />}
            value={
              <span className={css.tools}>
                {upload.problem === 'failed' && (
                  <Button variant="secondary" size="sm" onClick={() => retry(upload)}>
                    {t('common:actions.tryAgain')}
                  </Button>
                )}
                <IconButton aria-label={t('dismiss', { name: upload.file.name })} onClick={() => dismiss(upload.id)}>
                  <X size={20} />
                </IconButton>
              </span>
            }
          />
        ),
      )}
    </ListRows>
  );
}

function Progress({ upload: { share, file } }: { upload: Upload }) {
  const t = useT('photos');
  if (share === null) return t('waiting');
  return (
    <>
      {t('sending', { share: Math.round(share * 100) })}
      <progress className={css.bar} value={share} max={1} aria-label={file.name} />
    </>
  );
}

function Problem({ problem }: { problem: NonNullable<Upload['problem']> }) {
  const t = useT('photos');
  const common = useT();
  const reason = problem === 'room' ? t('tooMany') : problemWording(common, problem);
  return (
    <span role="alert" className={css.problem}>
      {t('common:errors.uploadImages')}
      {reason !== null && ` ${reason}`}
    </span>
  );
}
