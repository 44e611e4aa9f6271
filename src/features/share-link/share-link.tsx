import { useUnit } from 'effector-react';
import { Share2 } from 'lucide-react';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { copyText } from '../../shared/platform/clipboard.ts';
import { Button } from '../../shared/ui/button.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { shareLink } from './share.ts';

interface ShareLinkProps {
  /** Name of the button. */
  label: string;
  /** What is shared, for the system's own sheet. */
  title: string;
  /** A message that goes before the link. */
  text?: string | undefined;
  /** Full URL (`shareAddress`). A message that holds it stands for itself. */
  url: string;
  /** An icon whose name is the label, or a button that shows it. */
  look?: 'icon' | 'button';
  /** The message of a button is still on its way: whoever presses now would share the link alone. */
  loading?: boolean;
}

/** Shares a link through the system's share sheet, or copies it and says so (ledger ERR-10, ERR-11). */
export function ShareLink({ label, title, text, url, look = 'icon', loading = false }: ShareLinkProps) {
  const notify = useUnit(snackbarRequested);
  const press = async () => {
    const share = 'share' in navigator ? (data: ShareData) => navigator.share(data) : undefined;
    // a message that has the link already must not hold it twice
    const data = { title, ...(!text?.includes(url) && { url }), ...(text !== undefined && { text }) };
    const result = await shareLink(data, { share, copy: copyText });
    if (result === 'copied') {
      const key = text === undefined ? 'snackbars.linkCopied' : 'snackbars.textCopied';
      notify({ message: { key }, color: 'success' });
    }
    if (result === 'failed') notify({ message: { key: 'snackbars.linkFailed' }, color: 'error' });
  };
  if (look === 'button') {
    return (
      <Button variant="secondary" icon={<Share2 size={18} />} loading={loading} onClick={() => void press()}>
        {label}
      </Button>
    );
  }
  return (
    <IconButton variant="raised" aria-label={label} onClick={() => void press()}>
      <Share2 size={22} />
    </IconButton>
  );
}
