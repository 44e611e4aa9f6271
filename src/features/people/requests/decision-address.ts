import type { DecideApplicationBody } from '../../../shared/api/generated/model';

/** The decision that a dialog of this name in the address is about. */
export const decisionOf = { accept: 'accepted', decline: 'rejected', waitlist: 'waitlisted' } as const satisfies Record<
  string,
  DecideApplicationBody['decision']
>;
