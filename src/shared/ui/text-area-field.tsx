import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldTexts } from './field.tsx';
import { box, control } from './field.css.ts';

export interface TextAreaFieldProps extends FieldTexts, ComponentPropsWithRef<'textarea'> {}

/** Several lines of text. */
export function TextAreaField({ label, hint, error, optional, className, ...rest }: TextAreaFieldProps) {
  return (
    <Field id={rest.id} label={label} hint={hint} error={error} optional={optional}>
      {(attributes) => (
        <div className={box}>
          <textarea rows={4} {...rest} {...attributes} className={cx(control, className)} />
        </div>
      )}
    </Field>
  );
}
