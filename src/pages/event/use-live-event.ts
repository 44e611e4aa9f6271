import { useQueryClient } from '@tanstack/react-query';
import { createWatch } from 'effector';
import { useProvidedScope, useUnit } from 'effector-react';
import { useEffect } from 'react';
import { roomEventReceived, roomJoinRequested, roomLeft } from '../../models/rooms/rooms.model.ts';
import { $complete } from '../../models/session/session.model.ts';
import { EventRoomEventType, type Id } from '../../shared/api/generated/model';
import { outdate } from '../../shared/api/outdates.ts';

/**
 * While it is on screen an event follows its room `event-{id}`: what others answer or change is read again (decision 041). A room
 * event holds no contents. Guests join no room.
 */
export function useLiveEvent(eventId: Id): void {
  const client = useQueryClient();
  const scope = useProvidedScope();
  const { complete, join, leave } = useUnit({
    complete: $complete,
    join: roomJoinRequested,
    leave: roomLeft,
  });
  useEffect(() => {
    if (!complete || !scope) return undefined;
    const room = `event-${eventId}`;
    join(room);
    const stop = createWatch({
      unit: roomEventReceived,
      scope,
      fn: ({ roomId, event: { type } }) => {
        if (roomId !== room) return;
        if (type === EventRoomEventType['game-changed']) void outdate(client, 'GameChanged');
        else if (Object.values(EventRoomEventType).some((one) => one === type)) void outdate(client, 'EventChanged');
      },
    });
    return () => {
      stop();
      leave(room);
    };
  }, [complete, scope, client, eventId, join, leave]);
}
