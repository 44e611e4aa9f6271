import { CSPProvider } from '@base-ui/react/csp-provider';
import { Popover } from '@base-ui/react/popover';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../i18n/i18n-react.tsx';
import { breakpoints } from './breakpoints.ts';
import { cx } from './cx.ts';
import { Dialog } from './dialog.tsx';
import { header, title as titleClass } from './dialog.css.ts';
import { floatingFrame } from './floating-frame.ts';
import { panel, panelBody, popup, positioner, widePanel } from './floating.css.ts';
import { IconButton } from './icon-button.tsx';

export interface PopoverPanelProps {
  id: string;
  title: string;
  /** The button: the panel stands beside it, and the focus goes back to it. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Room for two columns, where the window has it. */
  wide?: boolean | undefined;
  /** On a phone below the content, always in sight. */
  renderFooter?: ((close: () => void) => ReactNode) | undefined;
  children: (close: () => void) => ReactNode;
}

/** The panel of a `Popover`, open while mounted: beside its button, or on a phone a sheet at the lower edge of the screen. */
export function PopoverPanel(props: PopoverPanelProps) {
  // what is open stays what it is while the device is turned
  const [isSheet] = useState(() => window.innerWidth < breakpoints.sm);
  return isSheet ? <Sheet {...props} /> : <Panel {...props} />;
}

function Sheet({ id, title, anchor, onClose, renderFooter, children }: PopoverPanelProps) {
  const { container, leave } = floatingFrame(anchor, onClose);
  // the button may stand in a list, where a dialog may not
  return createPortal(
    <Dialog id={id} title={title} closeButton onClose={leave} actions={renderFooter?.(leave)}>
      {children(leave)}
    </Dialog>,
    container ?? document.body,
  );
}

/** Tab goes round within, because the panel stands at the end of the document. */
function Panel({ id, title, anchor, onClose, wide = false, children }: PopoverPanelProps) {
  const t = useT();
  const panelRef = useRef<HTMLDivElement>(null);
  const { container, positionMethod, leave, onOpenChange } = floatingFrame(anchor, onClose);
  const first = () =>
    panelRef.current?.querySelector<HTMLElement>('[data-autofocus]') ?? panelRef.current?.querySelector('h2');
  return (
    <CSPProvider disableStyleElements>
      <Popover.Root open modal="trap-focus" onOpenChange={onOpenChange}>
        <Popover.Portal container={container}>
          <Popover.Positioner
            className={positioner}
            anchor={anchor}
            positionMethod={positionMethod}
            align="start"
            sideOffset={4}
            collisionPadding={8}
            // a high panel scrolls rather than covering what stands beside its button
            collisionAvoidance={{ fallbackAxisSide: 'none' }}
          >
            <Popover.Popup
              ref={panelRef}
              id={id}
              className={cx(popup, wide ? widePanel : panel)}
              initialFocus={() => first()}
              finalFocus={false}
            >
              <div className={header}>
                <Popover.Title className={titleClass} tabIndex={-1}>
                  {title}
                </Popover.Title>
                <Popover.Close render={<IconButton aria-label={t('actions.close')} />}>
                  <X size={22} />
                </Popover.Close>
              </div>
              <div className={panelBody}>{children(leave)}</div>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </CSPProvider>
  );
}
