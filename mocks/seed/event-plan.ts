import type { EventRecord } from '../db/records.ts';
import type { SportKey } from './lookups.ts';

/** By their ids: three of the Thursday game, then those of the plans below in their order. */
export const eventIds = {
  firstThursday: 1,
  lastThursday: 2,
  thursday: 3,
  training: 4,
  tryout: 5,
  invited: 6,
  approval: 7,
  pendingCourt: 8,
  noCourt: 9,
  cancelled: 10,
  played: 11,
  beach: 12,
  longTitle: 13,
  basketball: 14,
  tennis: 15,
  volleyball: 16,
  women: 17,
  weeklyBasketball: 18,
  ongoing: 19,
  privateCircle: 20,
  otherTeam: 21,
  playedSets: 22,
} as const;

/** A party: who, how many guests, and whether they have paid. */
export type Party = readonly [userId: number, guests?: number, money?: 'paid'];

export interface EventPlan extends Partial<Pick<EventRecord, 'kind' | 'level' | 'gender' | 'visibility'>> {
  readonly title: string;
  readonly en?: string;
  readonly sq?: string;
  readonly sport: SportKey;
  readonly city: string;
  readonly owner?: readonly ['community' | 'team' | 'organization', number];
  readonly host: number;
  /** From today. */
  readonly days: number;
  readonly hour: number;
  readonly hours?: number;
  /** In ms, instead of day and hour. */
  readonly startedAgo?: number;
  readonly place?: Partial<NonNullable<EventRecord['location']>> & { readonly name: string };
  readonly onPendingBooking?: true;
  readonly capacity: number;
  readonly minimum?: number;
  readonly price?: number;
  readonly approval?: true;
  readonly weekly?: true;
  readonly cancelled?: string;
  /** Besides the host. */
  readonly going: readonly Party[];
  readonly requested?: readonly number[];
  readonly maybe?: readonly number[];
  readonly invited?: readonly number[];
  /** Of a past one: who did not come. */
  readonly missed?: number;
}
