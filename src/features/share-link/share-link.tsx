import { useUnit } from 'effector-react';
import { Share2 } from 'lucide-react';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { copyText } from '../../shared/platform/clipboard.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { shareLink } from './share.ts';

interface ShareLinkProps {
  /** Name of the button. */
  label: string;
  /** What is shared, for the system's own sheet. */
  title: string;
  /** Full address; that of the page without its query otherwise. */
  url?: string;
}

/** Shares a link by the system's sheet, or puts it on the clipboard and says so (ledger ERR-10, ERR-11). */
export function ShareLink({ label, title, url }: ShareLinkProps) {
  const notify = useUnit(snackbarRequested);
  const press = async () => {
    const link = url ?? `${location.origin}${location.pathname}`;
    const share = 'share' in navigator ? (data: ShareData) => navigator.share(data) : undefined;
    const result = await shareLink({ title, url: link }, { share, copy: copyText });
    if (result === 'copied') notify({ message: { key: 'snackbars.linkCopied' }, color: 'success' });
    if (result === 'failed') notify({ message: { key: 'snackbars.linkFailed' }, color: 'error' });
  };
  return (
    <IconButton variant="raised" aria-label={label} onClick={() => void press()}>
      <Share2 size={22} />
    </IconButton>
  );
}
