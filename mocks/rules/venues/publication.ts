import type { LocalText, PublicationStatus, VenueRecord } from '../../db/records.ts';

/** The acting role, from the module; staff may not publish (design §4). */
export type PublicationRole = 'superuser' | 'owner' | 'manager' | 'staff';
type Disabler = NonNullable<VenueRecord['disabled']>['by'] | null;
/** Input of the guards. */
export interface PublicationFacts {
  /** The fields that are still missing: `missingForPublication`. */
  readonly missing: readonly string[];
  readonly hasReason: boolean;
  readonly disabledBy: Disabler;
}
export type PublicationDecision =
  | { readonly allowed: true; readonly disabledBy: Disabler }
  | { readonly allowed: false; readonly reason: 'not-possible' | 'not-permitted' | 'incomplete' | 'reason-required' };

type Move = `${PublicationStatus} → ${PublicationStatus}`;
interface Guard {
  readonly who: readonly PublicationRole[];
  readonly complete?: true;
  /** The reason given by a super user. */
  readonly reason?: true;
}
/** The table of design §4 (R10); any other transition is refused. */
const moves: Partial<Record<Move, Guard>> = {
  'draft → in-review': { who: ['owner', 'manager'], complete: true },
  'in-review → draft': { who: ['owner', 'superuser'], reason: true },
  'in-review → published': { who: ['superuser'], complete: true },
  'draft → published': { who: ['superuser'], complete: true },
  'published → disabled': { who: ['owner', 'superuser'], reason: true },
  'disabled → published': { who: ['owner', 'superuser'], reason: true },
  'disabled → draft': { who: ['owner'] },
};

/** Whether this change of status is allowed, and why not. */
export function decidePublication(
  from: PublicationStatus,
  to: PublicationStatus,
  role: PublicationRole,
  facts: PublicationFacts,
): PublicationDecision {
  if (from === to) return { allowed: true, disabledBy: facts.disabledBy };
  const guard = moves[`${from} → ${to}`];
  if (!guard) return { allowed: false, reason: 'not-possible' };
  const broughtBack = from === 'disabled' && to === 'published' && role === 'owner';
  if (!guard.who.includes(role) || (broughtBack && facts.disabledBy !== 'owner'))
    return { allowed: false, reason: 'not-permitted' };
  if (guard.complete && facts.missing.length > 0) return { allowed: false, reason: 'incomplete' };
  if (guard.reason && role === 'superuser' && !facts.hasReason) return { allowed: false, reason: 'reason-required' };
  return { allowed: true, disabledBy: to === 'disabled' ? (role === 'superuser' ? 'superuser' : 'owner') : null };
}

/** The fields a venue needs to be published (design §4). */
export function missingForPublication(venue: VenueRecord, courtsCount: number): string[] {
  const missing: string[] = [];
  for (const field of ['name', 'address', 'phone_number'] as const) if (venue[field].trim() === '') missing.push(field);
  if (venue.latitude === 0 && venue.longitude === 0) missing.push('latitude', 'longitude');
  if (venue.image_id === null) missing.push('image');
  if (venue.is_bookable && courtsCount === 0) missing.push('courts');
  return missing;
}

export const publicationTexts = {
  'not-possible': { en: 'This change of status is not possible.', sq: 'Ky ndryshim i gjendjes nuk është i mundur.' },
  'not-permitted': {
    en: 'You may not change the status in this way.',
    sq: 'Nuk ke leje ta ndryshosh gjendjen kështu.',
  },
  incomplete: { en: 'Complete the venue first.', sq: 'Plotëso më parë të dhënat e qendrës.' },
  'reason-required': { en: 'Give a reason.', sq: 'Jep një arsye.' },
} as const satisfies Record<string, LocalText>;
