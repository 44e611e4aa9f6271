import { createWatch, type Scope } from 'effector';
import { $undecided } from '../models/session/session.model.ts';

/** Resolves once the session is known: at once for a guest, after GET /auth/me with a token. */
export function sessionKnown(scope: Scope): Promise<void> {
  if (!scope.getState($undecided)) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = createWatch({
      unit: $undecided,
      scope,
      fn: (undecided) => {
        if (undecided) return;
        stop();
        resolve();
      },
    });
  });
}
