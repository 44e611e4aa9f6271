import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldTexts } from './field.tsx';
import { adornment, box, control, unit } from './field.css.ts';

export interface TextFieldProps extends FieldTexts, ComponentPropsWithRef<'input'> {
  /** Inside the edge, before the text: an icon or a phone prefix. */
  start?: ReactNode;
  /** Inside the edge, after the text: a unit or a button. */
  end?: ReactNode;
}

/**
 * One line of text. Takes the props of react-hook-form's `register`. In a group that has one error for several fields, `aria-invalid`
 * and `aria-describedby` tie the field to it.
 */
export function TextField({ label, hint, error, optional, start, end, className, ...rest }: TextFieldProps) {
  return (
    <Field id={rest.id} label={label} hint={hint} error={error} optional={optional}>
      {(attributes) => (
        <div className={box}>
          {start != null && <span className={adornment}>{start}</span>}
          <input
            type="text"
            {...rest}
            {...attributes}
            aria-invalid={attributes['aria-invalid'] ?? rest['aria-invalid']}
            aria-describedby={attributes['aria-describedby'] ?? rest['aria-describedby']}
            className={cx(control, className)}
          />
          {typeof end === 'string' ? <span className={unit}>{end}</span> : end}
        </div>
      )}
    </Field>
  );
}
