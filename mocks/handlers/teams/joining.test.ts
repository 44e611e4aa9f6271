import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../../backend.ts';
import { createMockBackend } from '../../main.ts';
import { DAY } from '../../rules/shared/time.ts';
import { APPLICANT, teamAccounts, teamIds } from '../../seed/team-people.ts';
import { admin, call, now, outsider, player, toldOf } from './testing.ts';

const manager = teamAccounts.teamManager;
const TEAM = teamIds.shqiponjat;
let clock: number;
let backend: Backend;
beforeEach(async () => {
  clock = now;
  backend = createMockBackend({ now: () => clock });
  await backend.control.ready();
});
const db = () => backend.control.db.read;
const memberOf = (user: number, team: number = TEAM) => db().teamMembers.by('membership', team, user)[0];
const lastRequest = (user: number) => db().applications.by('user', user).at(-1);
const join = (user: number, body: object = {}) => call(backend, user, `POST /team/${TEAM}/join`, { body });
const decide = (user: number, id: number, body: object) =>
  call(backend, user, `POST /application/${id}/decision`, { body });
/** The events a user has got, as `type change`. */
const eventsOf = (user: number) =>
  db()
    .realtimeEvents.by('user', user)
    .map(({ type, data }) => [type, (data as { change?: string }).change].filter(Boolean).join(' '));
const codeOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.errors[0]?.code];
const openRequest = () =>
  db()
    .applications.by('user', APPLICANT)
    .find(({ status }) => status === 'pending')?.id ?? 0;

