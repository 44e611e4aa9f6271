import { type ReactNode, Suspense } from 'react';
import { useUrlDialog } from '../routing/use-url-dialog.ts';
import { Dialog } from './dialog.tsx';
import { ListRow } from './list-row.tsx';
import { Skeleton } from './skeleton.tsx';

interface DialogRowProps {
  icon: ReactNode;
  title: string;
  /** Of the dialog, where the row says it in other words. */
  dialogTitle?: string;
  /** The search that names the dialog, e.g. `?do=list-venue`. */
  search: string;
  isOpen: boolean;
  /** Closing it now would hide how it ends. */
  busy: boolean;
  wide?: boolean;
  /** Height of what is coming while it loads, in px. */
  height: number;
  /** Loaded with the dialog. */
  children: ReactNode;
}

/** Row that opens a form in a dialog, which is open while the address says so. */
export function DialogRow({
  icon,
  title,
  dialogTitle = title,
  search,
  isOpen,
  height,
  children,
  ...look
}: DialogRowProps) {
  const dialog = useUrlDialog(isOpen);
  return (
    <ListRow icon={icon} title={title} onClick={() => dialog.open(search)}>
      {isOpen && (
        <Dialog title={dialogTitle} closeButton onClose={() => dialog.close('')} {...look}>
          <Suspense fallback={<Skeleton shape="box" width="100%" height={height} />}>{children}</Suspense>
        </Dialog>
      )}
    </ListRow>
  );
}
