import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../rules/shared/time.ts';
import { joinApplicants } from '../../seed/community-requests.ts';
import { teamAccounts, teamIds } from '../../seed/team-people.ts';
import { demoId } from '../../seed/demo-accounts.ts';
import {
  beach,
  type Communities,
  invited,
  lagjja,
  openCommunities,
  outsider,
  owner,
  player,
  quiet,
  tennis,
  thursday,
} from './testing.ts';

let w: Communities;
beforeEach(async () => {
  w = await openCommunities();
});
const [[applicant], [second]] = joinApplicants;
const requestBy = (user: number) =>
  w
    .db()
    .applications.by('user', user)
    .find(({ kind, status }) => kind === 'community-join' && status === 'pending')?.id ?? 0;

describe('[COM-03] joining', () => {
  it('an open community at once', async () => {
    expect(await w.outcome(outsider, `POST /community/${thursday}/join`)).toMatchObject({
      application: null,
      community: { my_role: 'member', members_count: 17, permissions: { join: false, leave: true, post: true } },
    });
    expect(w.place(outsider)).toMatchObject({ status: 'active', role: 'member', joined_at: w.clock.now });
    // those who run it read again, without a message
    expect(w.events(owner)).toEqual([{ community_id: thursday }]);
    expect(await w.outcome(outsider, `POST /community/${thursday}/join`)).toBe('409 already_member');
  });

  it('on request: with the answer to the question, which stands as it was asked', async () => {
    const asks = (answer?: string) =>
      w.outcome(outsider, `POST /community/${lagjja}/join`, { body: answer === undefined ? {} : { answer } });
    expect(await asks()).toBe('422 validation answer');
    expect(await asks('  ')).toBe('422 validation answer');
    expect(await asks(' Çdo javë. ')).toMatchObject({
      application: {
        kind: 'community-join',
        status: 'pending',
        target: { type: 'community', id: lagjja, slug: 'basketi-i-lagjes', name: 'Basketi i Lagjes' },
        question: 'Sa shpesh mund të luash?',
        answer: 'Çdo javë.',
        permissions: { withdraw: true, decide: false },
      },
      community: { my_role: null, my_application_id: requestBy(outsider), permissions: { ask: false } },
    });
    expect(await asks('Po.')).toBe('409 already_applied');
    await w.ask(player, `PATCH /community/${lagjja}`, { body: { join_question: 'Kush je?' } });
    expect(await w.outcome(player, `GET /application/${requestBy(outsider)}`)).toMatchObject({
      application: { question: 'Sa shpesh mund të luash?' },
      history: [{ action: 'sent', note: 'Çdo javë.' }],
    });
  });

  it('the same key asks once', async () => {
    const headers = { 'idempotency-key': '7b0c3f6e-3f0a-4c55-9d5e-0e1c8f1b2a3d' };
    const send = () => w.ask(outsider, `POST /community/${lagjja}/join`, { headers, body: { answer: 'Po.' } });
    expect(await send()).toEqual(await send());
    expect(w.db().applications.by('user', outsider)).toHaveLength(1);
  });

  it('by invitation, whatever the policy; not without one', async () => {
    expect(await w.outcome(outsider, `POST /community/${beach}/join`)).toBe('403 invite_only');
    expect(await w.outcome(player, `POST /community/${tennis}/join`)).toMatchObject({
      community: { my_role: 'member', my_inviter: null, permissions: { read: true } },
    });
    expect(w.told(player, 'community-invited').at(-1)?.data.community?.invitation).toBe('accepted');
  });

  it('an open request is over when its community is open, and one joins', async () => {
    await w.ask(player, `PATCH /community/${lagjja}`, { body: { join_policy: 'open' } });
    const request = requestBy(applicant);
    expect(await w.outcome(applicant, `POST /community/${lagjja}/join`)).toMatchObject({ application: null });
    expect(w.db().applications.get(request)).toMatchObject({ status: 'withdrawn' });
  });
});

