import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { note, row, texts } from './checkbox.css.ts';
import { describe, FieldError } from './field.tsx';
import { track } from './switch.css.ts';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Why it was refused. */
  error?: ReactNode;
}

/** On or off, effective at once, or with its form. */
export function Switch({ label, hint, error, className, ...rest }: SwitchProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className={className}>
      <label className={row} htmlFor={id}>
        <span className={texts}>
          <span>{label}</span>
        </span>
        <input
          {...rest}
          {...describe(id, { hint, error })}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox's own state is its aria-checked
          role="switch"
          className={track}
        />
      </label>
      {hint != null && (
        <p id={`${id}-hint`} className={note}>
          {hint}
        </p>
      )}
      {error != null && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
