import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { searchDialogs, useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Button } from '../../shared/ui/button.tsx';

const NewCompetitionDialog = lazy(async () => ({
  default: (await import('./new-competition-dialog.tsx')).NewCompetitionDialog,
}));
/** `?do=create-competition`. */
const dialogs = searchDialogs({ do: ['create-competition'] });

/** Opens the form of a new competition, which is loaded then. For who is signed in, in the module of its owner. */
export function CreateCompetitionButton() {
  const t = useT('competitionform');
  const { shown, open, close } = useSearchDialogs(dialogs);
  return (
    <>
      <Button icon={<Plus size={20} />} onClick={() => open('create-competition')}>
        {t('create.title')}
      </Button>
      <Suspense>{shown && <NewCompetitionDialog onClose={close} />}</Suspense>
    </>
  );
}
