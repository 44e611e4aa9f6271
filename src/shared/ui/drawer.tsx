import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useT } from '../i18n/i18n-react.tsx';
import { header, title as titleClass } from './dialog.css.ts';
import { content, drawer } from './drawer.css.ts';
import { IconButton } from './icon-button.tsx';
import { Modal } from './modal.tsx';

export interface DrawerProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet at the left side: the app's sidebar on phones; open while mounted. */
export function Drawer({ title, onClose, children }: DrawerProps) {
  const t = useT();
  const id = useId();
  return (
    <Modal aria-labelledby={id} onClose={onClose} className={drawer}>
      <div className={header}>
        <h2 className={titleClass} id={id} tabIndex={-1}>
          {title}
        </h2>
        <IconButton aria-label={t('nav.closeMenu')} onClick={onClose}>
          <X size={22} />
        </IconButton>
      </div>
      <div className={content}>{children}</div>
    </Modal>
  );
}
