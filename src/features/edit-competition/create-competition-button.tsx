import { Plus } from 'lucide-react';
import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { $activeProfile } from '../../models/profile/profile.model.ts';
import { $complete, $user } from '../../models/session/session.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { searchDialogs, useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Button } from '../../shared/ui/button.tsx';

const NewCompetitionDialog = lazy(async () => ({
  default: (await import('./new-competition-dialog.tsx')).NewCompetitionDialog,
}));
/** `?do=create-competition`. */
const dialogs = searchDialogs({ do: ['create-competition'] });

/** Opens the form of a new competition, which is loaded then: for oneself as a player, or for an organization that one runs. */
export function CreateCompetitionButton() {
  const t = useT('competitionform');
  const { profile, user, isComplete } = useUnit({ profile: $activeProfile, user: $user, isComplete: $complete });
  const role = user?.profiles.find(
    ({ type, entity_id }) => type === profile.type && entity_id === profile.entity_id,
  )?.role;
  const mayCreate =
    isComplete &&
    (profile.type === 'base' || (profile.type === 'organization' && role !== undefined && role !== 'referee'));
  const { shown, open, close } = useSearchDialogs(dialogs, { mayOpen: () => mayCreate });
  if (!mayCreate) return null;
  return (
    <>
      <Button icon={<Plus size={20} />} onClick={() => open('create-competition')}>
        {t('create.title')}
      </Button>
      <Suspense>{shown && <NewCompetitionDialog onClose={close} />}</Suspense>
    </>
  );
}
