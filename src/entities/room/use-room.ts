import { createWatch } from 'effector';
import { useProvidedScope, useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { RoomEvent } from '../../models/rooms/room-event.ts';
import { roomEventReceived, roomJoinRequested, roomLeft } from '../../models/rooms/rooms.model.ts';
import { $complete } from '../../models/session/session.model.ts';

/** While it is on screen the page is in this room (`fixture-7`) and hears what happens there (RTM-02). Guests join no room. */
export function useRoom(room: string, onEvent: (event: RoomEvent) => void): void {
  const scope = useProvidedScope();
  const { complete, join, leave } = useUnit({
    complete: $complete,
    join: roomJoinRequested,
    leave: roomLeft,
  });
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => {
    if (!complete || !scope) return undefined;
    join(room);
    const stop = createWatch({
      unit: roomEventReceived,
      scope,
      fn: ({ roomId, event }) => {
        if (roomId === room) latest.current(event);
      },
    });
    return () => {
      stop();
      leave(room);
    };
  }, [complete, scope, room, join, leave]);
}
