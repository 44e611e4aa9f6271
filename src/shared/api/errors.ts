import type { KeptAnswer } from './context.ts';
import type { FieldError } from './generated/model';

/** Why a call failed: no answer came, the server refused it, or the server itself is broken. */
export type ApiErrorKind = 'unreachable' | 'refused' | 'broken';

/**
 * The one error object of a failed call (R9). `message` is fit for the user; `fieldErrors` belong beside their fields;
 * `data` is what a refusal carried (a refused weekly booking answers its preview). Source: API-48 … API-52.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly fieldErrors: FieldError[];
  readonly data: unknown;
  /** Whole seconds until it may be sent again (429); null when the server did not say. */
  readonly retryAfter: number | null;
  /** What the same read was answered before, where none came now (decision 075). */
  kept: KeptAnswer | null = null;

  constructor(facts: {
    message: string;
    kind: ApiErrorKind;
    status: number;
    fieldErrors?: FieldError[];
    data?: unknown;
    retryAfter?: number | undefined;
  }) {
    super(facts.message);
    this.name = 'ApiError';
    this.kind = facts.kind;
    this.status = facts.status;
    this.fieldErrors = facts.fieldErrors ?? [];
    this.data = facts.data ?? null;
    this.retryAfter = facts.retryAfter ?? null;
  }

  /** The machine-readable reason (design §13), e.g. `slot_taken`; undefined when the server gave none. */
  get code(): string | undefined {
    return this.fieldErrors[0]?.code;
  }
}
