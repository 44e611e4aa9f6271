/** Writes on the way into a team and out of it: asking, invitations, bookmarks. */
import { expect } from 'vitest';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { APPLICANT, teamIds } from '../../mocks/seed/team-people.ts';
import type { World } from './mock-world.ts';
import { at, idAt, read, type WriteCase, type WriteName } from './write-case.ts';

const teamAdmin = { as: 'teamAdmin', module: 'team' } as const;
const otherAdmin = { as: 'everyone', module: 'team', status: 403 } as const;
const own = { teamId: teamIds.shqiponjat };
const dajti = { teamId: teamIds.dajti };
const requestBy = (w: World, userId: number) => ({
  applicationId: w.db.applications.by('user', userId).find(({ status }) => status === 'pending')?.id ?? 0,
});
const link = (w: World) => w.db.teamInvitations.all()[0];
const withToken = (w: World) => ({ token: link(w)?.token ?? '' });
const ownTeam = async (w: World, as: 'player' | 'everyone', slug: string) =>
  at(await read(w, 'getTeam', { as, path: { slug } }), 'team');
const people = (w: World) => read(w, 'listTeamMembers', { ...teamAdmin, path: own });
const application = (w: World, as: 'player' | 'teamAdmin', path: { applicationId: number }) =>
  read(w, 'getApplication', { as, path });

type Names = Extract<
  WriteName,
  | 'addTeamBookmark'
  | 'removeTeamBookmark'
  | 'joinTeam'
  | 'acceptTeamMembership'
  | 'declineTeamMembership'
  | 'leaveTeam'
  | 'acceptTeamInvitation'
  | 'createTeamInvitation'
  | 'deleteTeamInvitation'
  | 'withdrawApplication'
  | 'decideApplication'
>;

export const teamWrites: Record<Names, WriteCase> = {
  addTeamBookmark: {
    as: 'player',
    send: () => ({ path: dajti, body: {} }),
    shows: async (w) => expect(await ownTeam(w, 'player', 'dajti-boys')).toMatchObject({ is_bookmarked: true }),
    foreign: 'Everybody may bookmark every team.',
  },
  removeTeamBookmark: {
    as: 'player',
    send: () => ({ path: own }),
    shows: async (w) =>
      expect(await ownTeam(w, 'player', 'shqiponjat-e-liqenit')).toMatchObject({ is_bookmarked: false }),
    foreign: 'One’s own bookmark.',
  },
  joinTeam: {
    as: 'everyone',
    send: () => ({ path: own, body: { message: 'Luaj në mbrojtje.', position: 'mbrojtës' } }),
    shows: async (w, answer) => {
      const id = idAt(answer, 'application');
      expect(await ownTeam(w, 'everyone', 'shqiponjat-e-liqenit')).toMatchObject({ my_application_id: id });
      const shown = await application(w, 'teamAdmin', { applicationId: id });
      expect(shown.body.data).toMatchObject({
        application: { status: 'pending', message: 'Luaj në mbrojtje.', position: 'mbrojtës' },
        history: [{ action: 'sent', actor: { id: demoId('everyone') } }],
      });
    },
    foreign: 'Everybody may ask to join every team.',
    invalid: { body: { message: 'x'.repeat(301) }, field: 'message' },
  },
  acceptTeamMembership: {
    as: 'player',
    send: () => ({ path: dajti, body: {} }),
    shows: async (w) =>
      expect(await ownTeam(w, 'player', 'dajti-boys')).toMatchObject({
        my_membership: { status: 'active', jersey_number: 17 },
      }),
    foreign: 'One’s own membership: without an invitation it is a 409.',
  },
  declineTeamMembership: {
    as: 'player',
    send: () => ({ path: dajti, body: {} }),
    shows: async (w) => expect(await ownTeam(w, 'player', 'dajti-boys')).toMatchObject({ my_membership: null }),
    foreign: 'One’s own membership: without an invitation it is a 409.',
  },
  leaveTeam: {
    as: 'player',
    send: () => ({ path: own, body: {} }),
    shows: async (w) =>
      expect(await ownTeam(w, 'player', 'shqiponjat-e-liqenit')).toMatchObject({ my_membership: null }),
    foreign: 'One’s own membership: who is no member gets a 409.',
  },
  acceptTeamInvitation: {
    as: 'everyone',
    send: (w) => ({ path: withToken(w), body: {} }),
    shows: async (w) =>
      expect(await ownTeam(w, 'everyone', 'shqiponjat-e-liqenit')).toMatchObject({
        my_membership: { status: 'active', jersey_number: 33, roles: [] },
      }),
    foreign: 'Whoever has the link may use it.',
  },
  createTeamInvitation: {
    ...teamAdmin,
    send: () => ({ path: own, body: { phone_number: '69 000 07 77', jersey_number: 44 } }),
    shows: async (w, answer) => {
      expect(at(await people(w), 'invitations')).toContainEqual(
        expect.objectContaining({ id: idAt(answer, 'invitation'), phone_number: '690000777', jersey_number: 44 }),
      );
    },
    foreign: otherAdmin,
    invalid: { body: { jersey_number: 10 }, field: 'jersey_number' },
  },
  deleteTeamInvitation: {
    ...teamAdmin,
    send: (w) => ({ path: { ...own, invitationId: link(w)?.id ?? 0 } }),
    shows: async (w) => expect(at(await people(w), 'invitations')).toEqual([]),
    foreign: otherAdmin,
  },
  withdrawApplication: {
    as: 'player',
    send: (w) => ({ path: requestBy(w, demoId('player')), body: {} }),
    shows: async (w, answer) => {
      const shown = await application(w, 'player', { applicationId: idAt(answer, 'application') });
      expect(shown.body.data).toMatchObject({
        application: { status: 'withdrawn', decided_by: null, permissions: { withdraw: false } },
        history: [{ action: 'sent' }, { action: 'withdrawn', actor: { id: demoId('player') } }],
      });
    },
    foreign: { as: 'everyone', status: 404 },
  },
  decideApplication: {
    as: 'teamAdmin',
    send: (w) => ({ path: requestBy(w, APPLICANT), body: { decision: 'accepted', note: 'Mirë se erdhe!' } }),
    shows: async (w, answer) => {
      const shown = await application(w, 'teamAdmin', { applicationId: idAt(answer, 'application') });
      expect(at(shown, 'application')).toMatchObject({ status: 'accepted', decision_note: 'Mirë se erdhe!' });
      expect(at(await people(w), 'members')).toContainEqual(
        expect.objectContaining({ user_id: APPLICANT, status: 'active', position: 'portier' }),
      );
    },
    foreign: { as: 'everyone', status: 404 },
    invalid: { body: { decision: 'perhaps' }, field: 'decision' },
  },
};