describe('[TEAM-01] asking to join', () => {
  it('waits for a decision, with message and position', async () => {
    const { status, body } = await join(outsider, { message: '  Luaj në mbrojtje. ', position: 'mbrojtës' });
    expect([status, body.data]).toMatchObject([
      201,
      {
        application: {
          kind: 'team-join',
          status: 'pending',
          applicant: { name: 'Era Krasniqi' },
          target: { type: 'team', id: TEAM, slug: 'shqiponjat-e-liqenit', name: 'Shqiponjat e Liqenit' },
          message: 'Luaj në mbrojtje.',
          position: 'mbrojtës',
          decided_by: null,
          permissions: { withdraw: true, decide: false },
        },
      },
    ]);
    expect(codeOf(await join(outsider))).toEqual([409, 'already_applied']);
    expect(codeOf(await join(player))).toEqual([409, 'already_member']);
    expect(codeOf(await call(backend, player, `POST /team/${teamIds.dajti}/join`))).toEqual([409, 'already_member']);
  });

  it('the same key sends it once', async () => {
    const headers = { 'idempotency-key': '7b0c3f6e-3f0a-4c55-9d5e-0e1c8f1b2a3d' };
    const send = () => call(backend, outsider, `POST /team/${TEAM}/join`, { headers, body: { message: 'Po.' } });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.body.data]).toEqual([201, first.body.data]);
    expect(db().applications.by('user', outsider)).toHaveLength(1);
  });

  it('admins and managers are told, in one notification while it is unread, and live', async () => {
    for (const reader of [admin, manager])
      expect(toldOf(backend, reader, 'team-join-requested').at(-1)).toMatchObject({
        module: 'team',
        entity_id: TEAM,
        count: 1,
        group_key: 'team-join-requested:team:1',
        data: {
          url: '/admin/team?switch_module=team&switch_entity_id=1',
          team: { id: TEAM, slug: 'shqiponjat-e-liqenit', application_id: openRequest() },
        },
      });
    const before = toldOf(backend, admin, 'team-join-requested').length;
    await join(outsider);
    expect(toldOf(backend, admin, 'team-join-requested')).toHaveLength(before);
    expect(toldOf(backend, admin, 'team-join-requested').at(-1)).toMatchObject({
      count: 2,
      actor_id: outsider,
      body: {
        en: '2 people want to join Shqiponjat e Liqenit.',
        sq: '2 persona duan të bashkohen me Shqiponjat e Liqenit.',
      },
      data: { team: { name: 'Shqiponjat e Liqenit' } },
    });
    expect(toldOf(backend, admin, 'team-join-requested').at(-1)?.data.team).not.toHaveProperty('application_id');
    expect([eventsOf(admin), eventsOf(manager), eventsOf(player), eventsOf(outsider)]).toEqual([
      ['TeamChanged requested'],
      ['TeamChanged requested'],
      ['TeamChanged'],
      ['TeamChanged'],
    ]);
    for (const reader of [teamAccounts.teamCoach, teamAccounts.teamCaptain, player])
      expect(toldOf(backend, reader, 'team-join-requested')).toEqual([]);
  });

  it('withdrawn: nobody waits for it any more', async () => {
    await join(outsider);
    const id = lastRequest(outsider)?.id ?? 0;
    const { body } = await call(backend, outsider, `POST /application/${id}/withdraw`);
    expect(body.data).toMatchObject({ application: { status: 'withdrawn', decided_by: null, decided_at: null } });
    expect(codeOf(await call(backend, outsider, `POST /application/${id}/withdraw`))).toEqual([409, 'stale']);
    expect(toldOf(backend, admin, 'team-join-requested').at(-1)).toMatchObject({
      count: 1,
      actor_id: APPLICANT,
      read_at: null,
      data: { team: { application_id: openRequest() } },
    });
    await call(backend, APPLICANT, `POST /application/${openRequest()}/withdraw`);
    expect(toldOf(backend, admin, 'team-join-requested').at(-1)?.read_at).toBe(now);
    expect((await join(outsider)).status).toBe(201);
  });

  it('accepted: an active member with the position, told with the note', async () => {
    const { body } = await decide(manager, openRequest(), { decision: 'accepted', note: ' Mirë se erdhe! ' });
    expect(body.data).toMatchObject({
      application: {
        status: 'accepted',
        decision_note: 'Mirë se erdhe!',
        decided_by: { id: manager },
        decided_at: '2026-11-24T10:00:00+01:00',
        permissions: { withdraw: false, decide: false },
      },
    });
    expect(memberOf(APPLICANT)).toMatchObject({
      status: 'active',
      roles: [],
      is_player: true,
      jersey_number: null,
      position: 'portier',
      joined_at: now,
    });
    expect(toldOf(backend, APPLICANT, 'team-joined').at(-1)).toMatchObject({
      module: 'base',
      body: {
        en: 'Shqiponjat e Liqenit has accepted your request. Mirë se erdhe!',
        sq: 'Shqiponjat e Liqenit e pranoi kërkesën tënde. Mirë se erdhe!',
      },
      data: { url: `/team/shqiponjat-e-liqenit?switch_module=base&switch_entity_id=${APPLICANT}` },
    });
    expect(toldOf(backend, admin, 'team-joined').at(-1)).toMatchObject({ module: 'team', actor_id: APPLICANT });
    expect([eventsOf(APPLICANT), eventsOf(admin), eventsOf(manager)]).toEqual([
      ['TeamChanged accepted'],
      ['TeamChanged joined'],
      ['TeamChanged'],
    ]);
    expect(codeOf(await decide(admin, lastRequest(APPLICANT)?.id ?? 0, { decision: 'rejected' }))).toEqual([
      409,
      'stale',
    ]);
  });

  it('rejected: told with the note, and may ask again', async () => {
    const id = openRequest();
    await decide(admin, id, { decision: 'rejected', note: 'Jemi plot.' });
    expect(memberOf(APPLICANT)).toBeUndefined();
    expect(toldOf(backend, APPLICANT, 'application-decided').at(-1)).toMatchObject({
      body: { en: 'Shqiponjat e Liqenit has not accepted your request. Jemi plot.' },
      data: { url: `/application/${id}?switch_module=base&switch_entity_id=${APPLICANT}` },
    });
    expect(eventsOf(APPLICANT)).toEqual(['TeamChanged rejected']);
    expect((await join(APPLICANT)).status).toBe(201);
  });

  it('the history says who did what when', async () => {
    clock = now + DAY;
    await decide(admin, openRequest(), { decision: 'rejected', note: 'Jemi plot.' });
    const { body } = await call(backend, APPLICANT, `GET /application/${lastRequest(APPLICANT)?.id ?? 0}`);
    expect(body.data).toMatchObject({
      history: [
        {
          action: 'sent',
          actor: { id: APPLICANT },
          note: 'Luaj çdo të enjte dhe jam i lirë në fundjavë.',
          at: '2026-11-23T14:00:00+01:00',
        },
        { action: 'rejected', actor: { id: admin }, note: 'Jemi plot.', at: '2026-11-25T10:00:00+01:00' },
      ],
    });
  });
});

describe('the list of applications', () => {
  const list = async (user: number, query: string) => {
    const { body } = await call(backend, user, `GET /applications?kind=team-join&${query}`);
    // checked by the contract's schema
    const data = body.data as { applications: { status: string; target: { name: string } }[]; pagination: object };
    return data.applications.map(({ status, target }) => `${target.name} ${status}`);
  };

  it('has the sent ones, newest first, by status', async () => {
    expect(await list(player, '')).toEqual(['Titanët e Tiranës pending', 'Ujqit e Veriut rejected']);
    expect(await list(player, 'direction=sent&status[]=rejected&status[]=withdrawn')).toEqual([
      'Ujqit e Veriut rejected',
    ]);
    expect(await list(player, 'per_page=1&page=2')).toEqual(['Ujqit e Veriut rejected']);
    expect(await list(player, 'direction=received')).toEqual([]);
  });

  it('has the received ones of the teams in which one decides', async () => {
    const all = ['Shqiponjat e Liqenit pending', 'Shqiponjat e Liqenit rejected'];
    expect(await list(admin, 'direction=received')).toEqual(all);
    expect(await list(manager, 'direction=received&status[]=pending')).toEqual(all.slice(0, 1));
    expect(await list(teamAccounts.teamCoach, 'direction=received')).toEqual([]);
  });
});

