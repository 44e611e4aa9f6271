import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { ApiError } from '../../shared/api/errors.ts';

/** Another attempt may succeed: no answer came, or the server is broken. */
export const canRetry = (type: unknown): boolean => type === 'unreachable' || type === 'broken';

/**
 * Puts a failed call into its form: beside the fields the server named, or above the form; the first wrong field gets the
 * focus, and what was typed stays. `hint` is what to do when no answer came.
 */
export function showRefusal<T extends FieldValues>(
  setError: UseFormSetError<T>,
  fields: readonly FieldPath<T>[],
  error: ApiError,
  hint: string,
): void {
  const beside = error.fieldErrors.flatMap(({ field, message }) => {
    const name = fields.find((known) => known === field);
    return name ? [{ name, message }] : [];
  });
  for (const [index, { name, message }] of beside.entries())
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  if (beside.length > 0) return;
  // of a field that is not on this page the sentence says more than the answer as a whole
  const message = error.fieldErrors.find((one) => one.message !== '')?.message ?? error.message;
  setError('root', {
    type: error.status === 403 ? 'forbidden' : error.kind,
    message: error.kind === 'unreachable' ? `${message} ${hint}` : message,
  });
}
