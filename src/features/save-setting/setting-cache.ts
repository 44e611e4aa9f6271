import type { QueryClient } from '@tanstack/react-query';
import { withSettings } from '../../models/own-settings/own-settings.ts';
import { getListSettingsQueryKey } from '../../shared/api/generated/endpoints/settings/settings.ts';
import type { ListSettingsData, Setting } from '../../shared/api/generated/model';
import { OptimisticUpdate } from '../../shared/api/optimistic.ts';

export type Wanted = Pick<Setting, 'key' | 'value'>;

/** Shows a setting with its new value wherever it is read. */
export const showSetting = (client: QueryClient, { key, value }: Wanted): OptimisticUpdate =>
  new OptimisticUpdate(client).change<ListSettingsData>(getListSettingsQueryKey(), (list) => {
    const before = list.settings.find((setting) => setting.key === key);
    const put = (latest: ListSettingsData, setting: Setting) => ({
      ...latest,
      settings: withSettings(latest.settings, [setting]),
    });
    return before && { data: put(list, { ...before, value }), undo: (latest) => put(latest, before) };
  });
