import type { ReactNode } from 'react';
import { describe, FieldError } from '../../shared/ui/field.tsx';
import * as css from './court-form.css.ts';
import * as field from '../../shared/ui/field.css.ts';

interface GroupProps {
  /** Of the first control in it, as `form.field` gives it. */
  id: string;
  label: string;
  hint?: string;
  error: string | undefined;
  /** The controls, which name themselves as a group; `describedBy` ties that to the hint and the error. */
  children: (describedBy: string | undefined) => ReactNode;
}

/** A field of several controls. */
export function Group({ id, label, hint, error, children }: GroupProps) {
  return (
    <div className={css.group}>
      <div>
        <p className={field.label}>{label}</p>
        {hint !== undefined && (
          <p id={`${id}-hint`} className={field.hint}>
            {hint}
          </p>
        )}
      </div>
      {children(describe(id, { hint, error })['aria-describedby'])}
      {error !== undefined && (
        <div role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
