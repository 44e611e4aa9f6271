import type { TeamInvitationRecord } from '../../db/records.ts';

/** Whether a link still works. */
export const stateOf = (
  { used_at, expires_at }: Pick<TeamInvitationRecord, 'used_at' | 'expires_at'>,
  now: number,
): 'open' | 'used' | 'expired' => (used_at !== null ? 'used' : expires_at <= now ? 'expired' : 'open');
