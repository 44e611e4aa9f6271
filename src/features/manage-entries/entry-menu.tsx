import { Ban, LogOut, Minus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { CompetitionTeam, Id } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { searchDialogs, useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { type MenuItem, OverflowMenu } from '../../shared/ui/overflow-menu.tsx';

const DeductDialog = lazy(async () => ({ default: (await import('./deduct-dialog.tsx')).DeductDialog }));
const TakeOutDialog = lazy(async () => ({ default: (await import('./take-out-dialog.tsx')).TakeOutDialog }));
/** `?deduct=12`, `?disqualify=12`, `?take-out=12`, about the team with this id. */
const dialogs = searchDialogs({ about: ['deduct', 'disqualify', 'take-out'] });

interface EntryMenuProps {
  competitionId: Id;
  entry: CompetitionTeam;
}

/** What who runs a competition does with a team in it, as the server's permissions say; nothing for others (CMP-05). */
export function EntryMenu({ competitionId, entry }: EntryMenuProps) {
  const t = useT('entries');
  const { team, status, permissions } = entry;
  const may = {
    deduct: permissions['update'] === true && status === 'active',
    disqualify: permissions['disqualify'] === true,
    'take-out': permissions['withdraw'] === true,
  };
  const { shown, open, close } = useSearchDialogs(dialogs, { mayOpen: ({ name, id }) => id === team.id && may[name] });
  const items: MenuItem[] = [
    ...(may.deduct
      ? [{ label: t('deduct.action'), icon: <Minus size={20} />, onSelect: () => open('deduct', team.id) }]
      : []),
    ...(may['take-out']
      ? [
          {
            label: t('takeOut.withdrawn.action'),
            icon: <LogOut size={20} />,
            danger: true,
            onSelect: () => open('take-out', team.id),
          },
        ]
      : []),
    ...(may.disqualify
      ? [
          {
            label: t('takeOut.disqualified.action'),
            icon: <Ban size={20} />,
            danger: true,
            onSelect: () => open('disqualify', team.id),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <OverflowMenu label={t('menu', { name: team.name })} items={items} />
      <Suspense>
        {shown?.name === 'deduct' && <DeductDialog competitionId={competitionId} team={team} onClose={close} />}
        {(shown?.name === 'disqualify' || shown?.name === 'take-out') && (
          <TakeOutDialog
            key={shown.name}
            competitionId={competitionId}
            team={team}
            status={shown.name === 'disqualify' ? 'disqualified' : 'withdrawn'}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