describe('requests', () => {
  const decide = (id: number, decision: string, note = '') =>
    w.outcome(player, `POST /application/${id}/decision`, { module: 'base', body: { decision, note } });

  it('are told to the owner and admins, unread ones as one; live as "requested"', async () => {
    for (const user of [outsider, owner])
      await w.ask(user, `POST /community/${lagjja}/join`, { body: { answer: 'Po.' } });
    const unread = w.told(player, 'community-join-requested').filter(({ read_at }) => read_at === null);
    expect(unread).toMatchObject([
      {
        count: 2,
        module: 'base',
        entity_id: player,
        actor_id: owner,
        body: { en: '2 people want to join Basketi i Lagjes.' },
        data: { url: `/community/${lagjja}/requests?switch_module=base&switch_entity_id=${player}` },
      },
    ]);
    expect(w.events(player)).toEqual([1, 2].map(() => ({ community_id: lagjja, change: 'requested' })));
  });

  it('are listed for those who decide, newest first', async () => {
    const { applications } = await w.data<{
      applications: { applicant: { id: number } }[];
    }>(player, `GET /community/${lagjja}/requests`);
    expect(applications.map((one) => one.applicant.id)).toEqual(joinApplicants.map(([id]) => id).toReversed());
    expect(
      await w.outcome(player, `GET /applications?direction=received&kind=community-join&status[]=pending`),
    ).toMatchObject({ pagination: { total: 3 } });
  });

  it('accepted: a member, who is told', async () => {
    expect(await decide(requestBy(applicant), 'accepted', ' Mirë se erdhe! ')).toMatchObject({
      application: { status: 'accepted', decision_note: 'Mirë se erdhe!', decided_by: { id: player } },
    });
    expect(w.place(applicant, lagjja)).toMatchObject({ status: 'active', role: 'member' });
    expect(w.told(applicant, 'community-accepted')).toMatchObject([
      { body: { en: 'Basketi i Lagjes has accepted your request. Mirë se erdhe!' } },
    ]);
    expect(w.events(applicant)).toEqual([{ community_id: lagjja, change: 'accepted' }]);
  });

  it('rejected: told with the note, and may ask again', async () => {
    const request = requestBy(applicant);
    await decide(request, 'rejected', 'Jemi plot.');
    expect(w.told(applicant, 'application-decided')).toMatchObject([
      {
        body: { en: 'Basketi i Lagjes has not accepted your request. Jemi plot.' },
        data: { community: { id: lagjja, application_id: request } },
      },
    ]);
    expect(w.events(applicant)).toEqual([{ community_id: lagjja, change: 'rejected' }]);
    expect(await decide(request, 'accepted')).toBe('409 stale');
    expect(
      await w.outcome(applicant, `POST /community/${lagjja}/join`, { body: { answer: 'Tani po.' } }),
    ).toMatchObject({
      application: { status: 'pending' },
    });
  });

  it('end with a ban, without a word', async () => {
    const request = requestBy(applicant);
    await w.ask(player, `POST /community/${lagjja}/ban`, { body: { user_id: applicant } });
    expect(w.db().applications.get(request)).toMatchObject({ status: 'rejected' });
    expect(w.told(applicant, 'application-decided')).toEqual([]);
    expect(await w.outcome(applicant, `POST /community/${lagjja}/join`, { body: { answer: 'Po.' } })).toBe(
      '403 banned',
    );
  });
});

