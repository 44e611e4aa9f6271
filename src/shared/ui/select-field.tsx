import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldTexts } from './field.tsx';
import { box, control } from './field.css.ts';

export interface SelectOption {
  value: string | number;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** Text of the empty first choice, e.g. "All cities"; its value is the empty string. */
  placeholder?: string;
}

/**
 * One choice of a list: the platform's own picker. Options may come late. Takes the props of react-hook-form's `register`.
 */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, options, placeholder, className, ...rest } = props;
  // a select drops a value that is not among its options: with other options a new one asks the form for it again
  const key = rest.value === undefined ? options.map(({ value }) => value).join(' ') : 'controlled';
  return (
    <Field id={rest.id} label={label} hint={hint} error={error} optional={optional}>
      {(attributes) => (
        <div className={box}>
          <select key={key} {...rest} {...attributes} className={cx(control, className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}
