import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { Wording } from '../../models/snackbars/wording.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import type { Id, Image } from '../../shared/api/generated/model';
import { useWrite } from '../../shared/api/use-write.ts';
import {
  addPhoto,
  changeLogo,
  movePhoto,
  type PictureChange,
  picturesIn,
  removePhoto,
  showPictures,
} from './photo-cache.ts';
import { kinds, type PictureOwner } from './picture-owner.ts';

interface Write {
  change: PictureChange;
  send: () => Promise<unknown>;
  /** Given where a second press would do the same again. */
  target?: string;
  /** Said once the server has done it. */
  success?: Wording;
}

/** Changes the pictures of a venue or an organization: shown at once, sent one after the other, taken back when the server refuses. */
export function usePictures(owner: PictureOwner) {
  const { type, id: ownerId } = owner;
  const { operations, read, save, remove } = kinds[type];
  const client = useQueryClient();
  const say = useUnit(snackbarRequested);
  const { mutate } = useWrite<unknown, ApiError, Write>({
    mutationKey: operations,
    target: ({ target }) => target,
    scope: { id: `pictures-${type}-${ownerId}` }, // the order that is sent last is the last to arrive
    mutationFn: ({ send }) => send(),
    onMutate: ({ change }) => showPictures(client, owner, change),
    onSuccess: (_, { success }) => success && say({ message: success, color: 'success' }),
    onError: (error) => say(failureSaid(error)),
  });
  // made of what there is when its turn comes: the page may have been left long before, or an earlier change been refused
  const patch = (
    change: PictureChange,
    part: (after: { image: Id | null; images: Id[] }) => Parameters<typeof save>[1],
  ) =>
    mutate({
      change,
      send: async () => {
        const before = picturesIn(client, owner) ?? (await read(ownerId));
        const { image, images } = change.apply(before);
        return save(ownerId, part({ image: image?.id ?? null, images: images.map(({ id }) => id) }));
      },
    });
  return {
    add: (photo: Image) => patch(addPhoto(photo), ({ images }) => ({ images })),
    move: (id: Id, to: number) => patch(movePhoto(id, to), ({ images }) => ({ images })),
    setLogo: (logo: Image | null) => patch(changeLogo(logo), ({ image }) => ({ image })),
    remove: (id: Id) =>
      mutate({
        target: `remove ${id}`,
        change: removePhoto(id),
        send: () => remove(id),
        success: { key: 'photos:removed' },
      }),
  };
}
