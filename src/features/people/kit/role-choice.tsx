import type { UseFormRegisterReturn } from 'react-hook-form';
import { cx } from '../../../shared/ui/cx.ts';
import { visuallyHidden } from '../../../shared/ui/visually-hidden.css.ts';
import * as css from './people.css.ts';

interface RoleChoiceProps {
  /** One role, or any number of them. */
  type: 'radio' | 'checkbox';
  legend: string;
  /** The dialog's title says it already; screen readers are told what the choices are. */
  isTitled?: boolean;
  hint?: string;
  /** Each with what it allows. */
  roles: readonly { role: string; label: string; may: string }[];
  /** `field` of the form. */
  field: UseFormRegisterReturn & { id: string };
}

/** The roles that somebody may have, as native controls (design §3). There is always an answer, so there is no error. */
export function RoleChoice({ type, legend, isTitled = false, hint, roles, field }: RoleChoiceProps) {
  const { id, name, ref, onChange, onBlur } = field;
  return (
    <fieldset className={css.roles} aria-describedby={hint && `${id}-hint`}>
      <legend className={cx(isTitled ? visuallyHidden : css.legend)}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {roles.map(({ role, label, may }) => (
        <label key={role} className={css.role}>
          <input
            name={name}
            ref={ref}
            onChange={(event) => void onChange(event)}
            onBlur={(event) => void onBlur(event)}
            id={`${id}-${role}`}
            type={type}
            value={role}
            className={css.box}
          />
          <span className={css.roleName}>{label}</span>
          <span className={css.hint}>{may}</span>
        </label>
      ))}
    </fieldset>
  );
}
