import { LogOut, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { Community } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';
import { type MenuItem, OverflowMenu } from '../../shared/ui/overflow-menu.tsx';

const EndDialog = lazy(async () => ({ default: (await import('./end-dialog.tsx')).EndDialog }));

interface CommunityMenuProps {
  community: Community;
  /** What else can be done with it, above the rest. */
  first?: readonly MenuItem[];
}

/** What a member seldom does: leave; and the owner: delete. `?do=…` opens the dialogs. */
export function CommunityMenu({ community, first }: CommunityMenuProps) {
  const t = useT('community');
  const [search] = useSearchParams();
  const { permissions } = community;
  const asked = search.get('do');
  const end = (asked === 'leave' || asked === 'delete') && permissions[asked] ? asked : null;
  const dialog = useUrlDialog(end !== null);
  const items: MenuItem[] = [...(first ?? [])];
  if (permissions['leave'])
    items.push({
      label: t('leave.action'),
      icon: <LogOut size={20} />,
      danger: true,
      onSelect: () => dialog.open('?do=leave'),
    });
  if (permissions['delete'])
    items.push({
      label: t('delete.action'),
      icon: <Trash2 size={20} />,
      danger: true,
      onSelect: () => dialog.open('?do=delete'),
    });
  if (items.length === 0) return null;
  return (
    <>
      <OverflowMenu items={items} variant="raised" />
      <Suspense>{end && <EndDialog end={end} community={community} onClose={() => dialog.close('')} />}</Suspense>
    </>
  );
}
