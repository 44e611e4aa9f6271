import type { ClipboardEvent, ComponentPropsWithRef } from 'react';
import { codeInText, isCode } from '../lib/text/code-in-text.ts';
import { cx } from './cx.ts';
import { Field, type FieldTexts } from './field.tsx';
import * as css from './one-time-code.css.ts';

export interface OneTimeCodeProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'maxLength' | 'inputMode' | 'autoComplete'> {
  length?: keyof typeof css.sizeOf;
  /** The last digit was typed, pasted or filled in by the phone. */
  onComplete?: (code: string) => void;
}

/**
 * A code from a message: one field over as many boxes as it has digits, so that phones fill it in and a whole message can
 * be pasted. Takes the props of react-hook-form's `register`.
 */
export function OneTimeCode(props: OneTimeCodeProps) {
  const { label, hint, error, optional, length = 6, onComplete, onChange, className, ...rest } = props;
  const size = css.sizeOf[length];
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const code = codeInText(event.clipboardData.getData('text'), length);
    if (code === null || field.readOnly) return;
    event.preventDefault(); // the browser would cut "123 456" off after six characters
    // the same code again changes nothing, and is meant
    if (field.value === code) onComplete?.(code);
    field.setRangeText(code, 0, field.value.length, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <Field id={rest.id} label={label} hint={hint} error={error} optional={optional}>
      {(attributes) => (
        <div className={css.frame}>
          <div className={css.boxes} aria-hidden>
            {Array.from({ length }, (_, digit) => (
              <span key={digit} className={cx(css.digitBox, size.box)} />
            ))}
          </div>
          <input
            spellCheck={false}
            {...rest}
            {...attributes}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={length}
            className={cx(css.input, size.input, className)}
            onPaste={onPaste}
            onChange={(event) => {
              onChange?.(event);
              if (isCode(event.target.value, length)) onComplete?.(event.target.value);
            }}
          />
        </div>
      )}
    </Field>
  );
}
