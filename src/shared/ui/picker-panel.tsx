import type { ReactNode } from 'react';
import { useT } from '../i18n/i18n-react.tsx';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';
import * as css from './picker-panel.css.ts';

export interface PickerPanelProps {
  label: string;
  onClose: () => void;
  /** What to choose from; its `data-autofocus` is focused first. */
  children: ReactNode;
}

/** What a field's button opens; the focus goes back to the button. Stands within an element of the class `place`. */
export function PickerPanel({ label, onClose, children }: PickerPanelProps) {
  const t = useT();
  return (
    <Modal className={css.panel} aria-label={label} onClose={onClose}>
      {children}
      <div className={css.actions}>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t('actions.close')}
        </Button>
      </div>
    </Modal>
  );
}
