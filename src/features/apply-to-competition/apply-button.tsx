import { lazy, Suspense, useState } from 'react';
import type { Competition } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { searchDialogs, useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Button } from '../../shared/ui/button.tsx';

const ApplyDialog = lazy(async () => ({ default: (await import('./apply-dialog.tsx')).ApplyDialog }));
/** `?do=apply`. */
const dialogs = searchDialogs({ do: ['apply'] });

/** Opens the form that asks for a place, which is loaded then; nothing for who runs no team that may. */
export function ApplyButton({ competition }: { competition: Competition }) {
  const t = useT('entries');
  const mayApply = competition.permissions['apply'] === true;
  // registration may close while the form is open: its refusal is read in it
  const [isKept, setIsKept] = useState(false);
  const { shown, open, close } = useSearchDialogs(dialogs, { mayOpen: () => mayApply || isKept });
  if (shown && !isKept) setIsKept(true);
  if (!shown && isKept) setIsKept(false);
  if (!mayApply && !isKept) return null;
  return (
    <>
      <Button size="sm" onClick={() => open('apply')}>
        {t('apply.action')}
      </Button>
      <Suspense>{shown && <ApplyDialog competition={competition} onClose={close} />}</Suspense>
    </>
  );
}
