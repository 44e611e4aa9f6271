import { CSPProvider } from '@base-ui/react/csp-provider';
import { Popover } from '@base-ui/react/popover';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useT } from '../i18n/i18n-react.tsx';
import { cx } from './cx.ts';
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
  children: (close: () => void) => ReactNode;
}

/** The panel of a `Popover`; open while mounted. Tab goes round within, because the panel stands at the end of the document. */
export function PopoverPanel({ id, title, anchor, onClose, wide = false, children }: PopoverPanelProps) {
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
