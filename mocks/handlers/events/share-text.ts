/** The text people paste into a chat (design §18); the same lines in both languages. */
import { dateParts, isoWeekday } from '../../../src/shared/lib/time/dates.ts';
import type { Viewer } from '../../contract/types.ts';
import type { EventRecord, Language, ParticipantRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { goingTo, headsOf, lineOf, pricePerHead } from '../../rules/events/figures.ts';
import { courtOf } from '../../rules/events/place.ts';
import { dateOf, wallTimeOf } from '../../rules/shared/time.ts';
import { existing } from '../../rules/shared/lookups.ts';

interface Words {
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  day(weekday: string, month: string, day: number): string;
  readonly players: string;
  waiting(count: number): string;
  price(perHead: number): string;
  readonly free: string;
  readonly black: string;
  readonly white: string;
  readonly cancelled: string;
}

const words: Record<Language, Words> = {
  sq: {
    weekdays: ['e hënë', 'e martë', 'e mërkurë', 'e enjte', 'e premte', 'e shtunë', 'e diel'],
    months: 'janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor'.split(' '),
    day: (weekday, month, day) => `${weekday}, ${day} ${month}`,
    players: 'lojtarë',
    waiting: (count) => `presin ${count}`,
    price: (perHead) => `${grouped(perHead, 10_000, '\u00a0')} Lekë për person`,
    free: 'Falas',
    black: 'Ekipi i zi',
    white: 'Ekipi i bardhë',
    cancelled: 'U anulua',
  },
  en: {
    weekdays: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
    months: 'January February March April May June July August September October November December'.split(' '),
    day: (weekday, month, day) => `${weekday}, ${month} ${day}`,
    players: 'players',
    waiting: (count) => `${count} waiting`,
    price: (perHead) => `ALL ${grouped(perHead, 1000, ',')} per person`,
    free: 'Free',
    black: 'Black team',
    white: 'White team',
    cancelled: 'Cancelled',
  },
};
const balls = { football: '⚽', basketball: '🏀', volleyball: '🏐', tennis: '🎾' } as const;

/** Lines without data are left out; names are for signed-in readers only (decision 041). */
export function shareText(
  ctx: Viewer,
  event: EventRecord,
  { language, url }: { readonly language: Language; readonly url: string },
): string {
  const { db, user } = ctx;
  const say = words[language];
  const going = goingTo(db, event.id);
  const waiting = lineOf(db, event.id).length;
  const perHead = pricePerHead(event, headsOf(going));
  const place = placeOf(ctx, event);
  const players = `👥 ${headsOf(going)}/${event.capacity} ${say.players}`;
  const sides = user === null ? [] : sidesOf(db, going, say);
  const people = [
    waiting === 0 ? players : `${players} · ${say.waiting(waiting)}`,
    `💰 ${perHead === null || perHead === 0 ? say.free : say.price(perHead)}`,
    ...sides,
  ];
  const reason = event.cancel_reason ? `: ${event.cancel_reason}` : '';
  return [
    `${balls[existing(db.sports.get(event.sport_id), 'sport').key]} ${event.title}`,
    `📅 ${dayOf(event, say)}, ${wallTimeOf(event.starts_at)}–${wallTimeOf(event.ends_at)}`,
    ...(place === '' ? [] : [`📍 ${place}`]),
    ...(event.cancelled_at === null ? people : [`❌ ${say.cancelled}${reason}`]),
    url,
  ].join('\n');
}

function dayOf({ starts_at }: EventRecord, say: Words): string {
  const date = dateOf(starts_at);
  const { month, day } = dateParts(date);
  return say.day(say.weekdays[isoWeekday(date) - 1] ?? '', say.months[month - 1] ?? '', day);
}

function placeOf(ctx: Viewer, event: EventRecord): string {
  const { db } = ctx;
  const found = courtOf(db, event, ctx.now());
  const court = found && db.courts.get(found.courtId);
  const names = court
    ? [db.venues.get(court.venue_id)?.name, court.name]
    : [event.location?.name, event.location?.address];
  return names.filter(Boolean).join(', ');
}

function sidesOf(db: DbReader, going: readonly ParticipantRecord[], say: Words): string[] {
  const named = (side: 'home' | 'away') =>
    going
      .filter((one) => one.side === side)
      .map(({ user_id, guests }) => `${db.users.get(user_id)?.name ?? ''}${guests === 0 ? '' : ` +${guests}`}`)
      .join(', ');
  const [black, white] = [named('home'), named('away')];
  return black === '' && white === '' ? [] : [`${say.black}: ${black}`, `${say.white}: ${white}`];
}

/** Thousands apart, from this number on. */
const grouped = (amount: number, from: number, mark: string): string =>
  amount < from ? String(amount) : String(amount).replaceAll(/\B(?=(\d{3})+$)/g, mark);
