import { ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Id, Image } from '../../shared/api/generated/model';
import { useUploads } from '../../shared/api/use-uploads.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { AddPhotos } from '../../shared/ui/add-photos.tsx';
import { FileButton } from '../../shared/ui/file-button.tsx';
import { PhotoList } from '../../shared/ui/photo-list.tsx';
import { Inline } from '../../shared/ui/stack.tsx';
import { UploadList } from '../../shared/ui/upload-list.tsx';

/** Most photos of one owner, and the longest side in px of what is uploaded (design §1). */
const MOST = 10;
const PHOTO_PX = 2048;
/** Id of the button that has the focus once a photo is gone. */
export const ADD_PHOTOS_ID = 'add-photos';

interface PhotosFieldProps {
  photos: readonly Image[];
  /** Above the photos that there are. */
  hint?: ReactNode;
  /** In the place of photos while there are none. */
  none?: ReactNode;
  onAdd: (photo: Image) => void;
  onMove: (id: Id, to: number) => void;
  onRemove: (id: Id) => void;
  /** An upload failed after the page had been left. */
  onLost?: () => void;
  /** Of a short form: stands in one line with a button that adds photos, instead of the area they can be dropped on. */
  beside?: ReactNode;
}

/** The photos of a venue, an organization, a team or a post in their order, and adding to them: uploaded as soon as they are chosen. */
export function PhotosField({ photos, hint, none, onAdd, onMove, onRemove, onLost, beside }: PhotosFieldProps) {
  const t = useT('photos');
  const room = MOST - photos.length;
  const {
    attach,
    add: upload,
    ...rows
  } = useUploads({ kind: 'cover', longest: PHOTO_PX, room, onUploaded: onAdd, ...(onLost && { onLost }) });
  return (
    <>
      {photos.length > 0 ? (
        <>
          {hint}
          <PhotoList label={t('covers.title')} photos={photos} edit={{ onMove, onRemove }} />
        </>
      ) : (
        none
      )}
      <div ref={attach}>
        <UploadList {...rows} />
      </div>
      {beside === undefined ? (
        <AddPhotos id={ADD_PHOTOS_ID} most={MOST} room={room} onFiles={upload} />
      ) : (
        <Inline>
          <FileButton
            id={ADD_PHOTOS_ID}
            variant="ghost"
            size="sm"
            icon={<ImagePlus size={20} />}
            multiple
            disabled={room <= 0}
            onFiles={upload}
          >
            {t('add')}
          </FileButton>
          {beside}
        </Inline>
      )}
    </>
  );
}
