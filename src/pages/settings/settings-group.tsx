import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getListSettingsQueryOptions } from '../../shared/api/generated/endpoints/settings/settings.ts';
import type { Setting, SettingScope } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

interface SettingsGroupProps {
  title: string;
  scope: SettingScope;
  /** Gives the setting of a key, which the server may lack. */
  children: (find: (key: string) => Setting | undefined) => ReactNode;
}

/** The settings of one scope under their heading (SET-03). */
export function SettingsGroup({ title, scope, children }: SettingsGroupProps) {
  const t = useT('settings');
  const query = useQuery({
    ...getListSettingsQueryOptions({ scope }),
    gcTime: 0, // a form begins with what the server says now
  });
  return (
    <Section title={title} gap={4}>
      <QueryView query={query} errorTitle={t('notLoaded')} skeleton={<Skeleton shape="box" height="400px" />}>
        {({ settings }) => children((key) => settings.find((setting) => setting.key === key))}
      </QueryView>
    </Section>
  );
}
