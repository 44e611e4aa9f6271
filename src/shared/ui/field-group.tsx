import type { ReactNode } from 'react';
import * as css from './field.css.ts';
import { describe, FieldError } from './field.tsx';
import { Stack } from './stack.tsx';

interface FieldGroupProps {
  /** Of the first control in it, as `form.field` gives it. */
  id: string;
  label: string;
  hint?: string;
  error: string | undefined;
  /** The controls, which name themselves as a group; `describedBy` ties that to the hint and the error. */
  children: (describedBy: string | undefined) => ReactNode;
}

/** A field of several controls. */
export function FieldGroup({ id, label, hint, error, children }: FieldGroupProps) {
  return (
    <Stack gap={2}>
      <div>
        <p className={css.label}>{label}</p>
        {hint !== undefined && (
          <p id={`${id}-hint`} className={css.hint}>
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
    </Stack>
  );
}
