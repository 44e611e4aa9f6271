/** Writes of admins of a venue, a team or an organization. */
import { expect } from 'vitest';
import { revisionOf } from '../../mocks/views/venue.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { imageIds } from '../../mocks/seed/images.ts';
import { organizationAccountId } from '../../mocks/seed/organization-accounts.ts';
import { venueAccountId } from '../../mocks/seed/venue-accounts.ts';
import { courtIds, venueIds } from '../../mocks/seed/venue-plans.ts';
import type { World } from './mock-world.ts';
import { at, idAt, read, type WriteCase, type WriteName } from './write-case.ts';
import type { communityWrites } from './write-cases-communities.ts';
import type { competitionWrites } from './write-cases-competitions.ts';
import type { officialWrites } from './write-cases-officials.ts';
import type { scheduleWrites } from './write-cases-schedule.ts';
import type { eventWrites } from './write-cases-events.ts';
import type { gameWrites } from './write-cases-games.ts';
import type { deskWrites } from './write-cases-desk.ts';
import type { planWrites } from './write-cases-plans.ts';
import type { playerWrites } from './write-cases-player.ts';
import type { teamWrites } from './write-cases-teams.ts';
import type { trackingWrites } from './write-cases-tracking.ts';

const owner = { as: 'owner', module: 'venue' } as const;
const teamAdmin = { as: 'teamAdmin', module: 'team' } as const;
const manager = { as: 'organizationManager', module: 'organization' } as const;
const foreignOwner = { as: 'everyone', module: 'venue', status: 403 } as const;
const superUser = { as: 'superUser', module: 'superuser' } as const;
const foreignSuperUser = { as: 'owner', module: 'venue', status: 403 } as const;
const foreignTeam = { as: 'everyone', module: 'team', status: 403 } as const;
const foreignOrganization = { as: 'everyone', module: 'organization', status: 403 } as const;

const venue = {
  name: 'Fusha e Re',
  city_id: 1,
  address: 'Rr. e Re 1',
  latitude: 41.3,
  longitude: 19.8,
  phone_number: '690000090',
};
const court = {
  name: 'Fusha 9',
  sport_id: 1,
  players_capacity: 10,
  facilities: ['showers', 'wifi'],
  price: 2000,
  default_slots: [10, 11, 12, 13, 14],
};
const ownVenue = (w: World, id: number) => read(w, 'getManagedVenue', { ...owner, path: { id } });
const liqenisManager = { venueId: venueIds.liqeni, userId: venueAccountId('venueManager') };
const roleOf = async (w: World, userId: number) => {
  const { body } = await read(w, 'listVenueUsers', { ...owner, path: { venueId: venueIds.liqeni } });
  const { users } = body.data as { users: { user: { id: number }; role: string }[] }; // checked by the contract's schema
  return users.find(({ user }) => user.id === userId)?.role;
};
const leaguesReferee = { organizationId: 1, userId: organizationAccountId('leagueReferee') };
const organizationRoleOf = async (w: World, userId: number) => {
  const { body } = await read(w, 'listOrganizationUsers', { ...manager, path: { organizationId: 1 } });
  const { users } = body.data as { users: { user: { id: number }; role: string }[] }; // checked by the contract's schema
  return users.find(({ user }) => user.id === userId)?.role;
};
const ownTeam = (w: World) => read(w, 'getManagedTeam', { ...teamAdmin, path: { id: 1 } });
const ownOrganization = (w: World) => read(w, 'getManagedOrganization', { ...manager, path: { id: 1 } });
const plainMember = (w: World) => w.db.teamMembers.by('membership', 1, demoId('player'))[0]?.id ?? 0;
const drilonCourt = (w: World) => w.db.courts.by('venue', venueIds.drilon)[0]?.id ?? 0;