describe('answering an invitation', () => {
  const answer = (how: 'accept' | 'decline') => call(backend, player, `POST /team/${teamIds.dajti}/membership/${how}`);
  const notice = () => toldOf(backend, player, 'team-invited').at(-1)?.data.team?.invitation;

  it('accepted: active with what was offered, closed in the notifications, the admin is told', async () => {
    expect(notice()).toBe('open');
    expect((await answer('accept')).body.data).toMatchObject({
      team: { my_membership: { status: 'active', jersey_number: 17, joined_at: '2026-11-24T10:00:00+01:00' } },
    });
    expect(notice()).toBe('accepted');
    expect(toldOf(backend, 40, 'team-joined').at(-1)).toMatchObject({
      body: { en: 'Arben Hoxha has joined Dajti Boys.', sq: 'Arben Hoxha u bashkua me Dajti Boys.' },
    });
    expect(eventsOf(40)).toEqual(['TeamChanged joined']);
    expect(codeOf(await answer('accept'))).toEqual([409, 'stale']);
  });

  it('when the number is taken by then, the new member has none', async () => {
    const wearer = db()
      .teamMembers.by('team', teamIds.dajti)
      .find(({ status }) => status === 'active');
    await backend.control.db.transact((tx) => tx.teamMembers.update(wearer?.id ?? 0, { jersey_number: 17 }));
    expect((await answer('accept')).body.data).toMatchObject({
      team: { my_membership: { status: 'active', jersey_number: null } },
    });
  });

  it('declined: no member, and nobody is bothered', async () => {
    await answer('decline');
    expect([memberOf(player, teamIds.dajti)?.status, notice()]).toEqual(['declined', 'declined']);
    expect(toldOf(backend, 40, 'team-joined')).toEqual([]);
    expect(codeOf(await answer('accept'))).toEqual([409, 'stale']);
  });
});

describe('leaving', () => {
  const leave = (user: number) => call(backend, user, `POST /team/${TEAM}/membership/leave`);

  it('ends the membership with its roles, and what it brought to the notifications', async () => {
    expect(toldOf(backend, manager, 'team-join-requested')).toHaveLength(1);
    expect((await leave(manager)).status).toBe(200);
    expect(memberOf(manager)).toMatchObject({ status: 'left', roles: [] });
    expect(toldOf(backend, manager, 'team-join-requested')).toEqual([]);
    expect(codeOf(await leave(manager))).toEqual([409, 'stale']);
  });

  it('not for the last admin', async () => {
    expect(codeOf(await leave(admin))).toEqual([409, 'last_admin']);
  });
});

describe('an invitation link', () => {
  const token = () => db().teamInvitations.all()[0]?.token ?? '';
  const accept = (user: number) => call(backend, user, `POST /team-invitation/${token()}/accept`);
  const offer = async () => (await call(backend, null, `GET /team-invitation/${token()}`)).body.data;

  it('tells a guest who invites where, and nothing else', async () => {
    expect(await offer()).toEqual({
      invitation: {
        team: {
          id: TEAM,
          slug: 'shqiponjat-e-liqenit',
          name: 'Shqiponjat e Liqenit',
          short_name: 'SHL',
          image: expect.any(Object),
        },
        inviter: { id: admin, name: 'Endri Çela', image: null },
        state: 'open',
        expires_at: '2026-12-07T10:00:00+01:00',
      },
    });
    expect((await call(backend, null, 'GET /team-invitation/not-a-known-token')).status).toBe(404);
  });

  it('works once', async () => {
    expect((await accept(outsider)).body.data).toMatchObject({ team: { my_membership: { jersey_number: 33 } } });
    expect(await offer()).toMatchObject({ invitation: { state: 'used' } });
    expect(codeOf(await accept(APPLICANT))).toEqual([409, 'stale']);
  });

  it('a member does not use it up', async () => {
    expect(codeOf(await accept(player))).toEqual([409, 'already_member']);
    expect(await offer()).toMatchObject({ invitation: { state: 'open' } });
  });

  it('expires', async () => {
    clock = now + 13 * DAY;
    expect(await offer()).toMatchObject({ invitation: { state: 'expired' } });
    expect(codeOf(await accept(outsider))).toEqual([409, 'stale']);
  });

  it('settles what the person had asked for', async () => {
    await accept(APPLICANT);
    expect(lastRequest(APPLICANT)).toMatchObject({ status: 'accepted', decided_by: admin });
    expect(toldOf(backend, admin, 'team-join-requested').at(-1)?.read_at).toBe(now);
  });
});
