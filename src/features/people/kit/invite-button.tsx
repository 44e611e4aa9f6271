import { type ReactNode, Suspense } from 'react';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { searchDialogs, useSearchDialogs } from '../../../shared/routing/search-dialogs.ts';
import { AddButton } from './add-button.tsx';

const dialogs = searchDialogs({ do: ['invite'] });

/** Opens the dialog that invites, a lazy one: the form, its schema and the search are loaded when it opens. */
export function InviteButton({ children }: { children: (close: () => void) => ReactNode }) {
  const t = useT('people');
  const { shown, open, close } = useSearchDialogs(dialogs);
  return (
    <>
      <AddButton onClick={() => open('invite')}>{t('invite.action')}</AddButton>
      <Suspense>{shown && children(close)}</Suspense>
    </>
  );
}
