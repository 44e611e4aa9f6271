import { useIsMutating } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { Store } from 'lucide-react';
import { lazy } from 'react';
import { $module } from '../../models/profile/profile.model.ts';
import { getCreateVenueMutationKey } from '../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type { LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { DialogRow } from '../../shared/ui/dialog-row.tsx';

// the form, its schemas and its map are loaded when the dialog opens
const Form = lazy(async () => ({ default: (await import('./new-venue-form.tsx')).NewVenueForm }));

/** Row that opens the form of a new venue, which is open while the URL says `?do=list-venue`. Players and venues create venues. */
export function ListVenueRow({ user }: { user: LoggedUser }) {
  const t = useT('listing');
  const module = useUnit($module);
  const busy = useIsMutating({ mutationKey: getCreateVenueMutationKey() }) > 0;
  if (module !== 'base' && module !== 'venue') return null;
  return (
    <DialogRow
      icon={<Store size={22} />}
      title={t(module === 'base' ? 'list.title' : 'list.another')}
      dialogTitle={t('list.title')}
      name="list-venue"
      busy={busy}
      wide
      height={640}
    >
      <Form user={user} />
    </DialogRow>
  );
}
