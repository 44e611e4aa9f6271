import type { GameRecord } from '../../db/records.ts';
import { MINUTE } from '../shared/time.ts';

/** Who tracks a game, and who would like to. */
export type Lock = NonNullable<GameRecord['tracking']>;

export type LockEvent =
  /** `code`: as the screen of the tracker shows it. `fresh`: the code that a new tracker's screen will show. */
  | {
      readonly type: 'claimed';
      readonly by: number;
      readonly takeOver: boolean;
      readonly code?: string;
      readonly fresh: string;
    }
  /** `handOver`: the answer to who has asked. */
  | { readonly type: 'released'; readonly by: number; readonly handOver: boolean | null; readonly fresh: string };
export type LockDecision =
  | { readonly next: Lock | null; readonly refused?: undefined }
  | { readonly refused: 'tracker_active' | 'not_tracking' };

/** Whoever is silent for as long is replaced without being asked (design §10). */
export const SILENCE = 2 * MINUTE;
/** Heard of within this time: online. */
export const ONLINE = MINUTE;

/** One tracks at a time: who may after an event at this moment; pure (design §10). */
export function decideLock(lock: Lock | null, event: LockEvent, now: number): LockDecision {
  switch (event.type) {
    case 'claimed': {
      const { by, takeOver, code, fresh } = event;
      const taken = { next: lockOf(by, fresh, now) };
      if (!lock) return taken;
      if (lock.user_id === by) return { next: { ...lock, seen_at: now } };
      if (code !== undefined && code === lock.code) return taken;
      if (!takeOver) return { refused: 'tracker_active' };
      return now - lock.seen_at >= SILENCE ? taken : { next: { ...lock, asked_by: by } };
    }
    case 'released': {
      const { by, handOver, fresh } = event;
      if (lock?.user_id !== by) return { refused: 'not_tracking' };
      if (handOver === null) return { next: null };
      const { asked_by } = lock;
      if (!handOver || asked_by === null) return { next: { ...lock, asked_by: null, seen_at: now } };
      return { next: lockOf(asked_by, fresh, now) };
    }
  }
}

/** Its tracker is still there. */
export const heard = (lock: Lock | null, by: number, now: number): Lock | null =>
  lock?.user_id === by ? { ...lock, seen_at: now } : lock;

const lockOf = (user_id: number, code: string, now: number): Lock => ({
  user_id,
  since: now,
  seen_at: now,
  asked_by: null,
  code,
});
