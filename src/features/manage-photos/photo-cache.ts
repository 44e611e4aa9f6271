import type { QueryClient } from '@tanstack/react-query';
import type { Id, Image } from '../../shared/api/generated/model';
import { OptimisticUpdate } from '../../shared/api/optimistic.ts';
import { moved } from '../../shared/lib/moved.ts';
import { kinds, type PictureOwner, type Pictures } from './picture-owner.ts';

/** A change of the pictures, and how it alone is taken back. */
export interface PictureChange {
  apply: (before: Pictures) => Pictures;
  undo: (latest: Pictures, before: Pictures) => Pictures;
}

const placeOf = (images: readonly Image[], id: Id) => images.findIndex((image) => image.id === id);
const without = (images: readonly Image[], id: Id) => images.filter((image) => image.id !== id);

export const addPhoto = (photo: Image): PictureChange => ({
  apply: ({ image, images }) => ({ image, images: [...without(images, photo.id), photo] }),
  undo: ({ image, images }) => ({ image, images: without(images, photo.id) }),
});

export const movePhoto = (id: Id, to: number): PictureChange => ({
  apply: (pictures) => placed(pictures, id, to),
  undo: (latest, before) => placed(latest, id, placeOf(before.images, id)),
});

export const removePhoto = (id: Id): PictureChange => ({
  apply: ({ image, images }) => ({ image, images: without(images, id) }),
  undo: ({ image, images }, before) => {
    const at = placeOf(before.images, id);
    return { image, images: without(images, id).toSpliced(at, 0, ...before.images.slice(at, at + 1)) };
  },
});

export const changeLogo = (logo: Image | null): PictureChange => ({
  apply: ({ images }) => ({ image: logo, images }),
  undo: (latest, { image }) => (latest.image?.id === logo?.id ? { ...latest, image } : latest),
});

function placed({ image, images }: Pictures, id: Id, to: number): Pictures {
  return { image, images: moved(images, placeOf(images, id), to) };
}

/** The data of the owner's query: the owner in a field of the type's name, beside whatever else was asked for. */
type Managed = Readonly<Partial<Record<PictureOwner['type'], Pictures>>>;

/** The pictures as the cache has them, with what was changed last. */
export const picturesIn = (client: QueryClient, { type, id }: PictureOwner): Pictures | undefined =>
  client.getQueryData<Managed>(kinds[type].queryKey(id))?.[type];

/** Shows a change before the server has answered. */
export const showPictures = (
  client: QueryClient,
  { type, id }: PictureOwner,
  { apply, undo }: PictureChange,
): OptimisticUpdate =>
  new OptimisticUpdate(client).change<Managed>(kinds[type].queryKey(id), (data) => {
    const before = data[type];
    return {
      data: withPictures(data, type, apply),
      undo: (latest) => (before ? withPictures(latest, type, (now) => undo(now, before)) : latest),
    };
  });

function withPictures(data: Managed, type: PictureOwner['type'], change: (now: Pictures) => Pictures): Managed {
  const owner = data[type];
  if (!owner) return data;
  const { image, images } = change(owner);
  return { ...data, [type]: { ...owner, image, images } };
}
