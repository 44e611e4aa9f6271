/** How much one user may tell others (decision 044). The notices and the live events of an operation follow one decision. */
import type { LiveEventType, RealtimeEvent } from '../../contract/types.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import { countOnce, type Limit, waitFor } from './rates.ts';
import { HOUR, MINUTE } from './time.ts';

/** Of one kind, from one sender to one receiver; what comes on top is collapsed into the last one. */
const ofOneKind: Limit = { most: 5, within: 10 * MINUTE };
/** Operations of one sender that tell anybody anything: one that tells many counts once. */
const ofOneSender: Limit = { most: 60, within: HOUR };

/** What the operation that runs in a transaction has told so far. */
interface Telling {
  readonly sender: number;
  readonly now: number;
  /** By receiver and kind: is it collapsed? */
  readonly decided: Map<number, Map<string, boolean>>;
  /** Of the hour: has this operation been counted? */
  counted: boolean;
}
/** The time-based jobs and the seed have no sender, and no limit. */
const tellings = new WeakMap<DbReader, Telling>();

/** From here on, what is told in this transaction is told by this user. */
export function tellAs(db: DbWriter, sender: number, now: number): void {
  tellings.set(db, { sender, now, decided: new Map(), counted: false });
}

/** Whether a notice of this kind is one too many for its receiver. All of one operation are of one mind. */
export async function isCollapsed(db: DbWriter, receiver: number, kind: string): Promise<boolean> {
  const telling = tellings.get(db);
  if (!telling || telling.sender === receiver) return false;
  const { sender, now } = telling;
  const ofReceiver = telling.decided.get(receiver) ?? new Map<string, boolean>();
  telling.decided.set(receiver, ofReceiver);
  const known = ofReceiver.get(kind);
  if (known !== undefined) return known;
  const pair = `notice ${sender} ${receiver} ${kind}`;
  const isFull = waitFor(db, pair, ofOneKind, now) > 0 || (!telling.counted && waitToTell(db, sender, now) > 0);
  ofReceiver.set(kind, isFull);
  if (isFull) return true;
  await countOnce(db, pair, ofOneKind, now);
  if (!telling.counted) await countOnce(db, keyOf(sender), ofOneSender, now);
  telling.counted = true;
  return false;
}

/** Milliseconds until this user may again do what is done only to tell others (invite, announce); 0: now. */
export const waitToTell = (db: DbReader, sender: number, now: number): number =>
  waitFor(db, keyOf(sender), ofOneSender, now);
const keyOf = (sender: number): string => `notices ${sender}`;

/**
 * The live events of the operation, with `silent` in the data of those that must make no message: where all that the receiver was
 * told was collapsed, or, for what has no notice, where they have heard it five times. Screens follow silent events too.
 */
export async function hushed(db: DbWriter, events: readonly RealtimeEvent[]): Promise<RealtimeEvent[]> {
  const telling = tellings.get(db);
  if (!telling) return [...events];
  const { sender, now, decided } = telling;
  const told = new Map([...decided].map(([receiver, kinds]) => [receiver, [...kinds.values()].every(Boolean)]));
  const result: RealtimeEvent[] = [];
  const live = new Map<string, boolean>();
  for (const event of events) {
    const { user_id: receiver } = event;
    const key = `live ${sender} ${receiver} ${kindOf(event)}`;
    if (receiver !== sender && isHeard(event) && !told.has(receiver) && !live.has(key)) {
      const isFull = waitFor(db, key, ofOneKind, now) > 0;
      if (!isFull) await countOnce(db, key, ofOneKind, now);
      live.set(key, isFull);
    }
    const isSilent = told.get(receiver) ?? live.get(key) ?? false;
    result.push(isSilent ? { ...event, data: { ...event.data, silent: true } } : event);
  }
  return result;
}

const changeOf = ({ data }: RealtimeEvent): string => (typeof data['change'] === 'string' ? data['change'] : '');
const kindOf = (event: RealtimeEvent): string => `${event.type} ${changeOf(event)}`.trim();

/** What the app has a message for: always, only with a change, or never, where screens alone follow (decision 020). */
export const heard: Readonly<Record<LiveEventType, 'always' | 'with a change' | 'never'>> = {
  NewBookingAdded: 'always',
  EventCreationNotification: 'always',
  EventInvitationNotification: 'always',
  VenueStatusChanged: 'always',
  VenueRoleChanged: 'always',
  VenueRoleLost: 'always',
  VenueCalendarChanged: 'never',
  BookingChanged: 'always',
  SlotAvailable: 'always',
  OrganizationRoleChanged: 'always',
  OrganizationRoleLost: 'always',
  TeamChanged: 'with a change',
  TeamRoleChanged: 'always',
  TeamRoleLost: 'always',
  CommunityChanged: 'with a change',
  EventChanged: 'with a change',
  CompetitionChanged: 'with a change',
  GameChanged: 'never',
};
const isHeard = (event: RealtimeEvent): boolean =>
  heard[event.type] === 'always' || (heard[event.type] === 'with a change' && changeOf(event) !== '');
