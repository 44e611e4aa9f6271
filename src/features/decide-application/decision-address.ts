import type { DecideApplicationBody, Id } from '../../shared/api/generated/model';
import { toWhole } from '../../shared/lib/search-params.ts';

type Decision = DecideApplicationBody['decision'];
const params: Readonly<Record<Decision, string>> = { accepted: 'accept', rejected: 'decline' };

/** A decision that is being given a note, about the application with this id. */
export interface DecisionInHand {
  decision: Decision;
  id: Id;
}

/** The search `current` with the dialog of this decision open, or with none: `?accept=12`, `?decline=12`; other parameters stay. */
export function searchOfDecision(inHand: DecisionInHand | null, current: URLSearchParams): string {
  const search = new URLSearchParams(current);
  for (const name of Object.values(params)) search.delete(name);
  if (inHand) search.set(params[inHand.decision], String(inHand.id));
  return search.size > 0 ? `?${search}` : '';
}

/** The decision whose dialog the address opens; null for none. */
export function readDecisionInHand(search: URLSearchParams): DecisionInHand | null {
  for (const decision of ['accepted', 'rejected'] as const) {
    const id = toWhole(search.get(params[decision]));
    if (id !== undefined) return { decision, id };
  }
  return null;
}
