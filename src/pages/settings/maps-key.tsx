import '../../shared/lib/zod-setup.ts';
import { KeyRound } from 'lucide-react';
import { object, string } from 'zod';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { updateSetting } from '../../shared/api/generated/endpoints/settings/settings.ts';
import { MapsKey as MapsKeyValue } from '../../shared/api/generated/zod/schemas/mapsKey.zod.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { searchDialogs, useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';

const schema = object({ value: string().trim().pipe(MapsKeyValue) });
const dialogs = searchDialogs({ do: ['replace-maps-key'] });

interface MapsKeyProps {
  /** What the server shows in its place; null: none is set. */
  shown: string | null;
}

/** The one secret setting: it can be replaced, and is never read again (R35, ENT-34). */
export function MapsKey({ shown }: MapsKeyProps) {
  const t = useT('settings');
  const { shown: opened, open, close } = useSearchDialogs(dialogs);
  return (
    <ListRows label={t('app.secrets')}>
      <ListRow
        icon={<KeyRound size={22} />}
        title={t('mapsKey.name')}
        meta={t('mapsKey.hidden')}
        value={shown ?? t('notSet')}
        onClick={() => open('replace-maps-key')}
      >
        {opened && <ReplaceDialog shown={shown} onClose={close} />}
      </ListRow>
    </ListRows>
  );
}

function ReplaceDialog({ shown, onClose }: MapsKeyProps & { onClose: () => void }) {
  const t = useT('settings');
  // no draft: a secret is not kept in the browser
  const form = useApiForm({
    operation: 'updateSetting',
    schema,
    defaults: { value: '' },
    send: ({ value }) => updateSetting('maps_key', { scope: 'app', value }),
    success: { key: 'settings:mapsKey.saved' },
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t('mapsKey.replace')}
      onClose={onClose}
      closeButton
      form={form}
      submitLabel={t('mapsKey.submit')}
    >
      <p>{shown === null ? t('mapsKey.messageFirst') : t('mapsKey.message', { shown })}</p>
      <PasswordField label={t('mapsKey.value')} autoComplete="new-password" {...form.field('value')} />
    </DialogForm>
  );
}
