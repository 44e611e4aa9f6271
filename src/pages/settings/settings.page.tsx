import { useT } from '../../shared/i18n/i18n-react.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { AppSettings } from './app-settings.tsx';
import * as css from './settings.css.ts';

/** Groups of settings, each for those who may change them; that of the app is the super users' (RT-17, R35). */
export function Component() {
  const t = useT('settings');
  return (
    <Stack gap={5} className={css.page}>
      <PageHeader title={t('title')} />
      <AppSettings />
    </Stack>
  );
}
