import type { Job } from '../shared/job.ts';
import { membersOf, quitRoom, roomsOf } from '../../realtime/rooms.ts';
import { mayStay } from './room-access.ts';

/**
 * Whoever may read no longer what a room is about, by whatever write (a venue that is disabled, a membership or a role that ended,
 * another visibility, the last session signed out), is put out of it at once (decision 045).
 */
export const tendRooms: Job = async (db, _now, _emit, realtime) => {
  for (const roomId of roomsOf(realtime))
    for (const userId of membersOf(realtime, roomId))
      if (!mayStay(db, roomId, userId)) quitRoom(realtime, { roomId, userId });
};
