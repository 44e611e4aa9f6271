import { beforeEach, describe, expect, it } from 'vitest';
import { demoId, type DemoKey } from '../../mocks/seed/demo-accounts.ts';
import { eventIds } from '../../mocks/seed/event-plan.ts';
import { venueIds } from '../../mocks/seed/venue-plans.ts';
import { now, openWorld, restore } from './mock-world.ts';

// POST /realtime/send-event shows a message to other users: who may send what to whom (docs/decisions/020).
const world = await openWorld();
beforeEach(() => restore(world));

const send = (as: DemoKey, body: object) => world.call('sendRealtimeEvent', { as, module: 'base', body });
const told = (user: number) => world.db.realtimeEvents.by('user', user);
/** The player's next booking at Fusha e Liqenit, which the owner runs. */
const booking = () =>
  world.db.bookings
    .by('user', demoId('player'))
    .find((one) => one.venue_id === venueIds.liqeni && one.status !== 'Unbooked' && one.starts_at > now)?.id ?? 0;
const ofBooking = (more: object = {}) => ({
  user_ids: [demoId('owner')],
  event_type: 'NewBookingAdded',
  data: { booking_id: booking() },
  ...more,
});
const members = (team: number) =>
  world.db.teamMembers
    .by('team', team)
    .filter(({ status, user_id }) => status === 'active' && user_id !== demoId('teamAdmin'))
    .map(({ user_id }) => user_id);
const teamOfAdmin = () =>
  world.db.teamMembers.by('user', demoId('teamAdmin')).find(({ roles }) => roles.includes('admin'))?.team_id ?? 0;
const organization = () =>
  world.db.organizationUsers.by('user', demoId('organizationManager')).find(({ role }) => role !== 'referee')
    ?.organization_id ?? 0;

describe('a new booking', () => {
  it('is sent by its player to the users of its venue, with the server’s data', async () => {
    const { status, body } = await send('player', ofBooking());
    expect([status, body.data]).toEqual([200, { delivered: 1 }]);
    const [event] = told(demoId('owner'));
    expect(event).toMatchObject({
      type: 'NewBookingAdded',
      data: {
        booking_id: booking(),
        venue_id: venueIds.liqeni,
        date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as unknown,
      },
    });
  });
  it.each<[string, DemoKey, () => object]>([
    ['not by somebody else', 'teamAdmin', () => ofBooking()],
    [
      'not to somebody who does not work there',
      'player',
      () => ofBooking({ user_ids: [demoId('owner'), demoId('teamAdmin')] }),
    ],
    ['not to an unknown user, who looks the same', 'player', () => ofBooking({ user_ids: [demoId('owner'), 999_999] })],
    ['not of an unknown booking, which looks the same', 'player', () => ofBooking({ data: { booking_id: 999_999 } })],
  ])('%s', async (_, as, body) => {
    const sent = body();
    expect((await send(as, sent)).status).toBe(403);
    expect(world.db.realtimeEvents.all()).toEqual([]);
  });
  it('not of a booking that is cancelled', async () => {
    const cancelled = world.db.bookings.by('user', demoId('player')).find(({ status }) => status === 'Unbooked');
    const user_ids = world.db.venueUsers.by('venue', cancelled?.venue_id ?? 0).map(({ user_id }) => user_id);
    expect((await send('player', ofBooking({ user_ids, data: { booking_id: cancelled?.id } }))).status).toBe(403);
  });
});

describe.each(['EventCreationNotification', 'EventInvitationNotification'])('%s', (event_type) => {
  const ofTeam = (more: object = {}) => ({
    user_ids: members(teamOfAdmin()),
    event_type,
    data: { event_id: 7, team_id: teamOfAdmin() },
    ...more,
  });

  it('is sent by an admin of a team to its members, with ids only', async () => {
    const { user_ids, data } = ofTeam();
    expect(user_ids.length).toBeGreaterThan(1);
    expect((await send('teamAdmin', ofTeam())).body.data).toEqual({ delivered: user_ids.length });
    expect(told(user_ids[0] ?? 0)).toMatchObject([{ type: event_type, data }]);
  });
  it('is sent by an organization’s manager to its users', async () => {
    const user_ids = world.db.organizationUsers.by('organization', organization()).map(({ user_id }) => user_id);
    expect(
      (
        await send('organizationManager', {
          user_ids,
          event_type,
          data: { event_id: 7, organization_id: organization() },
        })
      ).status,
    ).toBe(200);
  });
  it('not by a plain member', async () => expect((await send('player', ofTeam())).status).toBe(403));
  it('not to users outside', async () =>
    expect((await send('teamAdmin', ofTeam({ user_ids: [demoId('superUser')] }))).status).toBe(403));
  it.each([
    ['that does not exist', 9090],
    // by invitation: for other people
    ['of which they may not know', eventIds.invited],
  ])('not about an event %s', async (_, event_id) => {
    expect((await send('teamAdmin', ofTeam({ data: { event_id, team_id: teamOfAdmin() } }))).status).toBe(403);
  });
  it('not in the name of another organization', async () => {
    expect((await send('teamAdmin', ofTeam({ data: { event_id: 7, organization_id: organization() } }))).status).toBe(
      403,
    );
  });
});

describe('a payload', () => {
  it.each<[string, object, string]>([
    ['with a text', { data: { booking_id: 1, title: 'You have won' } }, 'data.title'],
    ['with a text for an id', { data: { booking_id: '<b>1</b>' } }, 'data.booking_id'],
    ['without its id', { data: {} }, 'data.booking_id'],
    ['of another type', { data: { event_id: 7, team_id: 1 } }, 'data.booking_id'],
    [
      'of an event without who invites',
      { event_type: 'EventInvitationNotification', data: { event_id: 7 } },
      'data.team_id',
    ],
    ['to 101 people', { user_ids: Array.from({ length: 101 }, (_one, index) => index + 1) }, 'user_ids'],
  ])('%s is refused', async (_, more, field) => {
    const { status, body } = await send('player', ofBooking(more));
    expect([status, body.errors[0]?.field]).toEqual([422, field]);
    expect(world.db.realtimeEvents.all()).toEqual([]);
  });
});

it('is limited to thirty calls a minute', async () => {
  for (let call = 1; call <= 30; call += 1) expect((await send('player', ofBooking())).status).toBe(200);
  expect((await send('player', ofBooking())).status).toBe(429);
  expect(told(demoId('owner'))).toHaveLength(30);
  expect((await send('owner', ofBooking({ user_ids: [demoId('owner')] }))).status).toBe(200);
});
