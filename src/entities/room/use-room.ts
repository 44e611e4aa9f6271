import { useQueryClient } from '@tanstack/react-query';
import { createWatch, type Scope } from 'effector';
import { useProvidedScope, useUnit } from 'effector-react';
import { useCallback, useMemo } from 'react';
import type { RoomEvent } from '../../models/rooms/room-event.ts';
import { roomEventReceived, roomFollowed, roomJoinRequested, roomLeft } from '../../models/rooms/rooms.model.ts';
import { $complete } from '../../models/session/session.model.ts';
import type { Id } from '../../shared/api/generated/model';
import type { Outdated } from '../../shared/api/outdated-reads.ts';
import { outdateReads } from '../../shared/api/outdates.ts';
import { createBatches } from '../../shared/platform/batches.ts';
import { type Pace, usePolling } from '../../shared/platform/polling.ts';
import { type Subscribe, useSubscription } from '../../shared/platform/use-subscription.ts';
import { type RoomKind, roomOutdates } from './room-outdates.ts';

/** However much happens in a room, a page of it is read again at most once in this time. */
const PAUSE_MS = 1_000;

/** What a page has heard: events of others, and whether it has missed some, which only reading again tells. */
export interface RoomNews {
  events: readonly RoomEvent[];
  isBehind: boolean;
}

/**
 * While it is on screen the page is in the room `{kind}-{id}` and reads again what others change there (RTM-02), also what they changed
 * between its reading and the moment when the room is heard. Guests join no room. A part of the page that takes
 * more from the room follows it by `useRoomNews`. A page that guests shall see move says from when on something happens there, null for
 * not yet: what others hear at once they read again each 15 s (or at another pace), or when they look at it again (decision 059).
 */
export function useRoom(kind: RoomKind, id: Id, isOnFrom?: string | null, pace?: Pace): void {
  const client = useQueryClient();
  const { complete, join, leave } = useUnit({ complete: $complete, join: roomJoinRequested, leave: roomLeft });
  useRoomNews(kind, id, ({ events, isBehind }) => {
    const rows: ReadonlyMap<string, Outdated> = new Map(Object.entries<Outdated>(roomOutdates[kind]));
    const outdated = isBehind ? [...rows.values()] : events.flatMap(({ type }) => rows.get(type) ?? []);
    if (outdated.length > 0) void outdateReads(client, [...new Set(outdated)]);
  });
  const visit = useCallback(() => {
    const room = `${kind}-${id}`;
    join(room);
    return () => void leave(room);
  }, [kind, id, join, leave]);
  useSubscription(complete ? visit : null);
  usePolling(
    complete ? undefined : isOnFrom,
    () => void outdateReads(client, Object.values<Outdated>(roomOutdates[kind])),
    pace,
  );
}

/** What happens in a room that the page is in, for what no query holds: at once, then at most once a second. */
export function useRoomNews(kind: RoomKind, id: Id, onNews: (news: RoomNews) => void): void {
  const scope = useProvidedScope();
  const news = useMemo(() => scope && newsOf(scope, `${kind}-${id}`), [scope, kind, id]);
  useSubscription(news, onNews);
}

const newsOf =
  (scope: Scope, room: string): Subscribe<RoomNews> =>
  (hear) => {
    const batches = createBatches<RoomEvent | 'followed'>(PAUSE_MS, (heard) => {
      const events = heard.filter((one) => one !== 'followed');
      hear({ events, isBehind: events.length < heard.length });
    });
    const stops = [
      createWatch({
        unit: roomFollowed,
        scope,
        fn: (roomId) => (roomId === room ? batches.add('followed') : undefined),
      }),
      createWatch({
        unit: roomEventReceived,
        scope,
        fn: ({ roomId, event }) => (roomId === room ? batches.add(event) : undefined),
      }),
      batches.stop,
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };
