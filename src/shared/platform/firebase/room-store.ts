import { get, limitToLast, onChildAdded, orderByKey, query, ref, startAfter, type Database } from 'firebase/database';
import { roomEventsPath } from './paths.ts';
import type { RoomStore, Stop } from './realtime-client.ts';

/** Live activity of rooms. Source: ENT-46, design §11. */
export function roomStore(db: Database): RoomStore {
  return {
    watch: (roomId, arrived, began) => {
      const events = ref(db, roomEventsPath(roomId));
      let stop: Stop = () => {};
      let isOver = false;
      const listen = (last: string | null) => {
        if (isOver) return;
        const rest = last === null ? query(events, orderByKey()) : query(events, orderByKey(), startAfter(last));
        stop = onChildAdded(
          rest,
          (event) => arrived(event.val()),
          () => {},
        );
        began();
      };
      // what happened before is the page's own reading; a refused read means that this is no member
      get(query(events, limitToLast(1))).then(
        (found) => listen(lastKey(found)),
        () => {},
      );
      return () => {
        isOver = true;
        stop();
      };
    },
  };
}

function lastKey(found: { forEach: (each: (child: { key: string | null }) => void) => boolean }): string | null {
  let key: string | null = null;
  found.forEach((child) => {
    key = child.key;
  });
  return key;
}
