/** Permissions of presence, rooms and push (design §11), written by hand, for the personas of `permission-table.ts`. */
import { venueIds } from '../../mocks/seed/venue-plans.ts';
import type { PermissionRow } from './permission-table.ts';

const signedIn = [401, 200, 200, 200, 200, 200, 200] as const;

export const realtimeRows = {
  setOnline: { module: 'base', statuses: signedIn, body: { connection_id: 'x' } },
  setOffline: { module: 'base', statuses: signedIn, body: { connection_id: 'x' } },
  getUserStatus: { module: 'base', statuses: signedIn, path: () => ({ userId: 1 }) },
  joinRoom: {
    module: 'base',
    statuses: [401, 403, 200, 403, 403, 403, 403],
    body: { room_id: `venue-${venueIds.drilon}` },
  },
  leaveRoom: { module: 'base', statuses: signedIn, body: { room_id: 'venue-1' } },
  savePushSubscription: {
    module: 'base',
    statuses: signedIn,
    body: { device_id: 'phone', platform: 'web', token: 'local-phone', locale: 'en' },
  },
  deletePushSubscription: { module: 'base', statuses: signedIn, path: () => ({ device_id: 'phone' }) },
} as const satisfies Record<string, PermissionRow>;
