import { pageOf } from '../../contract/paging.ts';
import type { Context, Handlers, Input } from '../../contract/types.ts';
import { listRecords } from '../../db/query.ts';
import type { EventRecord, LocalText, ParticipantRecord } from '../../db/records.ts';
import { looksAfter, managesEvent, mayReadEvent, participationOf } from '../../rules/events/access.ts';
import { goingTo, lineOf, moneyOf, withStatus } from '../../rules/events/figures.ts';
import { courtBookingOf } from '../../rules/events/place.ts';
import { dateOf } from '../../rules/shared/time.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { toAnnouncingCommunity, toEvent, toParticipant } from '../../views/event.ts';
import { fold } from '../../rules/shared/fold.ts';
import { knownEvent } from './access.ts';
import { shareText } from './share-text.ts';

type Ctx = Context<'listEvents'>;
type Query = Input<'listEvents'>['query'];

const texts = {
  days: { en: 'The last day is before the first.', sq: 'Dita e fundit është para së parës.' },
} satisfies Record<string, LocalText>;

/** Finding and reading events and their people (design §8). */
export const readHandlers: Handlers<'listEvents' | 'getEvent' | 'listParticipants' | 'getEventShareText'> = {
  listEvents({ query }, ctx) {
    const found = ctx.db.events
      .filter(filterOf(query, ctx))
      .toSorted(query.when === 'past' ? latestFirst : soonestFirst);
    const waits = ({ id }: EventRecord) => participationOf(ctx.db, id, ctx.user?.id)?.status === 'invited';
    const sorted = query.mine ? found.toSorted((a, b) => Number(waits(b)) - Number(waits(a))) : found;
    const { items, pagination } = listRecords(sorted, pageOf(query));
    return { events: items.map((one) => toEvent(ctx, one)), pagination };
  },

  getEvent: ({ path: { eventId } }, ctx) => ({ event: toEvent(ctx, knownEvent(ctx, eventId)) }),

  listParticipants({ path: { eventId }, query }, ctx) {
    const event = knownEvent(ctx, eventId);
    const { status = 'going' } = query;
    const manages = managesEvent(ctx.db, ctx, event);
    if (!openStatuses.has(status) && !manages) return ctx.refuse(403, 'forbidden');
    const { items, pagination } = listRecords(inOrder(ctx, event, status), pageOf(query));
    return {
      participants: items.map((one) => toParticipant(ctx, event, one)),
      pagination,
      money: manages ? moneyOf(ctx.db, event) : null,
    };
  },

  getEventShareText({ path: { eventId }, query }, ctx) {
    const event = knownEvent(ctx, eventId);
    const url = `${ctx.origin}/app/event/${event.id}/info`;
    return { share: { text: shareText(ctx, event, { language: query.locale ?? ctx.language, url }), url } };
  },
};

const openStatuses = new Set<ParticipantRecord['status']>(['going', 'maybe', 'waitlisted']);
const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
const soonestFirst = (a: EventRecord, b: EventRecord): number => a.starts_at - b.starts_at || a.id - b.id;
const latestFirst = (a: EventRecord, b: EventRecord): number => b.starts_at - a.starts_at || b.id - a.id;

/** Going in the order of their seats, the host first; the line by their turn; the others by name. */
function inOrder(ctx: Pick<Ctx, 'db'>, { id }: EventRecord, status: ParticipantRecord['status']): ParticipantRecord[] {
  if (status === 'going') return goingTo(ctx.db, id).toSorted((a, b) => Number(isHost(b)) - Number(isHost(a)));
  if (status === 'waitlisted') return lineOf(ctx.db, id);
  const nameOf = ({ user_id }: ParticipantRecord) => fold(existing(ctx.db.users.get(user_id), 'user').name ?? '');
  return withStatus(ctx.db, id, status).toSorted((a, b) => compare(nameOf(a), nameOf(b)) || a.id - b.id);
}
const isHost = ({ role }: ParticipantRecord): boolean => role === 'host';

function filterOf(query: Query, ctx: Ctx): (event: EventRecord) => boolean {
  const { db, user } = ctx;
  const { from, to } = query;
  if (query.mine && !user) return ctx.refuse(401, 'unauthenticated');
  if (from !== undefined && to !== undefined && to < from)
    return ctx.refuse(422, 'validation', ctx.say(texts.days), { field: 'to' });
  const words = fold(query.keywords ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return (event) => {
    if (!meetsFields(query, event, ctx.now())) return false;
    const day = dateOf(event.starts_at);
    if ((from !== undefined && day < from) || (to !== undefined && day > to)) return false;
    if (query.mine ? !isMine(ctx, event) : event.cancelled_at !== null) return false;
    if (!mayReadEvent(db, event, user?.id)) return false;
    // a community that the reader does not know has no events for them
    if (query.community_id !== undefined && toAnnouncingCommunity(ctx, event)?.id !== query.community_id) return false;
    return words.every((word) => textOf(ctx, event).includes(word));
  };
}

function meetsFields(query: Query, event: EventRecord, now: number): boolean {
  const { sport_id, city_id, owner_type, owner_id, kind, when = 'upcoming' } = query;
  return (
    (when === 'past') === event.ends_at <= now &&
    (sport_id ?? event.sport_id) === event.sport_id &&
    (city_id ?? event.city_id) === event.city_id &&
    (owner_type ?? event.owner_type) === event.owner_type &&
    (owner_id ?? event.owner_id) === event.owner_id &&
    (kind ?? event.kind) === event.kind
  );
}

/** Hosted or looked after by the user, or theirs to come to. */
function isMine({ db, user }: Ctx, event: EventRecord): boolean {
  if (looksAfter(db, event, user?.id)) return true;
  const status = participationOf(db, event.id, user?.id)?.status;
  return status !== undefined && status !== 'removed' && status !== 'declined';
}

/** What keywords search: the title, the place, the city and in whose name it is. */
function textOf(ctx: Ctx, event: EventRecord): string {
  const booking = courtBookingOf(ctx.db, event, ctx.now());
  const venue = booking && ctx.db.venues.get(booking.venue_id);
  const owner = toEvent(ctx, event).owner.name;
  const city = ctx.db.cities.get(event.city_id)?.name;
  return fold([event.title, venue?.name, event.location?.name, city, owner].filter(Boolean).join(' '));
}
