import type { Event } from '../../shared/api/generated/model';
import { eventDate } from './event-times.ts';
import { isAsked } from './event-words.ts';

export interface EventGroup<E> {
  /** The day they start on; null: they wait for an answer of the reader, and come first. */
  date: string | null;
  events: E[];
}

/**
 * Events in the order of the list under their headings. What waits for an answer has a heading of its own only where the list
 * begins with it (`mine`); elsewhere it stands at its day.
 */
export function eventGroups<E extends Pick<Event, 'starts_at' | 'phase' | 'my_participation'>>(
  events: readonly E[],
  { askedFirst = false }: { askedFirst?: boolean } = {},
): EventGroup<E>[] {
  const groups: EventGroup<E>[] = [];
  for (const event of events) {
    const date = askedFirst && isAsked(event) ? null : eventDate(event);
    const last = groups.at(-1);
    if (last?.date === date) last.events.push(event);
    else groups.push({ date, events: [event] });
  }
  return groups;
}
