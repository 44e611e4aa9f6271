import type { PushFailure, PushKind } from '../../models/push/push.ts';

/** Why it is off although it was wanted, as the texts name it; null: it is not. */
export const pushProblem = (kind: PushKind): PushFailure | 'blocked' | null =>
  kind === 'blocked' || kind === 'no-service' || kind === 'offline' || kind === 'failed' ? kind : null;
