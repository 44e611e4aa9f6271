import type { QueryClient } from '@tanstack/react-query';
import { getGetManagedVenueQueryKey } from '../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type { GetManagedVenueData, Id, Image } from '../../shared/api/generated/model';
import { OptimisticUpdate } from '../../shared/api/optimistic.ts';
import { moved } from '../../shared/lib/moved.ts';

/** The pictures of a venue: its logo, and its photos in order. */
export interface Pictures {
  image: Image | null;
  images: readonly Image[];
}

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

/** The pictures as the cache has them, with what was changed last. */
export const picturesIn = (client: QueryClient, venueId: Id): Pictures | undefined =>
  client.getQueryData<GetManagedVenueData>(getGetManagedVenueQueryKey(venueId))?.venue;

/** Shows a change before the server has answered. */
export const showPictures = (client: QueryClient, venueId: Id, { apply, undo }: PictureChange): OptimisticUpdate =>
  new OptimisticUpdate(client).change<GetManagedVenueData>(getGetManagedVenueQueryKey(venueId), (before) => ({
    data: withPictures(before, apply(before.venue)),
    undo: (latest) => withPictures(latest, undo(latest.venue, before.venue)),
  }));

function withPictures(data: GetManagedVenueData, { image, images }: Pictures): GetManagedVenueData {
  return { ...data, venue: { ...data.venue, image, images: [...images] } };
}
