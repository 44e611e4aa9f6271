import { useIsMutating } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { Trophy } from 'lucide-react';
import { lazy } from 'react';
import { $module } from '../../models/profile/profile.model.ts';
import { getCreateOrganizationMutationKey } from '../../shared/api/generated/endpoints/mod-organization/mod-organization.ts';
import type { LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { DialogRow } from '../../shared/ui/dialog-row.tsx';

// the form and its uploads are loaded when the dialog opens
const Form = lazy(async () => ({ default: (await import('./new-organization-form.tsx')).NewOrganizationForm }));

/** Row that opens the form of a new organization, open while the URL says `?do=register-organization`. Players and organizations create them. */
export function RegisterOrganizationRow({ user }: { user: LoggedUser }) {
  const t = useT('organizing');
  const module = useUnit($module);
  const busy = useIsMutating({ mutationKey: getCreateOrganizationMutationKey() }) > 0;
  if (module !== 'base' && module !== 'organization') return null;
  return (
    <DialogRow
      icon={<Trophy size={22} />}
      title={t(module === 'base' ? 'register.title' : 'register.another')}
      dialogTitle={t('register.title')}
      name="register-organization"
      busy={busy}
      wide
      height={560}
    >
      <Form user={user} />
    </DialogRow>
  );
}
