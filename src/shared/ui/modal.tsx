import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useRef,
} from 'react';
import { cx } from './cx.ts';
import { modal } from './modal.css.ts';

export interface ModalProps extends Omit<ComponentPropsWithRef<'dialog'>, 'ref' | 'open' | 'onClose' | 'onCancel'> {
  onClose: () => void;
  /** An action is running: Escape, the back gesture and the backdrop do nothing. */
  busy?: boolean;
}

/**
 * Opens the element when React puts it into the page and closes it before React takes it out, so that the browser
 * gives the focus back. The heading is focused (its name is read first) unless something is marked `data-autofocus`.
 */
function showWhileMounted(dialog: HTMLDialogElement) {
  dialog.showModal();
  const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2');
  first?.focus();
  return () => {
    dialog.close();
    dropRestOfMultiClick();
  };
}

/** The second press of a double click was meant for what has just gone, not for what lay behind it. */
function dropRestOfMultiClick() {
  const onClick = (event: Event) => {
    // a lone click and one by keyboard are meant; `detail` counts the presses of one place in quick succession
    if (event instanceof MouseEvent && event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    } else document.removeEventListener('click', onClick, true);
  };
  document.addEventListener('click', onClick, true);
}

/** A native modal `<dialog>` that is open as long as it is mounted: focus trap and inert page are the browser's. */
export function Modal({ onClose, busy = false, className, children, ...rest }: ModalProps) {
  const pressedOutside = useRef(false);
  const leave = () => {
    if (!busy) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Prevented always: the browser lets a second Escape close a dialog whose `cancel` was refused.
    event.preventDefault();
    event.stopPropagation();
    leave();
  };
  const onCancel = (event: SyntheticEvent) => {
    // A file input's own "cancel" bubbles up to here.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    leave();
  };
  const onClosed = (event: SyntheticEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget;
    // Only what the browser closed by itself (back gesture): not our own close, not a dialog within.
    if (event.target !== dialog || dialog.open || !dialog.isConnected) return;
    if (busy) dialog.showModal();
    else onClose();
  };
  // The dialog's content fills it, so what hits the dialog itself is the backdrop. A press that began inside
  // (selecting text) and ended outside closes nothing.
  const onPointerDown = (event: PointerEvent) => {
    pressedOutside.current = event.target === event.currentTarget;
  };
  const onClick = (event: MouseEvent) => {
    if (pressedOutside.current && event.target === event.currentTarget) leave();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the ways out of a modal, not an action of its own
    <dialog
      {...rest}
      ref={showWhileMounted}
      className={cx(modal, className)}
      aria-busy={busy || undefined}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClose={onClosed}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      {children}
    </dialog>
  );
}
