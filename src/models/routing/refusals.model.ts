import { createEvent, sample } from 'effector';
import type { Profile } from '../../shared/api/generated/model';
import { profileChosen } from '../profile/profile.model.ts';
import { snackbarRequested } from '../snackbars/snackbar-requests.model.ts';
import type { SnackbarRequest } from '../snackbars/snackbars.ts';

/** The guard refused a page; the snackbar says so and offers the profile that would fit (R6). */
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
            // and the refused address is opened after all
            onClick: () => profileChosen({ type: switchTo.type, entity_id: switchTo.entity_id, opens: address }),
          },
        ]
      : [],
  }),
  target: snackbarRequested,
});
