import { type MouseEvent, type ReactNode, type RefObject, useId } from 'react';
import { type Disclosure, useDisclosure } from './use-floating-parts.ts';

/** Attributes of the button that opens a popover. */
export type PopoverButtonProps = Disclosure<HTMLButtonElement>['preloading'] & {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'aria-busy': true | undefined;
  onClick: (event: MouseEvent) => void;
};

export interface PopoverProps {
  /** Heading of the panel, e.g. "Sport". */
  title: string;
  /** Draws the button with these attributes. */
  renderButton: (attributes: PopoverButtonProps) => ReactNode;
  /** Room for two columns, where the window has it. */
  wide?: boolean;
  /** On a phone below the content, always in sight: the button that leads back to the page. */
  renderFooter?: (close: () => void) => ReactNode;
  /** Mark a control `data-autofocus` to focus it first; otherwise the heading is read. `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
}

/**
 * A panel beside its button, on a phone a sheet, for what is chosen without leaving the page: keys by the ARIA practices
 * (dialog), and a press beside it closes it. Its code comes as that of the `OverflowMenu` does.
 */
export function Popover({ renderButton, ...panel }: PopoverProps) {
  const id = useId();
  const { parts, isOpen, isAwaited, open, close, anchor, preloading } = useDisclosure<HTMLButtonElement>();
  return (
    <>
      {renderButton({
        ...preloading,
        ref: anchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        'aria-busy': isAwaited || undefined,
        onClick: ({ detail }) => (isOpen ? close() : open(detail === 0)),
      })}
      {isOpen && parts && <parts.PopoverPanel {...panel} id={id} anchor={anchor} onClose={close} />}
    </>
  );
}
