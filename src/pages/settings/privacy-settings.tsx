import { useUnit } from 'effector-react';
import { DeleteAccountRow } from '../../features/delete-account/delete-account.tsx';
import { ExportDataRow } from '../../features/export-data/export-data-row.tsx';
import { useSaveSetting } from '../../features/save-setting/save-setting.ts';
import { valueOf } from '../../models/own-settings/own-settings.ts';
import { $user } from '../../models/session/session.model.ts';
import type { Setting } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ListRows } from '../../shared/ui/list-row.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { SettingsGroup } from './settings-group.tsx';
import * as css from './settings.css.ts';

/** Who sees the user online, what is known of them, and the end of it. */
export function PrivacySettings({ settings }: { settings: readonly Setting[] }) {
  const t = useT('settings');
  const user = useUnit($user);
  const save = useSaveSetting();
  return (
    <SettingsGroup title={t('privacy.title')}>
      <Card className={css.switches}>
        <Switch
          className={css.switchRow}
          label={t('privacy.online')}
          hint={t('privacy.onlineHint')}
          checked={valueOf(settings, 'show_online') !== false}
          onChange={({ target }) => save({ key: 'show_online', value: target.checked })}
        />
      </Card>
      <ListRows label={t('privacy.account')}>
        <ExportDataRow />
        {user && <DeleteAccountRow user={user} />}
      </ListRows>
    </SettingsGroup>
  );
}
