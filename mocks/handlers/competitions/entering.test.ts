import { beforeEach, describe, expect, it } from 'vitest';
import {
  type ApplicationSaid,
  admins,
  type Competitions,
  openCompetition,
  organizer,
  owner,
  stranger,
  teams,
} from './testing.ts';

const [first, second, third] = teams;
const [firstAdmin, secondAdmin, thirdAdmin] = admins;

let w: Competitions;
beforeEach(async () => {
  w = await openCompetition();
});

describe('asking for a place', () => {
  it('is done by who runs the team, with its players, and its organizers are told once', async () => {
    const asked = await w.apply(0, { message: 'Vijmë!' });
    expect(asked).toMatchObject({
      status: 'pending',
      team: { id: first },
      message: 'Vijmë!',
      roster: [{ user: { id: firstAdmin } }],
      permissions: { withdraw: true, decide: false },
    });
    expect(w.told(owner, 'application-received')).toMatchObject([
      {
        module: 'organization',
        entity_id: 1,
        data: { competition: { team: 'Lagjja 3 FC', application_id: asked.id } },
      },
    ]);
    await w.apply(1);
    expect(w.told(organizer, 'application-received')).toMatchObject([
      { count: 2, body: { en: '2 teams ask for a place in Kupa e provës.' } },
    ]);
    expect(w.heard(owner)).toEqual(['received', 'received']);
    expect(await w.outcome(stranger, `POST ${w.path}/application`, { body: { team_id: first } })).toBe('403 forbidden');
  });

  it('once at a time, and again after an end', async () => {
    const { id } = await w.apply(0);
    const again = () => w.outcome(firstAdmin, `POST ${w.path}/application`, { body: { team_id: first } });
    expect(await again()).toBe('409 already_applied');
    expect(await w.outcome(firstAdmin, `POST /application/${id}/withdraw`)).toBe(200);
    expect(await again()).toBe(201);
  });

  it('the same key is the same application', async () => {
    const headers = { 'idempotency-key': '3f0c1c6e-5b0e-4b1e-9d43-0f8f5f3f9a01' };
    const one = await w.apply(0, {}, { headers });
    expect((await w.apply(0, {}, { headers })).id).toBe(one.id);
    expect(w.db().applications.by('target', 'competition-entry', 60)).toHaveLength(1);
  });

  it('neither before the opening nor from the close on', async () => {
    const tries = (changes: object) =>
      openCompetition(changes).then((other) =>
        other.outcome(firstAdmin, `POST ${other.path}/application`, { body: { team_id: first } }),
      );
    expect(await tries({ registration_opens_at: w.clock.now + 1 })).toBe('409 registration_closed');
    expect(await tries({ registration_closes_at: w.clock.now })).toBe('409 registration_closed');
    expect(await tries({ starts_on: '2026-11-24' })).toBe('409 registration_closed');
    expect(await tries({ phase: 'ready' })).toBe('409 registration_closed');
  });

  it('with as many players as it allows, who play for no other team of it', async () => {
    const roster = (changes: object, body: object = {}) =>
      openCompetition(changes).then(async (other) => {
        await other.apply(0);
        await other.backend.control.db.transact(async (db) => {
          await db.teamMembers.insert({
            team_id: second,
            user_id: firstAdmin,
            roles: [],
            is_player: true,
            jersey_number: 2,
            position: null,
            status: 'active',
            joined_at: 1,
          });
        });
        return other.outcome(secondAdmin, `POST ${other.path}/application`, { body: { team_id: second, ...body } });
      });
    expect(await roster({})).toBe('422 validation roster');
    expect(await roster({}, { roster: [secondAdmin] })).toBe(201);
    expect(await roster({}, { roster: [secondAdmin, 50] })).toBe('422 validation roster');
    expect(await roster({ roster_min: 1, roster_max: 1 }, { roster: [] })).toBe('422 validation roster');
    const few = await openCompetition({ roster_min: 2 });
    expect(await few.outcome(firstAdmin, `POST ${few.path}/application`, { body: { team_id: first } })).toBe(
      '422 validation roster',
    );
  });

  it('in its sport', async () => {
    expect(await w.outcome(48, `POST ${w.path}/application`, { body: { team_id: 29 } })).toBe('422 validation team_id');
  });

  it('auto_accept gives a place at once, and then one on the waiting list', async () => {
    const auto = await openCompetition({ auto_accept: true });
    expect([(await auto.apply(0)).status, (await auto.apply(1)).status]).toEqual(['accepted', 'accepted']);
    expect(await auto.apply(2)).toMatchObject({ status: 'waitlisted', waitlist_position: 1 });
    expect(await auto.apply(3)).toMatchObject({ status: 'waitlisted', waitlist_position: 2 });
    expect(auto.told(owner, 'application-received')).toEqual([]);
  });
});

