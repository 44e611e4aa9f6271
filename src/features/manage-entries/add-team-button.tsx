import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Competition } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { searchDialogs, useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Button } from '../../shared/ui/button.tsx';

const AddTeamDialog = lazy(async () => ({ default: (await import('./add-team-dialog.tsx')).AddTeamDialog }));
/** `?do=add-team`. */
const dialogs = searchDialogs({ do: ['add-team'] });

/** Opens the search for a team that is added without an application; nothing once the draw is made, and for who may not. */
export function AddTeamButton({ competition }: { competition: Competition }) {
  const t = useT('entries');
  const { phase, permissions } = competition;
  const mayAdd = permissions['manage_teams'] === true && (phase === 'draft' || phase === 'registration');
  const { shown, open, close } = useSearchDialogs(dialogs, { mayOpen: () => mayAdd });
  if (!mayAdd) return null;
  return (
    <>
      <Button variant="secondary" icon={<Plus size={20} />} onClick={() => open('add-team')}>
        {t('add.action')}
      </Button>
      <Suspense>{shown && <AddTeamDialog competition={competition} onClose={close} />}</Suspense>
    </>
  );
}
