import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useT } from '../i18n/i18n-react.tsx';
import * as css from './field.css.ts';

/** What every labelled field takes besides its native attributes. */
export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Says "optional" beside the label. */
  optional?: boolean;
}

interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  children: (attributes: ControlAttributes) => ReactNode;
}

/** The sentence under a control that says what is wrong; the icon keeps colour from being the only sign. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={css.error} id={id}>
      <CircleAlert className={css.errorIcon} size={16} />
      <span>{children}</span>
    </p>
  );
}

/** Ids that tie a control to its hint and its error. */
export function describe(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>): ControlAttributes {
  const parts = [hint != null && `${id}-hint`, error != null && `${id}-error`].filter(Boolean);
  return {
    id,
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
    'aria-invalid': error != null || undefined,
  };
}

/** The label of a field that may stay empty. */
export function OptionalLabel({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <>
      {children} <span className={css.optional}>({t('fields.optional')})</span>
    </>
  );
}

/** Frame of a field: a label that is always visible, hint, control, error (WCAG 3.3.1, 3.3.2). */
export function Field({ id: givenId, label, hint, error, optional, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {optional ? <OptionalLabel>{label}</OptionalLabel> : label}
      </label>
      {hint != null && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children(describe(id, { hint, error }))}
      {error != null && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
