import { ImagePlus } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useT } from '../i18n/i18n-react.tsx';
import * as css from './add-photos.css.ts';
import { cx } from './cx.ts';
import { FileButton } from './file-button.tsx';

export interface AddPhotosProps {
  /** Of the button. */
  id?: string;
  /** How many there may be. */
  most: number;
  /** How many more there is room for. */
  room: number;
  onFiles: (files: File[]) => void;
}

/** Chooses several photos at once, by the device's dialog or by dropping them. The page's row names the dictionary `photos`. */
export function AddPhotos({ id, most, room, onFiles }: AddPhotosProps) {
  const t = useT('photos');
  const [isOver, setOver] = useState(false);
  const isFull = room <= 0;
  const over = (event: DragEvent) => {
    event.preventDefault(); // otherwise the browser opens the file
    setOver(!isFull);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (!isFull && files.length > 0) onFiles(files);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button in it does the same
    <div
      className={cx(css.area, isOver && css.over)}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileButton id={id} icon={<ImagePlus size={20} />} multiple disabled={isFull} onFiles={onFiles}>
        {t('add')}
      </FileButton>
      <p className={css.hint}>
        {isFull
          ? t('full')
          : `${room === most ? t('most', { count: most }) : t('room', { count: room })} ${t('addHint')}`}
      </p>
    </div>
  );
}
