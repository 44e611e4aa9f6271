import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { note, row, texts } from './checkbox.css.ts';
import { track } from './switch.css.ts';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** On or off, effective at once. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
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
          id={id}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox's own state is its aria-checked
          role="switch"
          className={track}
          aria-describedby={hint == null ? rest['aria-describedby'] : `${id}-hint`}
        />
      </label>
      {hint != null && (
        <p id={`${id}-hint`} className={note}>
          {hint}
        </p>
      )}
    </div>
  );
}
