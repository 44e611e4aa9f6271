/** What each role may do with one venue, Fusha e Liqenit (design §3 and §4, decision 033), written by hand. */
import { pictureFile } from '../../mocks/handlers/images/testing.ts';
import { revisionOf } from '../../mocks/views/venue.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { imageIds } from '../../mocks/seed/images.ts';
import { venueAccountId } from '../../mocks/seed/venue-accounts.ts';
import { courtIds, venueIds } from '../../mocks/seed/venue-plans.ts';
import type { Persona } from './mock-world.ts';
import type { Caller, RoleRow, Verdict } from './role-rows.ts';

/** Who calls, in the module in which they would; the account with all profiles owns another venue. */
export const callers = [
  { name: 'guest', as: 'guest', module: 'base' },
  { name: 'player', as: 'player', module: 'base' },
  { name: 'other owner', as: 'everyone', module: 'venue' },
  { name: 'staff', as: 'venueStaff', module: 'venue' },
  { name: 'manager', as: 'venueManager', module: 'venue' },
  { name: 'owner', as: 'owner', module: 'venue' },
  { name: 'super user', as: 'superUser', module: 'superuser' },
] as const satisfies readonly Caller[];

/** A row with a verdict for each of `callers`. */
export interface VenueRoleRow extends RoleRow {
  readonly verdicts: readonly [Verdict, Verdict, Verdict, Verdict, Verdict, Verdict, Verdict];
}

const liqeni = { id: venueIds.liqeni, venueId: venueIds.liqeni, courtId: courtIds.liqeni1 };
const ids: Partial<Record<Persona, number>> = {
  owner: demoId('owner'),
  player: demoId('player'),
  everyone: demoId('everyone'),
  superUser: demoId('superUser'),
  venueManager: venueAccountId('venueManager'),
  venueStaff: venueAccountId('venueStaff'),
};
const person = (userId: number) => ({ ...liqeni, userId });
const SECOND_STAFF = 17;
const UNUSED_COURT = 900;

const insiders = ['401', '403', '403', 'yes', 'yes', 'yes', 'yes'] as const;
const managers = ['401', '403', '403', '403', 'yes', 'yes', 'yes'] as const;
const owners = ['401', '403', '403', '403', '403', 'yes', 'yes'] as const;
const superUsers = ['401', '403', '403', '403', '403', '403', 'yes'] as const;
const everybody = ['401', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'] as const;

const court = {
  name: 'Fusha 9',
  sport_id: 1,
  players_capacity: 10,
  facilities: ['showers', 'wifi'],
  price: 2000,
  default_slots: [10, 11, 12, 13, 14],
};
const venue = {
  name: 'Fusha e Re',
  city_id: 1,
  address: 'Rr. e Re 1',
  latitude: 41.3,
  longitude: 19.8,
  phone_number: '690000090',
};

export const venueRoleTable: readonly VenueRoleRow[] = [
  { operation: 'listManagedVenues', verdicts: ['401', '403', 'yes', 'yes', 'yes', 'yes', '403'] },
  { operation: 'createVenue', verdicts: ['401', 'yes', 'yes', 'yes', 'yes', 'yes', '403'], body: venue },
  { operation: 'getManagedVenue', verdicts: insiders, path: liqeni },
  { operation: 'updateVenue', verdicts: managers, path: liqeni, body: { address: 'Rr. e Re 2' } },
  {
    operation: 'updateVenue',
    about: 'unpublish: the owner, super users with a reason by their own operation',
    verdicts: ['401', '403', '403', '403', '422 status', 'yes', '422 status'],
    path: liqeni,
    body: { status: 'disabled' },
  },
  { operation: 'uploadImage', verdicts: everybody, body: { file: pictureFile(), kind: 'logo' } },
  {
    operation: 'deleteVenueImage',
    verdicts: managers,
    prepare: ({ backend }) =>
      backend.control.db.transact((db) => db.venues.update(venueIds.liqeni, { image_id: imageIds.ownerFree })),
    path: { id: imageIds.ownerFree },
  },

  { operation: 'listCourts', verdicts: insiders, path: liqeni },
  { operation: 'createCourt', verdicts: managers, path: liqeni, body: court },
  { operation: 'getCourt', verdicts: insiders, path: liqeni },
  { operation: 'updateCourt', verdicts: managers, path: liqeni, body: { price: 1 } },
  {
    operation: 'deleteCourt',
    verdicts: managers,
    prepare: ({ backend }) =>
      backend.control.db.transact(async (db) => {
        const first = db.courts.get(courtIds.liqeni1);
        if (first) await db.courts.insert({ ...first, id: UNUSED_COURT });
      }),
    path: { ...liqeni, courtId: UNUSED_COURT },
  },

  { operation: 'searchUsers', verdicts: everybody, query: { keywords: 'arb' } },
  { operation: 'listVenueUsers', verdicts: insiders, path: liqeni },
  { operation: 'addVenueUser', verdicts: owners, path: liqeni, body: { user_id: SECOND_STAFF, role: 'staff' } },
  {
    operation: 'updateVenueUser',
    verdicts: owners,
    path: person(venueAccountId('venueStaff')),
    body: { role: 'owner' },
  },
  {
    operation: 'updateVenueUser',
    about: 'the last owner stays one',
    verdicts: ['401', '403', '403', '403', '403', '409 last_admin', '409 last_admin'],
    path: person(demoId('owner')),
    body: { role: 'manager' },
  },
  {
    operation: 'removeVenueUser',
    verdicts: owners,
    prepare: ({ backend }) =>
      backend.control.db.transact((db) =>
        db.venueUsers.insert({ venue_id: venueIds.liqeni, user_id: SECOND_STAFF, role: 'staff', since: 0 }),
      ),
    path: person(SECOND_STAFF),
  },
  {
    operation: 'removeVenueUser',
    about: 'everyone may leave but the last owner',
    verdicts: ['401', '403', '403', 'yes', 'yes', '409 last_admin', '404'],
    path: (caller) => person(ids[caller] ?? 1),
  },

  {
    operation: 'reviewVenue',
    verdicts: superUsers,
    path: { id: venueIds.drini },
    body: (w) => ({ decision: 'approve', revision: revisionOf(w.db, venueIds.drini) }),
  },
  {
    operation: 'changeVenueStatus',
    verdicts: superUsers,
    path: liqeni,
    body: { status: 'disabled', reason: 'Nuk ka leje.' },
  },
  { operation: 'getVenueLog', verdicts: superUsers, path: liqeni },
];