describe('invitations', () => {
  const invite = (body: object) => w.outcome(player, `POST /community/${lagjja}/invite`, { body });

  it('are told once, and leave out who is in, invited or banned', async () => {
    await w.ask(player, `POST /community/${lagjja}/ban`, { body: { user_id: 55 } });
    expect(await invite({ user_ids: [outsider, 55, 32, player] })).toMatchObject({
      members: [{ user: { id: outsider }, status: 'invited', role: 'member', joined_at: null }],
    });
    expect(await invite({ user_ids: [outsider] })).toEqual({ members: [] });
    expect(w.told(outsider, 'community-invited')).toMatchObject([
      { body: { en: 'Arben Hoxha invites you to Basketi i Lagjes.' }, data: { community: { invitation: 'open' } } },
    ]);
    expect(w.events(outsider)).toEqual([{ community_id: lagjja, change: 'invited' }]);
  });

  it('to who has asked: the answer to the request', async () => {
    expect(await invite({ user_ids: [second] })).toMatchObject({ members: [{ status: 'active' }] });
    expect(w.db().applications.by('user', second).at(-1)).toMatchObject({ status: 'accepted', decided_by: player });
    expect(w.told(second, 'community-accepted')).toHaveLength(1);
  });

  it('to the active members of a team one belongs to', async () => {
    expect(await invite({ team_id: teamIds.dajti })).toBe('422 validation team_id');
    const { members } = await w.data<{ members: { user: { id: number } }[] }>(
      player,
      `POST /community/${lagjja}/invite`,
      {
        body: { team_id: teamIds.shqiponjat },
      },
    );
    const roster = w.db().teamMembers.by('team', teamIds.shqiponjat);
    const active = roster.filter(({ status, user_id }) => status === 'active' && user_id !== player);
    expect(members.map(({ user }) => user.id)).toEqual(active.map(({ user_id }) => user_id));
    expect(members.map(({ user }) => user.id)).toContain(teamAccounts.teamCoach);
  });

  it('to users or a team, and to people who can be found', async () => {
    expect(await invite({})).toBe('422 validation user_ids');
    expect(await invite({ user_ids: [owner], team_id: 1 })).toBe('422 validation user_ids');
    // not verified
    expect(await invite({ user_ids: [outsider, 58] })).toBe('422 validation user_ids');
  });

  it('declined or withdrawn: no place, and closed in the notifications', async () => {
    expect(await w.outcome(invited, `POST /community/${thursday}/invitation/decline`)).toBeNull();
    expect(w.place(invited)).toBeUndefined();
    expect(w.told(invited, 'community-invited').at(-1)?.data.community?.invitation).toBe('declined');
    expect(await w.outcome(invited, `POST /community/${thursday}/invitation/decline`)).toBe('409 stale');

    await w.ask(owner, `POST /community/${thursday}/invite`, { body: { user_ids: [invited] } });
    await w.ask(owner, `DELETE /community/${thursday}/member/${w.place(invited)?.id ?? 0}`);
    expect(w.told(invited, 'community-invited').at(-1)?.data.community?.invitation).toBe('withdrawn');
  });

  it('of a private community: its card, and nothing else of it', async () => {
    const card = await w.outcome(player, `GET /community/${tennis}`);
    expect(card).toMatchObject({
      community: {
        name: 'Rrethi i Tenisit',
        members_count: 5,
        my_role: null,
        my_inviter: { id: demoId('owner') },
        permissions: { read: false, join: true, decline: true, ask: false, post: false },
      },
    });
    expect(await w.outcome(player, `GET /community/${tennis}/feed`)).toBe('403 forbidden');
    expect(await w.outcome(player, `GET /community/${tennis}/members`)).toBe('403 forbidden');
    await w.ask(player, `POST /community/${tennis}/invitation/decline`);
    // who has declined may no longer know of it
    expect(await w.outcome(player, `GET /community/${tennis}`)).toBe('404 not_found');
    expect(w.told(player, 'community-invited')).toEqual([]);
  });

  it('what runs out of time does not: an invitation stays open', async () => {
    w.clock.now += 100 * DAY;
    expect(await w.outcome(player, `POST /community/${tennis}/join`)).toMatchObject({
      community: { my_role: 'member' },
    });
  });
});

describe('leaving', () => {
  it('is possible for all but the owner', async () => {
    expect(await w.outcome(player, `POST /community/${thursday}/leave`)).toBeNull();
    expect(w.place(player)).toBeUndefined();
    expect(await w.outcome(player, `POST /community/${thursday}/leave`)).toBe('409 stale');
    expect(await w.outcome(player, `POST /community/${lagjja}/leave`)).toBe('409 owner_stays');
    expect(await w.outcome(45, `POST /community/${quiet}/leave`)).toBe('409 owner_stays');
  });
});
