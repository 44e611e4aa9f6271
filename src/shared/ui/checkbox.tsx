import { type ComponentPropsWithRef, useId } from 'react';
import * as css from './checkbox.css.ts';
import { cx } from './cx.ts';
import { describe, FieldError, type FieldTexts } from './field.tsx';

export interface CheckboxProps extends Omit<FieldTexts, 'optional'>, Omit<ComponentPropsWithRef<'input'>, 'type'> {}

/** A yes or no that is sent with its form. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className={className}>
      <label className={cx(css.row, css.lines)}>
        <input {...rest} {...describe(id, { hint, error })} type="checkbox" className={css.checkbox} />
        <span>{label}</span>
      </label>
      {hint != null && (
        <p id={`${id}-hint`} className={cx(css.note, css.under)}>
          {hint}
        </p>
      )}
      {error != null && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
