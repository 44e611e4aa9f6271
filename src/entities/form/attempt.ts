import { newId } from '../../shared/platform/new-id.ts';

/** Sent with a write that makes something: a server that gets it twice does it once. */
export interface Once {
  'Idempotency-Key': string;
}

/**
 * The keys of a form's attempts: one for the same values until an answer has come, since a browser repeats a POST by itself when a
 * connection breaks, and so does a user (decision 007).
 */
export function newAttempt() {
  let last: { values: string; once: Once } | null = null;
  return {
    once: (body: unknown): Once => {
      const values = JSON.stringify(body);
      if (last?.values !== values) last = { values, once: { 'Idempotency-Key': newId() } };
      return last.once;
    },
    /** What became of it is known: the next one is another attempt. */
    answered: () => {
      last = null;
    },
  };
}
