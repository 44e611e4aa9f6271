import type { ReactNode } from 'react';
import { PhotosField } from '../../entities/picture/photos-field.tsx';
import type { Image } from '../../shared/api/generated/model';
import { moved } from '../../shared/lib/moved.ts';

interface PostPhotosProps {
  images: readonly Image[];
  /** Several uploads may end between two renders: the change is made of what is there then. */
  onChange: (next: (images: readonly Image[]) => Image[]) => void;
  /** In one line with the button that adds photos. */
  children?: ReactNode;
}

/** The photos of a post that is being written. */
export function PostPhotos({ images, onChange, children = null }: PostPhotosProps) {
  const placeOf = (all: readonly Image[], id: number) => all.findIndex((one) => one.id === id);
  return (
    <PhotosField
      photos={images}
      beside={children}
      onAdd={(photo) => onChange((all) => [...all, photo])}
      onMove={(id, to) => onChange((all) => moved(all, placeOf(all, id), to))}
      onRemove={(id) => onChange((all) => all.filter((one) => one.id !== id))}
    />
  );
}
