import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { settingsSaved } from '../../models/own-settings/own-settings.model.ts';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { updateSetting } from '../../shared/api/generated/endpoints/settings/settings.ts';
import type { UpdateSettingData } from '../../shared/api/generated/model';
import { useWrite } from '../../shared/api/use-write.ts';
import { showSetting, type Wanted } from './setting-cache.ts';

/** Saves one setting at once (SET-01): it is shown before the answer, and is what it was again when the server refuses (ERR-12). */
export function useSaveSetting(): (wanted: Wanted) => void {
  const client = useQueryClient();
  const { saved, say } = useUnit({ saved: settingsSaved, say: snackbarRequested });
  const { mutate } = useWrite<UpdateSettingData, ApiError, Wanted>({
    mutationKey: ['updateSetting'],
    scope: { id: 'settings' },
    target: (wanted) => JSON.stringify(wanted), // of two quick changes the later is saved last
    mutationFn: ({ key, value }) => updateSetting(key, { value }),
    onMutate: (wanted) => showSetting(client, wanted),
    onSuccess: ({ setting }) => saved([setting]),
    onError: (error) => say(failureSaid(error)),
  });
  return mutate;
}
