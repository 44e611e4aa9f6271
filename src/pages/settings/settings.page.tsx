import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { prefetchVenueLookups } from '../../entities/venue/venue-lookups.ts';
import { $module } from '../../models/profile/profile.model.ts';
import { getListSettingsQueryOptions } from '../../shared/api/generated/endpoints/settings/settings.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { AppSettings } from './app-settings.tsx';
import { GeneralSettings } from './general-settings.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { PrivacySettings } from './privacy-settings.tsx';
import * as css from './settings.css.ts';

/** The settings of one scope (SET-03). */
const ownQuery = getListSettingsQueryOptions({ scope: 'user' });

export const loader = pageLoader(({ client }) => {
  void prefetchVenueLookups(client);
  return client.prefetchQuery(ownQuery);
});

/** Everybody's own settings; those of the app are the super users' (RT-17, R35). */
export function Component() {
  const t = useT('settings');
  const query = useQuery(ownQuery);
  const module = useUnit($module);
  return (
    <Stack gap={5} className={css.page}>
      <PageHeader title={t('title')} />
      <QueryView query={query} errorTitle={t('notLoaded')} skeleton={<SettingsSkeleton />}>
        {({ settings }) => (
          <Stack gap={10}>
            <GeneralSettings settings={settings} />
            <NotificationSettings settings={settings} />
            <PrivacySettings settings={settings} />
            {module === 'superuser' && <AppSettings />}
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}

/** As high as the groups are. */
const SettingsSkeleton = () => (
  <Stack gap={10}>
    <Skeleton shape="box" height="266px" />
    <Skeleton shape="box" height="560px" />
  </Stack>
);
