import { Pencil, Trophy } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { CommunityMenu } from '../../features/join-community/community-menu.tsx';
import type { Community } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { searchDialogs, useSearchDialogs } from '../../shared/routing/search-dialogs.ts';

// the form, its schema and its uploads are loaded when the dialog opens
const EditDialog = lazy(async () => ({
  default: (await import('../../features/edit-community/edit-community-dialog.tsx')).EditCommunityDialog,
}));

const SourcesDialog = lazy(async () => ({
  default: (await import('../../features/edit-community/sources-dialog.tsx')).SourcesDialog,
}));

const dialogs = searchDialogs({ do: ['edit', 'sources'] });

/** What is seldom done with a community; the dialogs of its details and of what its feed follows are open while the URL says `?do=edit` or `?do=sources`. */
export function CommunityActions({ community }: { community: Community }) {
  const t = useT('communityform');
  const mayEdit = community.permissions['edit'] === true;
  const { shown, open, close } = useSearchDialogs(dialogs, { mayOpen: () => mayEdit });
  const edit = { label: t('edit.title'), icon: <Pencil size={20} />, onSelect: () => open('edit') };
  const sources = { label: t('sources.title'), icon: <Trophy size={20} />, onSelect: () => open('sources') };
  const Shown = shown?.name === 'sources' ? SourcesDialog : EditDialog;
  return (
    <>
      <CommunityMenu community={community} first={mayEdit ? [edit, sources] : []} />
      <Suspense>{shown && <Shown key={community.id} community={community} onClose={close} />}</Suspense>
    </>
  );
}
