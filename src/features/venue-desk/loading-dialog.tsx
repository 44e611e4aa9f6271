import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Dialog, type DialogProps } from '../../shared/ui/dialog.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import type { DeskDialog } from './desk-address.ts';

interface LoadingDialogProps extends Pick<DialogProps, 'title' | 'onClose'> {
  kind: DeskDialog['kind'];
}

/** Stands in the place of a dialog whose code or data are loading, under its title: a screen reader reads that once. */
export function LoadingDialog({ kind, ...dialog }: LoadingDialogProps) {
  const t = useT();
  const isQuestion = kind === 'decline' || kind === 'cancel' || kind === 'end' || kind === 'decline-games';
  return (
    <Dialog {...dialog} closeButton wide={!isQuestion} {...(isQuestion && { role: 'alertdialog' })}>
      <div role="status" aria-busy aria-label={t('states.loading')}>
        <Skeleton shape="box" width="100%" height="240px" />
      </div>
    </Dialog>
  );
}
