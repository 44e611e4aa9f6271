import type { CommunityRecord, TeamRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import type { ApplicationKind } from '../../../src/shared/api/generated/model.ts';
import { isKnownTo, placeIn, runsCommunity } from '../communities/access.ts';
import { recountJoinRequests, tellJoinDecided } from '../communities/notices.ts';
import { changePlace, live as liveInCommunity } from '../communities/people.ts';
import { managesMembers, membershipOf } from '../teams/access.ts';
import { recountRequests, tellDecided, tellJoined } from '../teams/notices.ts';
import { changeMembership, live as liveInTeam } from '../teams/people.ts';
import { settleApplication } from '../applications/applications.ts';
import { entryKind } from './entry-kind.ts';
import type { KindOfApplication, Settlement } from './kind-of-application.ts';
import { existing } from '../shared/lookups.ts';

/** What all requests of one person to join have in common. */
const joining: Pick<KindOfApplication, 'speaksFor' | 'mayBeWithdrawn' | 'waits' | 'mayBeWaitlisted' | 'settle'> = {
  speaksFor: (_, { user_id }, userId) => user_id === userId,
  mayBeWithdrawn: (_, { status }) => status === 'pending',
  waits: ({ status }) => status === 'pending',
  mayBeWaitlisted: () => false,
  settle: (ctx, application, { action, note }) =>
    settleApplication(ctx.db, application, { action, actorId: ctx.user.id, note, now: ctx.now() }),
};

const teamOf = (db: DbReader, id: number): TeamRecord => existing(db.teams.get(id), 'team');
const isJoinDecision = (what: Settlement['action']): what is 'accepted' | 'rejected' =>
  what === 'accepted' || what === 'rejected';
const communityOf = (db: DbReader, id: number): CommunityRecord => existing(db.communities.get(id), 'community');

/** A row for every kind of the contract: another kind does not compile without its own (design §9, decision 049). */
export const applicationKinds: Readonly<Record<ApplicationKind, KindOfApplication>> = {
  'team-join': {
    ...joining,
    targetOf(db, targetId) {
      const { id, slug, name, image_id } = teamOf(db, targetId);
      return { type: 'team', id, slug, name, image_id };
    },
    decides: (db, targetId, userId) => managesMembers(membershipOf(db, targetId, userId)),
    isKnownTo: () => true,
    placesOf: (db, userId) => db.teamMembers.by('user', userId).map(({ team_id }) => team_id),
    recount: (db, targetId, now) => recountRequests(db, teamOf(db, targetId), now),
    async admit(ctx, { target_id, user_id, position }) {
      const team = teamOf(ctx.db, target_id);
      const person = existing(ctx.db.users.get(user_id), 'user');
      const kit = { roles: [], is_player: true, jersey_number: null, position };
      await changeMembership(ctx, team, person.id, { type: 'admitted', kit });
      await tellJoined(ctx.db, { team, actor: ctx.user, now: ctx.now() }, person);
    },
    tellDecided: (ctx, decided) =>
      tellDecided(ctx.db, { team: teamOf(ctx.db, decided.target_id), actor: ctx.user, now: ctx.now() }, decided),
    live: (ctx, { target_id, user_id }, what) =>
      liveInTeam(ctx, {
        team: teamOf(ctx.db, target_id),
        personId: user_id,
        ...(isJoinDecision(what) && { tells: what }),
        ...(what === 'accepted' && { tellsTeam: 'joined' }),
      }),
  },
  'community-join': {
    ...joining,
    targetOf(db, targetId) {
      const { id, slug, name, image_id } = communityOf(db, targetId);
      return { type: 'community', id, slug, name, image_id };
    },
    decides: (db, targetId, userId) => runsCommunity(placeIn(db, targetId, userId)),
    isKnownTo: (db, targetId, userId) => isKnownTo(db, communityOf(db, targetId), userId),
    placesOf: (db, userId) => db.communityMembers.by('user', userId).map(({ community_id }) => community_id),
    recount: (db, targetId, now) => recountJoinRequests(db, communityOf(db, targetId), now),
    async admit(ctx, { target_id, user_id }) {
      await changePlace(ctx, communityOf(ctx.db, target_id), user_id, { type: 'admitted' });
    },
    tellDecided(ctx, decided) {
      const community = communityOf(ctx.db, decided.target_id);
      return tellJoinDecided(ctx.db, { community, actor: ctx.user, now: ctx.now() }, decided);
    },
    live: (ctx, { target_id, user_id }, what) =>
      liveInCommunity(ctx, {
        community: { id: target_id },
        personId: user_id,
        ...(isJoinDecision(what) && { tells: what }),
        follow: 'runners',
      }),
  },
  'competition-entry': entryKind,
};
