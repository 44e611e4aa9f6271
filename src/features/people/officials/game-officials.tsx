import { UserPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Game } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { useSearchDialogs } from '../../../shared/routing/search-dialogs.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { PeopleRows } from '../kit/people-rows.tsx';
import { officialsDialogs } from './officials-address.ts';
import { useOfficialsOwner } from './use-officials-owner.tsx';

const AppointDialog = lazy(async () => ({ default: (await import('./appoint-dialog.tsx')).AppointDialog }));

/** Who officiates a game, for who runs its competition: appointed, replaced and taken off until it has a result (decision 060). */
export function GameOfficials({ game }: { game: Game }) {
  const t = useT('games');
  const owner = useOfficialsOwner(game);
  const { shown, open, close } = useSearchDialogs(officialsDialogs);
  return (
    <Section
      title={t('officials.title')}
      action={
        <Button size="sm" variant="secondary" icon={<UserPlus size={18} />} onClick={() => open('appoint')}>
          {t('officials.appoint')}
        </Button>
      }
    >
      {game.officials.length === 0 ? (
        <EmptyState hint={t('officials.noneHint')}>{t('officials.none')}</EmptyState>
      ) : (
        <PeopleRows owner={owner} people={game.officials} />
      )}
      <Suspense>{shown && <AppointDialog game={game} onClose={close} />}</Suspense>
    </Section>
  );
}
