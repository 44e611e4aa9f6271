import type { WriteContext } from '../../contract/types.ts';
import type { ApplicationRecord, CommunityRecord, TeamRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import type { ApplicationKind } from '../../../src/shared/api/generated/model.ts';
import type { ApplicationTargetType } from '../../../src/shared/api/generated/model.ts';
import { isKnownTo, placeIn, runsCommunity } from '../communities/access.ts';
import { recountJoinRequests, tellJoinDecided } from '../communities/notices.ts';
import { changePlace, live as liveInCommunity } from '../communities/people.ts';
import { managesMembers, membershipOf } from '../teams/access.ts';
import { recountRequests, tellDecided, tellJoined } from '../teams/notices.ts';
import { changeMembership, live as liveInTeam } from '../teams/people.ts';
import { existing } from '../shared/lookups.ts';

export type Decision = 'accepted' | 'rejected';

interface Target extends Pick<TeamRecord, 'id' | 'slug' | 'name' | 'image_id'> {
  readonly type: ApplicationTargetType;
}

/** What differs between the kinds of applications. */
interface KindOfApplication {
  /** What the applicant wants to join, as an application shows it. */
  readonly targetOf: (db: DbReader, targetId: number) => Target;
  /** Whether the user decides about what is asked (design §3). */
  readonly decides: (db: DbReader, targetId: number, userId: number) => boolean;
  /** Whether an applicant may still know of it; else the application tells them nothing any more. */
  readonly isKnownTo: (db: DbReader, targetId: number, userId: number) => boolean;
  /** The ids of everything in which the user has a place, and may thus decide. */
  readonly placesOf: (db: DbReader, userId: number) => number[];
  /** Those who decide are told of what still waits. */
  readonly recount: (db: DbWriter, targetId: number, now: number) => Promise<void>;
  /** Gives the applicant what they ask for, before the application is settled, or refuses. */
  readonly admit: (ctx: WriteContext, application: ApplicationRecord) => Promise<void>;
  /** Tells the applicant of the decision. */
  readonly tellDecided: (ctx: WriteContext, decided: ApplicationRecord) => Promise<void>;
  /** The screens of the people concerned follow. */
  readonly live: (ctx: WriteContext, application: ApplicationRecord, what: Decision | 'withdrawn') => void;
}

const teamOf = (db: DbReader, id: number): TeamRecord => existing(db.teams.get(id), 'team');
const communityOf = (db: DbReader, id: number): CommunityRecord => existing(db.communities.get(id), 'community');

/** A row for every kind of the contract: another kind does not compile without its own (design §9, decision 049). */
export const applicationKinds: Readonly<Record<ApplicationKind, KindOfApplication>> = {
  'team-join': {
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
        ...(what !== 'withdrawn' && { tells: what }),
        ...(what === 'accepted' && { tellsTeam: 'joined' }),
      }),
  },
  'community-join': {
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
        ...(what !== 'withdrawn' && { tells: what }),
        follow: 'runners',
      }),
  },
};
