import { QrCode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

// the encoder is loaded when a code is looked at
const Code = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCodeDrawing }));

interface QrCodeButtonProps {
  /** Name of the button. */
  label: string;
  /** Of the dialog. */
  title: string;
  /** Full URL: the one that is shared (`shareAddress`). */
  url: string;
  /** What the code is for. */
  hint: string;
}

/** Shows a link as a code that another phone reads. */
export function QrCodeButton({ url, label, title, hint }: QrCodeButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton variant="raised" aria-label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <QrCode size={22} />
      </IconButton>
      {isOpen && (
        <Dialog title={title} closeButton onClose={() => setOpen(false)}>
          <Suspense fallback={<Skeleton shape="box" width="100%" height={280} />}>
            <Code url={url} label={title} hint={hint} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