describe('deciding', () => {
  it('gives a place, or none, with a note, and the team is told', async () => {
    const [one, other] = [await w.apply(0), await w.apply(1)];
    expect(await w.decide(owner, one, 'accepted', 'Mirë se vini!')).toBe(200);
    expect(await w.decide(organizer, other, 'rejected')).toBe(200);
    expect(w.told(firstAdmin, 'application-decided')).toMatchObject([
      {
        body: { en: 'Lagjja 3 FC has a place in Kupa e provës. Mirë se vini!' },
        data: { competition: { decision: 'accepted' } },
      },
    ]);
    expect(w.heard(secondAdmin).at(-1)).toBe('rejected');
    expect(await w.entered()).toEqual([[first, 'active']]);
    expect(await w.competition()).toMatchObject({ teams_count: 1, waiting_count: 0 });
    expect(await w.decide(owner, one, 'rejected')).toBe('409 stale');
    expect(w.told(owner, 'application-received').every(({ read_at }) => read_at !== null)).toBe(true);
  });

  it('a full one takes nobody, the waiting list does, and moves up when a team withdraws', async () => {
    const [one, other, last] = [await w.apply(0), await w.apply(1), await w.apply(2)];
    await w.decide(owner, one, 'accepted');
    await w.decide(owner, other, 'accepted');
    expect(await w.decide(owner, last, 'accepted')).toBe('409 competition_full');
    expect(await w.decide(owner, last, 'waitlisted')).toBe(200);
    expect(await w.standing()).toEqual(
      expect.arrayContaining([
        [third, 'waitlisted', 1],
        [first, 'accepted', null],
      ]),
    );
    expect(await w.outcome(firstAdmin, `POST /application/${one.id}/withdraw`)).toBe(200);
    expect(await w.entered()).toEqual(
      expect.arrayContaining([
        [second, 'active'],
        [third, 'active'],
      ]),
    );
    expect(w.told(thirdAdmin, 'application-decided').at(-1)).toMatchObject({
      data: { competition: { decision: 'promoted' } },
    });
    expect(w.heard(thirdAdmin).at(-1)).toBe('promoted');
    expect(w.told(owner, 'entry-changed')).toMatchObject([{ data: { competition: { change: 'withdrawn' } } }]);
  });

  it('the last place is given once, however many ask at the same moment', async () => {
    const [one, other, last] = [await w.apply(0), await w.apply(1), await w.apply(2)];
    await w.decide(owner, one, 'accepted');
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        w.decide(index % 2 === 0 ? owner : organizer, index % 3 === 0 ? other : last, 'accepted'),
      ),
    );
    expect(answers.filter((answer) => answer === 200)).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set([200, '409 stale', '409 competition_full']));
    expect(await w.entered()).toHaveLength(2);
    expect((await w.standing()).filter(([, status]) => status === 'accepted')).toHaveLength(2);
  });

  it('is for who runs it, in whatever module, and the waiting list is of competitions alone', async () => {
    const one = await w.apply(0);
    expect(await w.decide(stranger, one, 'accepted')).toBe('404 not_found');
    expect(await w.decide(firstAdmin, one, 'accepted')).toBe('403 forbidden');
    expect(await w.outcome(organizer, `POST /application/${one.id}/withdraw`)).toBe('403 forbidden');
    expect(
      await w.outcome(owner, `POST /application/${one.id}/decision`, {
        module: 'base',
        body: { decision: 'accepted' },
      }),
    ).toBe(200);
    const joining = w.db().applications.find({ kind: 'team-join', status: 'pending' });
    expect(await w.outcome(3, `POST /application/${joining?.id}/decision`, { body: { decision: 'waitlisted' } })).toBe(
      '422 validation decision',
    );
  });

  it('more places are for the waiting list', async () => {
    const asked = [await w.apply(0), await w.apply(1), await w.apply(2)];
    for (const one of asked.slice(0, 2)) await w.decide(owner, one, 'accepted');
    await w.decide(owner, asked[2] as ApplicationSaid, 'waitlisted'); // there are three
    expect(await w.outcome(owner, `PATCH ${w.path}`, { body: { max_teams: 3 } })).toBe(200);
    expect(await w.entered()).toHaveLength(3);
    expect(await w.outcome(owner, `PATCH ${w.path}`, { body: { max_teams: 2 } })).toBe('422 validation max_teams');
  });

  it('an application that nobody answers expires a week after the close', async () => {
    const { id } = await w.apply(0);
    w.clock.now = Date.parse('2026-12-18T23:59:00+01:00');
    await w.competition();
    expect(w.db().applications.get(id)?.status).toBe('pending');
    w.clock.now = Date.parse('2026-12-19T00:01:01+01:00');
    await w.competition();
    await w.competition();
    expect(w.db().applications.get(id)).toMatchObject({ status: 'expired', decided_by: null });
  });
});

