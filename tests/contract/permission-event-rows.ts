/** Permissions of the operations on events (design §8, decision 041), written by hand, for the personas of `permission-table.ts`. */
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { eventIds } from '../../mocks/seed/event-plan.ts';
import type { World } from './mock-world.ts';
import type { PermissionRow } from './permission-table.ts';

const open = [200, 200, 200, 200, 200, 200, 200] as const;
const signedIn = [401, 200, 200, 200, 200, 200, 200] as const;
const making = [401, 201, 201, 201, 201, 201, 201] as const;
/** The team admin hosts the Thursday game, in the name of their community. */
const host = [401, 403, 403, 200, 403, 403, 403] as const;
const thursday = { eventId: eventIds.thursday };
const there = () => thursday;
const players = (w: World) => ({
  ...thursday,
  participantId: w.db.participants.one('participation', eventIds.thursday, demoId('player'))?.id ?? 0,
});
const captains = (w: World) => ({
  ...thursday,
  participantId: w.db.participants.one('participation', eventIds.thursday, 23)?.id ?? 0,
});

export const newEvent = {
  owner_type: 'base',
  title: 'Futboll te parku',
  kind: 'open-game',
  sport_id: 1,
  city_id: 1,
  capacity: 10,
  gender: 'mixed',
  visibility: 'public',
  join_policy: 'open',
  location: { name: 'Parku', address: null, latitude: null, longitude: null },
  starts_at: '2026-11-28T19:00:00+01:00',
  ends_at: '2026-11-28T20:00:00+01:00',
} as const;

export const eventRows = {
  listEvents: { module: 'base', statuses: open },
  createEvent: { module: 'base', statuses: making, body: newEvent },
  getEvent: { module: 'base', statuses: open, path: there },
  updateEvent: { module: 'base', statuses: host, path: there, body: { title: 'Futbolli ynë' } },
  cancelEvent: { module: 'base', statuses: host, path: there, body: { reason: 'Shi.' } },
  answerEvent: { module: 'base', statuses: signedIn, path: there, body: { status: 'maybe' } },
  inviteToEvent: { module: 'base', statuses: host, path: there, body: { user_ids: [50] } },
  listParticipants: { module: 'base', statuses: signedIn, path: there },
  updateParticipant: { module: 'base', statuses: host, path: captains, body: { has_paid: true } },
  removeParticipant: { module: 'base', statuses: host, path: players },
  getEventShareText: { module: 'base', statuses: open, path: there },
} as const satisfies Record<string, PermissionRow>;
