import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useT } from '../i18n/i18n-react.tsx';
import { cx } from './cx.ts';
import * as css from './dialog.css.ts';
import { IconButton } from './icon-button.tsx';
import { Modal } from './modal.tsx';

export interface DialogProps {
  /** Of the element, for a button that names what it opens. */
  id?: string;
  title: ReactNode;
  onClose: () => void;
  /** Buttons, the affirmative one last. Mark one `data-autofocus` to focus it first. */
  actions?: ReactNode;
  /** Shows a × button beside the title. */
  closeButton?: boolean;
  busy?: boolean;
  wide?: boolean;
  /** `alertdialog` for a confirmation: its text is read as well. */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
}

/** A question or a small form over the page; open while mounted. */
export function Dialog({ id, title, onClose, actions, closeButton, busy, wide, role, children }: DialogProps) {
  const t = useT();
  const titleId = useId();
  return (
    <Modal
      id={id}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? `${titleId}-body` : undefined}
      onClose={onClose}
      busy={busy}
      className={cx(css.dialog, wide && css.wide)}
    >
      <div className={css.header}>
        <h2 className={css.title} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {closeButton && (
          <IconButton aria-label={t('actions.close')} onClick={onClose} disabled={busy}>
            <X size={22} />
          </IconButton>
        )}
      </div>
      <div className={css.body} id={`${titleId}-body`}>
        {children}
      </div>
      {actions != null && <div className={css.actions}>{actions}</div>}
    </Modal>
  );
}
