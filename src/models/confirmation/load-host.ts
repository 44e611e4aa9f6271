import { createEffect } from 'effector';

/**
 * Loads the host of confirmations, which mounts itself then; rejects when it cannot be loaded, or when there is none (ERR-17).
 * Apart from the model, so that an app can name its handler without loading the model.
 */
export const loadConfirmationHostFx = createEffect<void, void>({
  name: 'loadConfirmationHostFx',
  handler: () => {
    throw new Error('there is no host for confirmations');
  },
});
