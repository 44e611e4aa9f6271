import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useT } from '../i18n/i18n-react.tsx';
import { IconButton, type IconButtonProps } from './icon-button.tsx';
import { Spinner } from './spinner.tsx';
import { useDisclosure } from './use-floating-parts.ts';

export type MenuItem = {
  label: string;
  /** Before the label; decoration. */
  icon?: ReactNode;
  /** Removes or cancels something. Such items come last, below a line. */
  danger?: boolean;
  disabled?: boolean;
} & (
  | {
      /** Called when the menu is closed and its button has the focus again, so that a dialog gives it back there. */
      onSelect: () => void;
      href?: undefined;
    }
  | { href: string; onSelect?: undefined }
);

export interface OverflowMenuProps {
  /** By default "More actions". */
  label?: string;
  items: readonly MenuItem[];
  variant?: IconButtonProps['variant'];
  className?: string;
}

/**
 * A ⋯ button and the menu of actions behind it: keys by the ARIA practices (menu button). The button is there at once; the
 * menu's code comes when the browser is idle or the button is touched, and a press before that opens the menu once it is there.
 */
export function OverflowMenu({ label, items, variant, className }: OverflowMenuProps) {
  const t = useT();
  const id = useId();
  const { parts, isOpen, isAwaited, byKeyboard, open, close, anchor, preloading } = useDisclosure<HTMLButtonElement>();
  const name = label ?? t('actions.more');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open(true);
  };
  return (
    <>
      <IconButton
        {...preloading}
        ref={anchor}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-busy={isAwaited || undefined}
        variant={variant}
        className={className}
        // a click by keyboard or screen reader has no position
        onClick={({ detail }) => (isOpen ? close() : open(detail === 0))}
        onKeyDown={onKeyDown}
      >
        {isAwaited ? <Spinner /> : <Ellipsis size={22} />}
      </IconButton>
      {isOpen && parts && (
        <parts.MenuList id={id} label={name} items={items} anchor={anchor} byKeyboard={byKeyboard} onClose={close} />
      )}
    </>
  );
}
