import { LogOut, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Community } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { searchDialogs, useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { type MenuItem, OverflowMenu } from '../../shared/ui/overflow-menu.tsx';

const EndDialog = lazy(async () => ({ default: (await import('./end-dialog.tsx')).EndDialog }));

interface CommunityMenuProps {
  community: Community;
  /** What else can be done with it, above the rest. */
  first?: readonly MenuItem[];
}

const dialogs = searchDialogs({ do: ['leave', 'delete'] });

/** What a member seldom does: leave; and the owner: delete. `?do=…` opens the dialogs. */
export function CommunityMenu({ community, first }: CommunityMenuProps) {
  const t = useT('community');
  const { permissions } = community;
  const { shown, open, close } = useSearchDialogs(dialogs, { mayOpen: ({ name }) => permissions[name] === true });
  const items: MenuItem[] = [...(first ?? [])];
  if (permissions['leave'])
    items.push({
      label: t('leave.action'),
      icon: <LogOut size={20} />,
      danger: true,
      onSelect: () => open('leave'),
    });
  if (permissions['delete'])
    items.push({
      label: t('delete.action'),
      icon: <Trash2 size={20} />,
      danger: true,
      onSelect: () => open('delete'),
    });
  if (items.length === 0) return null;
  return (
    <>
      <OverflowMenu items={items} variant="raised" />
      <Suspense>{shown && <EndDialog end={shown.name} community={community} onClose={close} />}</Suspense>
    </>
  );
}
