import type { ApiError } from '../../shared/api/errors.ts';
import type { SnackbarRequest } from './snackbars.ts';
import type { Wording } from './wording.ts';

/**
 * That a call has failed: in the page's `own` words where it knows the reason better, else in those of the failure. Where no answer
 * came, the hint to check the connection follows, as beside a form.
 */
export function failureSaid(error: ApiError, own?: Wording): SnackbarRequest {
  if (own) return { message: own, color: 'error' };
  const said = { text: error.message };
  return error.kind === 'unreachable'
    ? { title: said, message: { key: 'states.errorHint' }, color: 'error' }
    : { message: said, color: 'error' };
}
