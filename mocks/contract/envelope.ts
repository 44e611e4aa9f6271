import type { Language } from '../db/records.ts';
import { type ErrorCode, errorTexts } from '../texts.ts';
import type { FieldErrorInput, OperationErrorOptions, TooManyOptions } from './types.ts';
import { tryAgainIn } from './try-again.ts';

/** Seconds of a 429 that names none, as a planned failure. */
const RETRY_AFTER = 60;

/** Thrown by `ctx.refuse` and by the wrapper itself; ends the operation, undoes its writes, becomes the failure envelope. */
export class OperationError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly options: OperationErrorOptions;
  /** Null: the default text of the code. */
  readonly text: string | null;

  constructor(status: number, code: ErrorCode, text: string | null = null, options: OperationErrorOptions = {}) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.text = text;
    this.options = options;
  }
}

/** A 429 with its sentence and `Retry-After`; `wait` in milliseconds. */
export function tooMany(
  language: Language,
  wait: number,
  { reason = tooOften, message, ...options }: TooManyOptions = {},
): OperationError {
  const text = message ? message[language] : `${reason[language]} ${tryAgainIn(wait)[language]}`;
  const retryAfter = Math.max(1, Math.ceil(wait / 1000));
  return new OperationError(429, 'too_many_attempts', text, { ...options, retryAfter });
}
const tooOften = { en: 'Too many attempts.', sq: 'Shumë përpjekje.' };

/** The success envelope (API-04 … API-10, design §0). */
export function success(status: number, data: unknown): Response {
  return Response.json({ success: true, message: null, errors: [], data }, { status });
}

/** The failure envelope; `errors[0].code` names the reason (design §13). */
export function failure(refusal: OperationError, language: Language): Response {
  const message = refusal.text ?? errorTexts[refusal.code][language];
  const { errors, field = '', data = null, retryAfter = RETRY_AFTER } = refusal.options;
  const entries: readonly FieldErrorInput[] = errors ?? [{ field, message, code: refusal.code }];
  const headers = refusal.status === 429 ? { 'retry-after': String(retryAfter) } : undefined;
  return Response.json({ success: false, message, errors: entries, data }, { status: refusal.status, headers });
}

/** The code of a bare status, for planned failures. */
export function codeOfStatus(status: number): ErrorCode {
  const codes: Record<number, ErrorCode> = {
    401: 'unauthenticated',
    403: 'forbidden',
    404: 'not_found',
    409: 'stale',
    422: 'validation',
    429: 'too_many_attempts',
  };
  return codes[status] ?? 'failed';
}