type Names = Exclude<
  WriteName,
  | keyof typeof playerWrites
  | keyof typeof deskWrites
  | keyof typeof planWrites
  | keyof typeof teamWrites
  | keyof typeof communityWrites
  | keyof typeof eventWrites
  | keyof typeof competitionWrites
  | keyof typeof scheduleWrites
  | keyof typeof officialWrites
  | keyof typeof trackingWrites
  | keyof typeof gameWrites
>;

export const adminWrites: Record<Names, WriteCase> = {
  createVenue: {
    ...owner,
    send: () => ({ body: venue }),
    shows: async (w, answer) => {
      const shown = await ownVenue(w, idAt(answer, 'venue'));
      expect(at(shown, 'venue')).toMatchObject({
        name: 'Fusha e Re',
        slug: 'fusha-e-re',
        status: 'draft',
        is_bookable: false,
      });
    },
    foreign: { as: 'teamAdmin', module: 'team', status: 403 },
    invalid: { body: { name: '' }, field: 'name' },
  },
  updateVenue: {
    ...owner,
    send: () => ({ path: { id: venueIds.liqeni }, body: { name: 'Fusha e Liqenit të Madh', description: 'E re.' } }),
    shows: async (w) => {
      expect(at(await ownVenue(w, venueIds.liqeni), 'venue')).toMatchObject({
        name: 'Fusha e Liqenit të Madh',
        slug: 'fusha-e-liqenit',
        description: 'E re.',
      });
    },
    foreign: foreignOwner,
    invalid: { body: { status: 'in-review' }, field: 'status' },
  },
  deleteVenueImage: {
    ...owner,
    send: () => ({ path: { id: imageIds.dajtiCovers[0] } }),
    shows: async (w) =>
      expect(at(await ownVenue(w, venueIds.dajti), 'venue', 'images')).toMatchObject([{ id: imageIds.dajtiCovers[1] }]),
    foreign: foreignOwner,
  },
  createCourt: {
    ...owner,
    send: () => ({ path: { venueId: venueIds.liqeni }, body: court }),
    shows: async (w, answer) => {
      const path = { venueId: venueIds.liqeni, courtId: idAt(answer, 'court') };
      expect(at(await read(w, 'getCourt', { ...owner, path }), 'court')).toMatchObject({
        name: 'Fusha 9',
        price: 2000,
        is_public: true,
      });
    },
    foreign: foreignOwner,
    invalid: { body: { facilities: ['wifi'] }, field: 'facilities' },
  },
  updateCourt: {
    ...owner,
    send: () => ({
      path: { venueId: venueIds.liqeni, courtId: courtIds.liqeni1 },
      body: { price: 3900, delayed_start: 15 },
    }),
    shows: async (w) => {
      const path = { venueId: venueIds.liqeni, courtId: courtIds.liqeni1 };
      expect(at(await read(w, 'getCourt', { ...owner, path }), 'court')).toMatchObject({
        price: 3900,
        delayed_start: 15,
      });
    },
    foreign: foreignOwner,
    invalid: {
      body: { schedules: [{ weekday: 1, date: '2026-12-01', time_slot_ids: [] }] },
      field: 'schedules.0.weekday',
    },
  },
  deleteCourt: {
    ...owner,
    send: (w) => ({ path: { venueId: venueIds.drilon, courtId: drilonCourt(w) } }),
    shows: async (w) => {
      expect(at(await read(w, 'listCourts', { ...owner, path: { venueId: venueIds.drilon } }), 'courts')).toEqual([]);
      expect(at(await ownVenue(w, venueIds.drilon), 'venue', 'is_bookable')).toBe(false);
    },
    foreign: foreignOwner,
  },
  addVenueUser: {
    ...owner,
    send: () => ({ path: { venueId: venueIds.liqeni }, body: { phone_number: '69 000 0001', role: 'manager' } }),
    shows: async (w) => {
      expect(await roleOf(w, demoId('player'))).toBe('manager');
      const { body } = await read(w, 'getMe', { as: 'player' });
      expect(body.data).toMatchObject({
        user: { profiles: expect.arrayContaining([expect.objectContaining({ type: 'venue', role: 'manager' })]) },
      });
    },
    foreign: foreignOwner,
    invalid: { body: { phone_number: '69 000 0002' }, field: 'phone_number' },
  },
  updateVenueUser: {
    ...owner,
    send: () => ({ path: liqenisManager, body: { role: 'owner' } }),
    shows: async (w) => expect(await roleOf(w, liqenisManager.userId)).toBe('owner'),
    foreign: foreignOwner,
    invalid: { body: { role: 'king' }, field: 'role' },
  },
  removeVenueUser: {
    ...owner,
    send: () => ({ path: liqenisManager }),
    shows: async (w) => {
      expect(await roleOf(w, liqenisManager.userId)).toBeUndefined();
      const { body } = await read(w, 'getMe', { as: 'venueManager' });
      expect(body.data).not.toMatchObject({
        user: { profiles: expect.arrayContaining([expect.objectContaining({ type: 'venue' })]) },
      });
    },
    foreign: foreignOwner,
  },
  reviewVenue: {
    ...superUser,
    send: (w) => {
      const revision = revisionOf(w.db, venueIds.drini);
      return { path: { id: venueIds.drini }, body: { decision: 'reject', revision, reason: 'Adresa nuk gjendet.' } };
    },
    shows: async (w) => {
      const shown = await read(w, 'getVenue', { ...superUser, path: { slug: 'drini-sport-center' } });
      expect(at(shown, 'venue')).toMatchObject({
        status: 'draft',
        review: { decision: 'rejected', note: 'Adresa nuk gjendet.' },
      });
    },
    foreign: foreignSuperUser,
    invalid: { body: { reason: '  ' }, field: 'reason' },
  },
  changeVenueStatus: {
    ...superUser,
    send: () => ({ path: { id: venueIds.liqeni }, body: { status: 'disabled', reason: 'Nuk ka leje.' } }),
    shows: async (w) =>
      expect(at(await ownVenue(w, venueIds.liqeni), 'venue')).toMatchObject({
        status: 'disabled',
        disabled: { by: 'superuser', reason: 'Nuk ka leje.' },
      }),
    foreign: foreignSuperUser,
    invalid: { body: { reason: '' }, field: 'reason' },
  },
  createTeam: {
    ...teamAdmin,
    send: () => ({
      body: { name: 'Ekipi i Ri', sport_id: 1, city_id: 1, foundation_year: 2026, image: imageIds.teamAdminFree },
    }),
    shows: async (w, answer) => {
      const shown = await read(w, 'getManagedTeam', { ...teamAdmin, path: { id: idAt(answer, 'team') } });
      expect(shown.body.data).toMatchObject({
        team: { slug: 'ekipi-i-ri', image: { id: imageIds.teamAdminFree } },
        members: [{ roles: ['admin'] }],
      });
    },
    foreign: { as: 'owner', module: 'venue', status: 403 },
    invalid: { body: { foundation_year: 1700 }, field: 'foundation_year' },
  },
  updateTeam: {
    ...teamAdmin,
    send: () => ({ path: { id: 1 }, body: { name: 'Shqiponjat', level: 'competitive' } }),
    shows: async (w) =>
      expect(at(await ownTeam(w), 'team')).toMatchObject({ name: 'Shqiponjat', level: 'competitive' }),
    foreign: foreignTeam,
    invalid: { body: { slug: 'venues' }, field: 'slug' },
  },
  deleteTeamImage: {
    ...teamAdmin,
    send: () => ({ path: { id: imageIds.teamCover } }),
    shows: async (w) => expect(at(await ownTeam(w), 'team', 'images')).toEqual([]),
    foreign: foreignTeam,
  },
  addTeamMember: {
    ...teamAdmin,
    send: () => ({ path: { teamId: 1 }, body: { user_id: demoId('everyone'), jersey_number: 77 } }),
    shows: async (w) =>
      expect(at(await ownTeam(w), 'members')).toContainEqual(
        expect.objectContaining({ user_id: demoId('everyone'), status: 'invited', jersey_number: 77 }),
      ),
    foreign: foreignTeam,
    invalid: { body: { jersey_number: 10 }, field: 'jersey_number' },
  },
  updateTeamMember: {
    ...teamAdmin,
    send: (w) => ({ path: { teamId: 1, memberId: plainMember(w) }, body: { roles: ['captain'], jersey_number: 0 } }),
    shows: async (w) =>
      expect(at(await ownTeam(w), 'members')).toContainEqual(
        expect.objectContaining({ id: plainMember(w), roles: ['captain'], jersey_number: 0 }),
      ),
    foreign: foreignTeam,
    invalid: { body: { roles: ['king'] }, field: 'roles.0' },
  },
  removeTeamMember: {
    ...teamAdmin,
    send: (w) => ({ path: { teamId: 1, memberId: plainMember(w) } }),
    shows: async (w) =>
      expect(at(await ownTeam(w), 'members')).not.toContainEqual(
        expect.objectContaining({ user_id: demoId('player') }),
      ),
    foreign: foreignTeam,
  },
  createOrganization: {
    ...manager,
    send: () => ({ body: { name: 'Lidhja e Re', city_id: 2, images: [imageIds.organizationFree] } }),
    shows: async (w, answer) => {
      const shown = await read(w, 'getManagedOrganization', { ...manager, path: { id: idAt(answer, 'organization') } });
      expect(shown.body.data).toMatchObject({
        organization: { slug: 'lidhja-e-re', images: [{ id: imageIds.organizationFree }], permissions: { edit: true } },
      });
    },
    foreign: { as: 'owner', module: 'venue', status: 403 },
    invalid: { body: { city_id: 999 }, field: 'city_id' },
  },
  updateOrganization: {
    ...manager,
    send: () => ({ path: { id: 1 }, body: { slug: 'liga', city_id: 3 } }),
    shows: async (w) =>
      expect(at(await ownOrganization(w), 'organization')).toMatchObject({ slug: 'liga', city: { id: 3 } }),
    foreign: foreignOrganization,
    invalid: { body: { slug: 'fusha-e-liqenit' }, field: 'slug' },
  },
  deleteOrganizationImage: {
    ...manager,
    send: () => ({ path: { id: imageIds.organizationLogo } }),
    shows: async (w) => expect(at(await ownOrganization(w), 'organization', 'image')).toBeNull(),
    foreign: foreignOrganization,
  },
  addOrganizationUser: {
    ...manager,
    send: () => ({ path: { organizationId: 1 }, body: { phone_number: '69 000 0001', role: 'referee' } }),
    shows: async (w) => {
      expect(await organizationRoleOf(w, demoId('player'))).toBe('referee');
      const { body } = await read(w, 'getMe', { as: 'player' });
      expect(body.data).toMatchObject({
        user: {
          profiles: expect.arrayContaining([expect.objectContaining({ type: 'organization', role: 'referee' })]),
        },
      });
    },
    foreign: foreignOrganization,
    invalid: { body: { phone_number: '69 000 0004' }, field: 'phone_number' },
  },
  updateOrganizationUser: {
    ...manager,
    send: () => ({ path: leaguesReferee, body: { role: 'owner' } }),
    shows: async (w) => expect(await organizationRoleOf(w, leaguesReferee.userId)).toBe('owner'),
    foreign: foreignOrganization,
    invalid: { body: { role: 'staff' }, field: 'role' },
  },
  removeOrganizationUser: {
    ...manager,
    send: () => ({ path: leaguesReferee }),
    shows: async (w) => {
      expect(await organizationRoleOf(w, leaguesReferee.userId)).toBeUndefined();
      const { body } = await read(w, 'getMe', { as: 'leagueReferee' });
      expect(body.data).not.toMatchObject({
        user: { profiles: expect.arrayContaining([expect.objectContaining({ type: 'organization' })]) },
      });
    },
    foreign: foreignOrganization,
  },
};