describe('what is private', () => {
  it('messages, rosters and places in the queue are read by its organizers and who runs the team', async () => {
    const { id } = await w.apply(0, { message: 'Vetëm për ju.' });
    for (const reader of [owner, organizer, firstAdmin])
      expect(await w.outcome(reader, `GET /application/${id}`)).toBe(200);
    for (const reader of [stranger, secondAdmin, 34])
      expect(await w.outcome(reader, `GET /application/${id}`)).toBe('404 not_found');
    expect(await w.outcome(null, `GET /application/${id}`)).toBe('401 unauthenticated');
    for (const reader of [stranger, firstAdmin, 34])
      expect(await w.outcome(reader, `GET ${w.path}/applications`)).toBe('403 forbidden');
    expect((await w.competition(stranger)).waiting_count).toBeNull();
    const mine = async (user: number) =>
      (
        await w.data<{ applications: { id: number }[] }>(user, 'GET /applications?kind=competition-entry')
      ).applications.map((one) => one.id);
    expect([await mine(firstAdmin), await mine(secondAdmin)]).toEqual([
      expect.arrayContaining([id]),
      expect.not.arrayContaining([id]),
    ]);
  });

  it('so are the fee and the roster of a team; who left the team reads nothing more', async () => {
    const one = await w.apply(0);
    await w.decide(owner, one, 'accepted');
    await w.outcome(owner, `PATCH ${w.path}/team/${first}`, { body: { fee_paid: true } });
    const seen = async (user: number | null) =>
      (await w.data<{ teams: object[] }>(user, `GET ${w.path}/teams`)).teams[0];
    const secret = { roster: null, fee_paid: null, application_id: null, roster_count: 1 };
    expect(await seen(null)).toMatchObject(secret);
    expect(await seen(secondAdmin)).toMatchObject(secret);
    const open = { fee_paid: true, roster: [{ user: { id: firstAdmin } }], application_id: one.id };
    expect(await seen(firstAdmin)).toMatchObject(open);
    expect(await seen(organizer)).toMatchObject(open);
    await w.backend.control.db.transact(async (db) => {
      for (const member of db.teamMembers.by('membership', first, firstAdmin)) await db.teamMembers.remove(member.id);
    });
    expect(await w.outcome(firstAdmin, `GET /application/${one.id}`)).toBe('404 not_found');
  });
});
