import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Form } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { PushDeviceRow } from '../../features/push/device-row.tsx';
import { settingsSaved } from '../../models/own-settings/own-settings.model.ts';
import { fingerprint } from '../../models/drafts/safe-values.ts';
import { $user } from '../../models/session/session.model.ts';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { bulkUpsertSettings } from '../../shared/api/generated/endpoints/settings/settings.ts';
import type { Setting } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { TimePicker } from '../../shared/ui/time-picker.tsx';
import { NoticeChoice } from './notice-choice.tsx';
import { noticeGroupsOf } from './notice-groups.ts';
import { noticeOfField, noticesSchema, noticesSettings, type NoticesValues, noticesValues } from './notices-schema.ts';
import { SettingsGroup } from './settings-group.tsx';
import * as css from './settings.css.ts';

interface NotificationSettingsProps {
  settings: readonly Setting[];
}

/** What the user is told of, and when messages stay silent. */
export function NotificationSettings({ settings }: NotificationSettingsProps) {
  const t = useT('settings');
  const said = fingerprint(noticesValues(settings));
  const [form, setForm] = useState({ said, shows: said, times: 0 });
  // another tab has saved something that this form does not show: it begins anew
  if (form.said !== said) setForm({ said, shows: said, times: form.shows === said ? form.times : form.times + 1 });
  return (
    <SettingsGroup title={t('notices.title')} hint={t('notices.hint')}>
      <PushDeviceRow />
      <NoticesForm
        key={form.times}
        settings={settings}
        onSent={(values) => setForm((latest) => ({ ...latest, shows: fingerprint(values) }))}
      />
    </SettingsGroup>
  );
}

interface NoticesFormProps extends NotificationSettingsProps {
  /** Accepted by the server, and about to be read again: this form shows it already. */
  onSent: (values: NoticesValues) => void;
}

/** A choice for each type, and the quiet hours, saved in one call (SET-02). A refusal is a toast (ERR-12); what was set stays. */
function NoticesForm({ settings, onSent }: NoticesFormProps) {
  const t = useT('settings');
  const words = useT('notifications');
  const { user, saved, say } = useUnit({ user: $user, saved: settingsSaved, say: snackbarRequested });
  const form = useApiForm({
    operation: 'bulkUpsertSettings',
    schema: noticesSchema,
    defaults: noticesValues(settings),
    draft: { form: 'notification-settings' },
    send: async (values) => {
      const answer = await bulkUpsertSettings({ settings: noticesSettings(values) });
      onSent(values);
      return answer;
    },
    fieldOf: noticeOfField,
    success: { key: 'settings:notices.saved' },
    onDone: (answer) => void saved(answer.settings),
    onRefused: (error) => {
      if (error.fieldErrors.length > 0) return undefined;
      say(failureSaid(error));
      return 'told';
    },
  });
  return (
    <Form form={form} submitLabel={t('notices.save')} page>
      {noticeGroupsOf(user?.profiles ?? []).map(({ name, types }) => (
        <fieldset key={name} className={css.fieldset}>
          <legend className={css.legend}>{t(`notices.groups.${name}`)}</legend>
          <Card className={css.switches}>
            {types.map((type) => (
              <NoticeChoice key={type} label={words(`switches.${type}`)} {...form.field(type)} />
            ))}
          </Card>
        </fieldset>
      ))}
      <fieldset className={css.fieldset}>
        <legend className={css.legend}>{t('notices.quiet')}</legend>
        <p className={css.hint}>{t('notices.quietHint')}</p>
        <div className={css.fields}>
          <TimePicker label={t('notices.from')} {...form.field('quiet_from')} min="00:00" max="23:59" />
          <TimePicker label={t('notices.to')} {...form.field('quiet_to')} min="00:00" max="23:59" />
        </div>
      </fieldset>
    </Form>
  );
}
