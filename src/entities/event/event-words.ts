/** What an event is described with, in the words of `events`. */
import type { Event } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';

/** Court and venue, or the name of a free place; an event may have neither (R37), and a cancelled one looks for none. */
export function placeText(
  { place, location, phase }: Pick<Event, 'place' | 'location' | 'phase'>,
  t: Translate<'events'>,
): string {
  if (place) return `${place.court.name} · ${place.venue.name}`;
  return location?.name ?? t(phase === 'cancelled' ? 'hadNoCourt' : 'noCourt');
}

/** "ALL 300 per person", or "Free". */
export function perPersonText(
  { price_per_person: price }: Pick<Event, 'price_per_person'>,
  t: Translate<'events'>,
  format: Format,
): string {
  return price ? t('perPerson', { price: format.money(price) }) : format.price(0);
}

type Seats = Pick<Event, 'going_count' | 'capacity' | 'waitlist_count'>;

/** "14 of 14 going · 2 waiting"; of a cancelled one, how many were going. */
export function seatsText(
  { going_count: count, capacity, waitlist_count: waiting, phase }: Seats & Pick<Event, 'phase'>,
  t: Translate<'events'>,
): string {
  if (phase === 'cancelled') return count === 0 ? t('nobodyWasGoing') : t('wereGoing', { count });
  const going = t('going', { count, capacity });
  return waiting > 0 ? `${going} · ${t('waitingCount', { count: waiting })}` : going;
}

/** True when nobody more can take a seat at once. */
export const isFull = ({ going_count, capacity, waitlist_count }: Seats): boolean =>
  going_count >= capacity || waitlist_count > 0;

/** Whether the reader is asked and has not answered. */
export const isAsked = ({ phase, my_participation }: Pick<Event, 'phase' | 'my_participation'>): boolean =>
  phase === 'scheduled' && my_participation?.status === 'invited';
