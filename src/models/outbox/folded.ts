import type { OutboxEntry, OutboxWork } from './outbox.ts';

/** What becomes of an entry that still waits: it is as if it had been written so, or not at all. */
type Folded =
  | { readonly type: 'changed'; readonly entry: OutboxEntry }
  | { readonly type: 'gone'; readonly id: string };

/** A change of an event that is not on its way yet is made in it, and nothing more is to be sent; null for any other work. */
export function folded(
  entries: readonly OutboxEntry[],
  change: OutboxWork,
  isOnItsWay: (entry: OutboxEntry) => boolean,
): Folded | null {
  if (change.kind !== 'void-event' && change.kind !== 'complete-event') return null;
  const entry = entries.find(({ id }) => id === change.clientId);
  if (entry?.work.kind !== 'game-event' || isOnItsWay(entry)) return null;
  if (change.kind === 'void-event') return { type: 'gone', id: entry.id };
  const { player_id: _, related_player_id: __, how: ___, ...event } = entry.work.event;
  const { player_id, related_player_id, how } = change.who;
  const work = {
    ...entry.work,
    event: {
      ...event,
      ...(player_id !== null && { player_id }),
      ...(related_player_id !== null && { related_player_id }),
      ...(how !== null && { how }),
    },
  };
  return { type: 'changed', entry: { ...entry, work } };
}
