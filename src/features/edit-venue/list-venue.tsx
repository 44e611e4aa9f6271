import { useIsMutating } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { Store } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { $module } from '../../models/profile/profile.model.ts';
import { getCreateVenueMutationKey } from '../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type { LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ListRow } from '../../shared/ui/list-row.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

// the form, its schemas and its map are loaded when the dialog opens
const Form = lazy(async () => ({ default: (await import('./new-venue-form.tsx')).NewVenueForm }));

/** True while the URL asks for the dialog of a new venue. */
export const isListingVenue = (search: URLSearchParams): boolean => search.get('do') === 'list-venue';

/** Row that opens the form of a new venue, which is open while the URL says `?do=list-venue`. Players and venues create venues. */
export function ListVenueRow({ user }: { user: LoggedUser }) {
  const t = useT('listing');
  const module = useUnit($module);
  // closing the dialog while creating would hide an error
  const busy = useIsMutating({ mutationKey: getCreateVenueMutationKey() }) > 0;
  const [search] = useSearchParams();
  const isOpen = isListingVenue(search);
  const dialog = useUrlDialog(isOpen);
  if (module !== 'base' && module !== 'venue') return null;
  return (
    <ListRow
      icon={<Store size={22} />}
      title={t(module === 'base' ? 'list.title' : 'list.another')}
      onClick={() => dialog.open('?do=list-venue')}
    >
      {isOpen && (
        <Dialog title={t('list.title')} wide closeButton onClose={() => dialog.close('')} busy={busy}>
          <Suspense fallback={<Skeleton shape="box" width="100%" height="640px" />}>
            <Form user={user} />
          </Suspense>
        </Dialog>
      )}
    </ListRow>
  );
}
