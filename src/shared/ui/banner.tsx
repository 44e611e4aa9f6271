import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/i18n-react.tsx';
import * as css from './banner.css.ts';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

export interface BannerProps {
  tone?: keyof typeof icons;
  title?: ReactNode;
  /** One or two sentences. */
  children: ReactNode;
  /** One quiet button or link. */
  action?: ReactNode;
  /** Shows a × button; without it the banner stays as long as its reason. */
  onDismiss?: () => void;
}

/** A message that belongs to the page and stays; what passes by is a snackbar. A danger interrupts the screen reader. */
export function Banner({ tone = 'info', title, children, action, onDismiss }: BannerProps) {
  const t = useT();
  const Icon = icons[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={cx(css.banner, css.bannerTone[tone])}>
      <Icon className={css.icon[tone]} size={22} />
      <div className={css.content}>
        <div className={css.texts}>
          {title != null && <p className={css.title}>{title}</p>}
          <p>{children}</p>
        </div>
        {action}
      </div>
      {onDismiss && (
        <IconButton aria-label={t('snackbars.close')} onClick={onDismiss}>
          <X size={20} />
        </IconButton>
      )}
    </div>
  );
}
