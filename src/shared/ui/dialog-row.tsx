import { type ReactNode, Suspense } from 'react';
import { searchDialogs, useSearchDialogs } from '../routing/search-dialogs.ts';
import { Dialog } from './dialog.tsx';
import { ListRow } from './list-row.tsx';
import { Skeleton } from './skeleton.tsx';

interface DialogRowProps {
  icon: ReactNode;
  title: string;
  /** Of the dialog, where the row says it in other words. */
  dialogTitle?: string;
  /** Of the dialog in the address, e.g. `list-venue` in `?do=list-venue`. */
  name: string;
  /** Closing it now would hide how it ends. */
  busy: boolean;
  wide?: boolean;
  /** Height of what is coming while it loads, in px. */
  height: number;
  /** Loaded with the dialog. */
  children: ReactNode;
}

/** Row that opens a form in a dialog, which is open while the address says so. */
export function DialogRow({ icon, title, dialogTitle = title, name, height, children, ...look }: DialogRowProps) {
  const { shown, open, close } = useSearchDialogs(searchDialogs({ do: [name] }));
  return (
    <ListRow icon={icon} title={title} onClick={() => open(name)}>
      {shown && (
        <Dialog title={dialogTitle} closeButton onClose={close} {...look}>
          <Suspense fallback={<Skeleton shape="box" width="100%" height={height} />}>{children}</Suspense>
        </Dialog>
      )}
    </ListRow>
  );
}
