import { describe, expect, it } from 'vitest';
import type { NotificationType } from '../../src/shared/api/generated/model.ts';
import { existing } from '../../mocks/rules/shared/lookups.ts';
import { dateOf } from '../../mocks/rules/shared/time.ts';
import { revisionOf } from '../../mocks/views/venue.ts';
import { communityIds } from '../../mocks/seed/communities.ts';
import { demoAccounts, demoId, type DemoKey } from '../../mocks/seed/demo-accounts.ts';
import { comingThursday } from '../../mocks/seed/story.ts';
import { courtIds, venueIds } from '../../mocks/seed/venue-plans.ts';
import { now, openWorld, type World } from './mock-world.ts';
import { newCompetition } from './permission-competition-rows.ts';
import { problems } from './target-problems.ts';

describe('the seed', () => {
  it('[NOT-01] links to existing pages that the reader may open', async () => {
    const world = await openWorld();
    expect(world.db.notifications.count()).toBeGreaterThan(100);
    expect(problems(world, world.db.notifications.all())).toEqual([]);
  });

  it.each(demoAccounts.map(({ key }) => key))(
    '[NOT-05] %s has a second page, and read and unread ones',
    async (key) => {
      const world = await openWorld();
      const page = async (number: number) =>
        (await world.call('listNotifications', { as: key, query: { page: number } })).body.data;
      expect(await page(2)).toMatchObject({
        pagination: { current_page: 2 },
        notifications: expect.arrayContaining([expect.anything()]),
      });
      const mine = world.db.notifications.by('user', demoId(key));
      const unread = mine.filter(({ read_at }) => read_at === null).length;
      expect([unread > 2, unread < mine.length]).toEqual([true, true]);
    },
  );
});

