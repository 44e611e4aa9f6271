import { createEvent, sample } from 'effector';
import type { Profile } from '../../shared/api/generated/model';
import { profileChosen } from '../profile/profile.model.ts';
import { snackbarRequested } from '../snackbars/snackbar-requests.model.ts';
import type { SnackbarRequest } from '../snackbars/snackbars.ts';

/** The guard refused a page; a snackbar says so and offers a profile that may open it (R6). */
export const pageRefused = createEvent<{ address: string; switchTo: Profile | null }>();

sample({
  clock: pageRefused,
  fn: ({ address, switchTo }): SnackbarRequest => ({
    message: { key: 'errors.noPermission' },
    color: 'error',
    actions: switchTo
      ? [
          {
            label: { key: 'snackbars.switchTo', params: { profile: switchTo.name } },
            // in that profile the refused address may be opened
            onClick: () => profileChosen({ type: switchTo.type, entity_id: switchTo.entity_id, opens: address }),
          },
        ]
      : [],
  }),
  target: snackbarRequested,
});
