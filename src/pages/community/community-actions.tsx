import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { CommunityMenu } from '../../features/join-community/community-menu.tsx';
import type { Community } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';

// the form, its schema and its uploads are loaded when the dialog opens
const EditDialog = lazy(async () => ({
  default: (await import('../../features/edit-community/edit-community-dialog.tsx')).EditCommunityDialog,
}));

/** What is seldom done with a community; the dialog of its details is open while the URL says `?do=edit`. */
export function CommunityActions({ community }: { community: Community }) {
  const t = useT('communityform');
  const [search] = useSearchParams();
  const mayEdit = community.permissions['edit'] === true;
  const isOpen = mayEdit && search.get('do') === 'edit';
  const dialog = useUrlDialog(isOpen);
  const edit = { label: t('edit.title'), icon: <Pencil size={20} />, onSelect: () => dialog.open('?do=edit') };
  return (
    <>
      <CommunityMenu community={community} first={mayEdit ? [edit] : []} />
      <Suspense>
        {isOpen && <EditDialog key={community.id} community={community} onClose={() => dialog.close('')} />}
      </Suspense>
    </>
  );
}
