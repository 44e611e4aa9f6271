import { type ReactNode, useState } from 'react';
import { cx } from './cx.ts';
import { Field } from './field.tsx';
import { box, control } from './field.css.ts';
import { IconButton } from './icon-button.tsx';
import { PickerPanel } from './picker-panel.tsx';
import { anchor, place } from './picker-panel.css.ts';
import type { TypedFieldProps, useTypedValue } from './use-typed-value.ts';

interface PickerFieldProps {
  field: TypedFieldProps<string>;
  typed: ReturnType<typeof useTypedValue<string>>;
  placeholder: string;
  /** Name and icon of the button. */
  open: { label: string; icon: ReactNode };
  panelLabel: string;
  /** The panel's content; `choose` also closes it. */
  children: (choose: (value: string) => void) => ReactNode;
}

/** A typed field with a button that opens a panel to choose from; within a plain form its value goes by `name`. */
export function PickerField({ field, typed, placeholder, open, panelLabel, children }: PickerFieldProps) {
  const { id, name, label, hint, optional, disabled, required } = field;
  // a form that listens holds the value itself, and would take a hidden input for a secret
  const isPlain = name !== undefined && field.onChange === undefined;
  const { value, choose, error, input } = typed;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(attributes) => (
        <div className={place}>
          <div className={cx(box, anchor)}>
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              placeholder={placeholder}
              className={control}
              disabled={disabled}
              aria-required={required || undefined}
              {...attributes}
              {...input}
            />
            <IconButton
              aria-label={open.label}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              disabled={disabled}
              onClick={() => setIsOpen(true)}
            >
              {open.icon}
            </IconButton>
          </div>
          {isPlain && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
          {isOpen && (
            <PickerPanel label={panelLabel} onClose={close}>
              {children((next) => {
                choose(next);
                close();
              })}
            </PickerPanel>
          )}
        </div>
      )}
    </Field>
  );
}
