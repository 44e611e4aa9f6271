import { useIsMutating } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { Shield } from 'lucide-react';
import { lazy } from 'react';
import { $module } from '../../models/profile/profile.model.ts';
import { getCreateTeamMutationKey } from '../../shared/api/generated/endpoints/mod-team/mod-team.ts';
import type { LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { DialogRow } from '../../shared/ui/dialog-row.tsx';

// the form, its schemas and its uploads are loaded when the dialog opens
const Form = lazy(async () => ({ default: (await import('./new-team-form.tsx')).NewTeamForm }));

/** Row that opens the form of a new team, which is open while the URL says `?do=start-team`. Players and teams start teams. */
export function StartTeamRow({ user }: { user: LoggedUser }) {
  const t = useT('teamform');
  const module = useUnit($module);
  const busy = useIsMutating({ mutationKey: getCreateTeamMutationKey() }) > 0;
  if (module !== 'base' && module !== 'team') return null;
  return (
    <DialogRow
      icon={<Shield size={22} />}
      title={t(module === 'base' ? 'start.title' : 'start.another')}
      dialogTitle={t('start.title')}
      name="start-team"
      busy={busy}
      wide
      height={640}
    >
      <Form user={user} />
    </DialogRow>
  );
}