describe('notifications written by the backend', () => {
  const evening = {
    court_id: courtIds.liqeni1,
    date: comingThursday(dateOf(now)),
    time_slot_id: 14,
    slot_count: 1,
    weekly: false,
  };
  const acts: (readonly [string, DemoKey, (world: World) => Promise<unknown>])[] = [
    ['a booking', 'owner', (w) => w.call('createBooking', { as: 'player', body: evening })],
    [
      'a venue in review',
      'superUser',
      (w) =>
        w.call('updateVenue', {
          as: 'owner',
          module: 'venue',
          path: { id: venueIds.drilon },
          body: { status: 'in-review' },
        }),
    ],
    [
      'a venue that is published',
      'owner',
      async (w) => {
        await w.call('updateVenue', {
          as: 'owner',
          module: 'venue',
          path: { id: venueIds.drilon },
          body: { status: 'in-review' },
        });
        await w.call('updateVenue', {
          as: 'superUser',
          module: 'superuser',
          path: { id: venueIds.drilon },
          body: { status: 'published' },
        });
      },
    ],
    [
      'an invitation',
      'everyone',
      (w) =>
        w.call('addTeamMember', {
          as: 'teamAdmin',
          module: 'team',
          path: { teamId: 1 },
          body: { user_id: demoId('everyone') },
        }),
    ],
    [
      'a venue that is not approved',
      'owner',
      async (w) => {
        await w.call('updateVenue', {
          as: 'owner',
          module: 'venue',
          path: { id: venueIds.drilon },
          body: { status: 'in-review' },
        });
        await w.call('reviewVenue', {
          as: 'superUser',
          module: 'superuser',
          path: { id: venueIds.drilon },
          body: { revision: revisionOf(w.db, venueIds.drilon), decision: 'reject', reason: 'Adresa nuk gjendet.' },
        });
      },
    ],
    [
      'a venue that is disabled',
      'owner',
      (w) =>
        w.call('changeVenueStatus', {
          as: 'superUser',
          module: 'superuser',
          path: { id: venueIds.liqeni },
          body: { status: 'disabled', reason: 'Nuk ka leje.' },
        }),
    ],
    [
      'a new role at a venue',
      'player',
      (w) =>
        w.call('addVenueUser', {
          as: 'owner',
          module: 'venue',
          path: { venueId: venueIds.liqeni },
          body: { user_id: demoId('player'), role: 'manager' },
        }),
    ],
    [
      'the end of a role at a venue',
      'player',
      async (w) => {
        const { venueId, userId } = { venueId: venueIds.liqeni, userId: demoId('player') };
        const body = { user_id: userId, role: 'staff' };
        await w.call('addVenueUser', { as: 'owner', module: 'venue', path: { venueId }, body });
        await w.call('removeVenueUser', { as: 'owner', module: 'venue', path: { venueId, userId } });
      },
    ],
    [
      'a new role in an organization',
      'player',
      (w) =>
        w.call('addOrganizationUser', {
          as: 'organizationManager',
          module: 'organization',
          path: { organizationId: 1 },
          body: { user_id: demoId('player'), role: 'referee' },
        }),
    ],
    [
      'the end of a role in an organization',
      'player',
      async (w) => {
        const call = { as: 'organizationManager', module: 'organization' } as const;
        const body = { user_id: demoId('player'), role: 'referee' };
        await w.call('addOrganizationUser', { ...call, path: { organizationId: 1 }, body });
        await w.call('removeOrganizationUser', { ...call, path: { organizationId: 1, userId: demoId('player') } });
      },
    ],
    [
      'a venue with a new address',
      'superUser',
      async (w) => {
        const venue = { as: 'owner', module: 'venue', path: { id: venueIds.drilon } } as const;
        await w.call('updateVenue', { ...venue, body: { status: 'in-review' } });
        await w.call('updateVenue', { ...venue, body: { slug: 'drilon-i-ri' } });
      },
    ],
    [
      'an account that is deleted',
      'owner',
      (w) => w.call('deleteAccount', { as: 'player', body: { password: 'demo1234', confirmation: 'DELETE' } }),
    ],
  ];

  const theOffer = (w: World) => ({ bookingId: w.db.handovers.all()[0]?.booking_id ?? 0 });
  const theQuestion = (w: World) => ({ bookingId: w.db.closures.all()[0]?.booking_id ?? 0 });
  acts.push(
    [
      'a question about a closed time',
      'player',
      async (w) => {
        const mine = w.db.bookings
          .by('user', demoId('player'))
          .find((one) => one.court_id === courtIds.liqeni2 && one.starts_at > now);
        const { id: booking_id = 0, date, time_slot_id } = mine ?? {};
        const body = { court_ids: [courtIds.liqeni2], date_from: date, date_to: date, time_slot_ids: [time_slot_id] };
        const rest = { reason: 'Shi.', dry_run: false, affected: [{ booking_id, action: 'ask' }] };
        const path = { venueId: venueIds.liqeni };
        await w.call('createVenueBlock', { as: 'owner', module: 'venue', path, body: { ...body, ...rest } });
      },
    ],
    [
      'the answer about a closed time',
      'everyone',
      (w) => w.call('answerClosure', { as: 'teamAdmin', path: theQuestion(w), body: { choice: 'cancel' } }),
    ],
    [
      'an offered booking',
      'teamAdmin',
      async (w) => {
        await w.call('cancelHandover', { as: 'organizationManager', path: theOffer(w) });
        const body = { user_id: demoId('teamAdmin'), scope: 'session' };
        await w.call('offerHandover', { as: 'organizationManager', path: theOffer(w), body });
      },
    ],
    [
      'an accepted booking',
      'organizationManager',
      (w) => w.call('acceptHandover', { as: 'teamAdmin', path: theOffer(w) }),
    ],
    [
      'a declined booking',
      'organizationManager',
      (w) => w.call('declineHandover', { as: 'teamAdmin', path: theOffer(w) }),
    ],
    [
      'an offer that is taken back',
      'teamAdmin',
      (w) => w.call('cancelHandover', { as: 'organizationManager', path: theOffer(w) }),
    ],
    [
      'a watched time that is free',
      'teamAdmin',
      async (w) => {
        const [watch] = w.db.slotWatches.all();
        const taken = w.db.bookings
          .by('courtDate', watch?.court_id ?? 0, watch?.date ?? '')
          .find((one) => one.status === 'Confirmed' && one.time_slot_id === watch?.time_slot_id);
        await w.backend.control.db.transact((db) => db.bookings.update(taken?.id ?? 0, { user_id: demoId('player') }));
        await w.call('cancelBooking', { as: 'player', path: { bookingId: taken?.id ?? 0 } });
      },
    ],
  );

  const inCommunity = { path: { communityId: communityIds.thursday } };
  const owner = { ...inCommunity, as: 'teamAdmin' } as const;
  const place = (w: World) => ({
    ...inCommunity.path,
    memberId: w.db.communityMembers.one('membership', communityIds.thursday, demoId('player'))?.id ?? 0,
  });
  const asks = async (w: World) => {
    const path = { communityId: communityIds.lagjja };
    await w.call('joinCommunity', { as: 'superUser', path, body: { answer: 'Çdo javë.' } });
    return { applicationId: w.db.applications.by('user', demoId('superUser'))[0]?.id ?? 0 };
  };
  acts.push(
    [
      'an invitation to a community',
      'superUser',
      (w) => w.call('inviteToCommunity', { ...owner, body: { user_ids: [demoId('superUser')] } }),
    ],
    ['a request to join a community', 'player', asks],
    [
      'an accepted request',
      'superUser',
      async (w) => w.call('decideApplication', { as: 'player', path: await asks(w), body: { decision: 'accepted' } }),
    ],
    [
      'a rejected request',
      'superUser',
      async (w) => w.call('decideApplication', { as: 'player', path: await asks(w), body: { decision: 'rejected' } }),
    ],
    [
      'an announcement',
      'player',
      (w) => w.call('createPost', { ...owner, body: { text: 'Nesër jo.', kind: 'announcement' } }),
    ],
    [
      'a comment',
      'player',
      (w) => {
        const postId = w.db.posts.by('author', demoId('player'))[0]?.id ?? 0;
        return w.call('createComment', { ...owner, path: { ...owner.path, postId }, body: { text: 'Po.' } });
      },
    ],
    [
      'a role in a community, and its end',
      'player',
      async (w) => {
        for (const role of ['admin', 'member'])
          await w.call('updateCommunityMember', { ...owner, path: place(w), body: { role } });
      },
    ],
  );

  const organizer = { as: 'organizationManager', module: 'organization' } as const;
  const made = (w: World) => ({ competitionId: w.db.competitions.all().at(-1)?.id ?? 0 });
  /** A competition of the organization manager, in which the team admin's team asks for a place. */
  const applies = async (w: World) => {
    const body = { ...newCompetition, owner_type: 'organization', owner_id: 1 };
    await w.call('createCompetition', { ...organizer, body });
    await w.call('transitionCompetition', { ...organizer, path: made(w), body: { to: 'registration' } });
    await w.call('applyToCompetition', { as: 'teamAdmin', path: made(w), body: { team_id: 1 } });
    return { applicationId: w.db.applications.by('team', 1)[0]?.id ?? 0 };
  };
  const decides = (decision: string) => async (w: World) =>
    w.call('decideApplication', { ...organizer, path: await applies(w), body: { decision } });
  acts.push(
    ['an application to a competition', 'organizationManager', applies],
    ['a place in a competition', 'teamAdmin', decides('accepted')],
    ['a place on a waiting list', 'teamAdmin', decides('waitlisted')],
    [
      'a team that withdraws',
      'organizationManager',
      async (w) => {
        const path = await applies(w);
        await w.call('decideApplication', { ...organizer, path, body: { decision: 'accepted' } });
        await w.call('withdrawApplication', { as: 'teamAdmin', path });
      },
    ],
    [
      'a deduction',
      'teamAdmin',
      (w) =>
        w.call('updateCompetitionTeam', {
          ...organizer,
          path: { competitionId: 1, teamId: 1 },
          body: { deduction: { points: 1, reason: 'Vonesë.' } },
        }),
    ],
    [
      'a cancelled competition',
      'teamAdmin',
      (w) =>
        w.call('transitionCompetition', {
          ...organizer,
          path: { competitionId: 1 },
          body: { to: 'cancelled', reason: 'Shi.' },
        }),
    ],
    [
      'a competition that is over, followed',
      'player',
      async (w) => {
        await w.backend.control.db.transact(async (db) => {
          for (const { id } of db.stages.by('competition', 1)) await db.stages.update(id, { status: 'finished' });
        });
        await w.call('transitionCompetition', { ...organizer, path: { competitionId: 1 }, body: { to: 'finished' } });
      },
    ],
  );

  /** Of Arena Dajti, on which the seeded league plays its game 33. */
  const courtOf33 = (w: World) =>
    existing(
      w.db.bookings.all().find(({ game_id }) => game_id === 33),
      'booking',
    );
  const atDajti = { as: 'owner', module: 'venue' } as const;
  const closesCourt = (w: World) => {
    const { id, court_id, date, time_slot_id } = courtOf33(w);
    const closed = { court_ids: [court_id], date_from: date, date_to: date, time_slot_ids: [time_slot_id] };
    const affected = [{ booking_id: id, action: 'ask' as const }];
    const body = { ...closed, reason: 'Punime.', dry_run: false, affected };
    return w.call('createVenueBlock', { ...atDajti, path: { venueId: venueIds.dajti }, body });
  };
  const takesCourtBack = (w: World) =>
    w.call('cancelVenueBooking', {
      ...atDajti,
      path: { venueId: venueIds.dajti, bookingId: courtOf33(w).id },
      body: { reason: 'Turne tjetër.', scope: 'session' },
    });
  const moves = (w: World) =>
    w.call('moveGame', {
      ...organizer,
      path: { gameId: 33 },
      body: { starts_at: '2026-12-01T18:00:00+01:00', court_id: null, book_court: false },
    });

  it.each<[string, DemoKey, NotificationType, string, (w: World) => Promise<unknown>]>([
    ['one application', 'organizationManager', 'application-received', '/competition/6/application/', applies],
    ['a place', 'teamAdmin', 'application-decided', '/competition/6/about', decides('accepted')],
    ['no place', 'teamAdmin', 'application-decided', '/application/', decides('rejected')],
    ['a closed court', 'organizationManager', 'fixture-changed', '/competition/1/fixtures', closesCourt],
    ['a lost court', 'organizationManager', 'fixture-changed', '/competition/1/fixtures', takesCourtBack],
    ['a moved game', 'player', 'fixture-changed', '/fixtures/33', moves],
  ])('[NOT-05] %s of a competition leads %s there', async (_, reader, type, address, act) => {
    const world = await openWorld();
    await act(world);
    const told = world.db.notifications.by('user', demoId(reader)).findLast((one) => one.type === type);
    expect(told?.data.url.startsWith(address), told?.data.url).toBe(true);
  });

  it.each(acts)('%s links %s to an existing page', async (_, reader, act) => {
    const world = await openWorld();
    const before = new Set(world.db.notifications.all().map(({ id }) => id));
    await act(world);
    const fresh = world.db.notifications.filter(({ id }) => !before.has(id));
    expect(fresh.map(({ user_id }) => user_id)).toContain(demoId(reader));
    expect(problems(world, [...fresh, ...world.db.notifications.by('user', demoId(reader))])).toEqual([]);
  });
});
