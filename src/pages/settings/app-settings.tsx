import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { Form } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { settingsSaved } from '../../models/own-settings/own-settings.model.ts';
import {
  bulkUpsertSettings,
  getListSettingsQueryOptions,
} from '../../shared/api/generated/endpoints/settings/settings.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { appSchema, type AppValues, appValues } from './app-schema.ts';
import { MapsKey } from './maps-key.tsx';
import { SettingsGroup } from './settings-group.tsx';
import * as css from './settings.css.ts';

/** The settings of the app itself, which super users change (design §12, R35). */
export function AppSettings() {
  const t = useT('settings');
  const query = useQuery({
    ...getListSettingsQueryOptions({ scope: 'app' }),
    gcTime: 0, // a form begins with what the server says now
  });
  return (
    <SettingsGroup title={t('app.title')}>
      <QueryView query={query} errorTitle={t('notLoaded')} skeleton={<Skeleton shape="box" height="400px" />}>
        {({ settings }) => (
          <Stack gap={6}>
            <AppForm values={appValues(settings)} />
            <MapsKey shown={settings.find(({ key }) => key === 'maps_key')?.display_value ?? null} />
          </Stack>
        )}
      </QueryView>
    </SettingsGroup>
  );
}

/** All but the secret one, saved in one call (SET-02). */
function AppForm({ values }: { values: AppValues }) {
  const t = useT('settings');
  const saved = useUnit(settingsSaved);
  const form = useApiForm({
    operation: 'bulkUpsertSettings',
    schema: appSchema,
    defaults: values,
    draft: { form: 'app-settings' },
    send: (settings) => bulkUpsertSettings({ scope: 'app', settings }),
    fieldOf: (field) => field.replace('settings.', ''),
    success: { key: 'settings:app.saved' },
    onDone: (answer) => void saved(answer.settings), // in all tabs of this browser; others hear it at their next start
  });
  return (
    <Form form={form} submitLabel={t('save')} page>
      <div className={css.fields}>
        <TextField
          label={t('app.supportPhone')}
          hint={t('app.supportPhoneHint')}
          optional
          type="tel"
          {...form.field('support_phone')}
        />
        <TextField
          label={t('app.minBuild')}
          hint={t('app.minBuildHint')}
          optional
          inputMode="numeric"
          {...form.field('min_build')}
        />
        <TextField
          label={t('app.termsUrl')}
          hint={t('app.webAddress')}
          optional
          type="url"
          {...form.field('terms_url')}
        />
        <TextField
          label={t('app.privacyUrl')}
          hint={t('app.webAddress')}
          optional
          type="url"
          {...form.field('privacy_url')}
        />
      </div>
    </Form>
  );
}
