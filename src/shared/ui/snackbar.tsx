import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/i18n-react.tsx';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import * as css from './snackbar.css.ts';

const noActions: readonly SnackbarAction[] = [];

const icons = { info: Info, success: CircleCheck, error: CircleAlert } as const;

export interface SnackbarAction {
  label: string;
  onClick: () => void;
}

export interface SnackbarProps {
  message: ReactNode;
  title?: ReactNode;
  color?: keyof typeof icons;
  actions?: readonly SnackbarAction[];
  onClose: () => void;
}

/** A short message that passes by (UI-02); an error interrupts the screen reader, the rest waits its turn. */
export function Snackbar({ message, title, color = 'info', actions = noActions, onClose }: SnackbarProps) {
  const t = useT();
  const Icon = icons[color];
  return (
    <div role={color === 'error' ? 'alert' : 'status'} className={cx(css.snackbar, css.snackbarColor[color])}>
      <Icon className={css.icon[color]} size={22} />
      <div className={css.texts}>
        {title != null && <p className={css.title}>{title}</p>}
        <p>{message}</p>
      </div>
      <div className={css.buttons}>
        {actions.map(({ label, onClick }) => (
          <Button key={label} variant="ghost" size="sm" onClick={onClick}>
            {label}
          </Button>
        ))}
        <IconButton aria-label={t('snackbars.close')} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </div>
    </div>
  );
}

/** Where snackbars appear: above the bottom bar, over everything but dialogs. */
export function SnackbarRegion({ children }: { children?: ReactNode }) {
  const t = useT();
  return (
    <section aria-label={t('snackbars.label')} className={css.region}>
      {children}
    </section>
  );
}
