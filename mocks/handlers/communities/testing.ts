import { createMockBackend } from '../../main.ts';
import { communityIds } from '../../seed/communities.ts';
import { demoId } from '../../seed/demo-accounts.ts';
import { teamAccounts } from '../../seed/team-people.ts';
import { call, now, toldOf } from '../teams/testing.ts';

export const { thursday, lagjja, beach, tennis, morning, quiet } = communityIds;
/** Of the busiest community. */
export const owner = demoId('teamAdmin');
export const admin = teamAccounts.teamCaptain;
export const player = demoId('player');
export const outsider = demoId('superUser');
export const invited = demoId('organizationManager');

type Request = Parameters<typeof call>[2];
type Options = Parameters<typeof call>[3];

/** The seeded backend, with what tests of communities look at. */
export async function openCommunities() {
  const clock = { now };
  const backend = createMockBackend({ now: () => clock.now });
  await backend.control.ready();
  const db = () => backend.control.db.read;
  return {
    backend,
    clock,
    db,
    ask: (user: number | null, request: Request, options?: Options) => call(backend, user, request, options),
    /** `status code` of a refusal, the data of an answer. */
    async outcome(user: number | null, request: Request, options?: Options): Promise<unknown> {
      const { status, body } = await call(backend, user, request, options);
      return status < 300 ? body.data : `${status} ${body.errors[0]?.code} ${body.errors[0]?.field}`.trim();
    },
    /** The data of an answer. */
    async data<T>(user: number | null, request: Request, options?: Options): Promise<T> {
      const { status, body } = await call(backend, user, request, options);
      if (status >= 300) throw new Error(`${request}: ${status} ${body.message}`);
      return body.data as T; // checked by the contract's schema
    },
    place: (user: number, community: number = thursday) => db().communityMembers.one('membership', community, user),
    /** What a user has been told about communities. */
    told: (user: number, type: string) =>
      toldOf(backend, user, type).filter(({ data }) => data.community !== undefined),
    /** The changes of communities that a user has been sent. */
    events: (user: number) =>
      db()
        .realtimeEvents.by('user', user)
        .filter(({ type }) => type === 'CommunityChanged')
        // as `communityEvents` makes them
        .map(({ data }) => data as { community_id: number; change?: string }),
    /** The events of a community's room, oldest first. */
    room: (community: number = thursday): { type: string; data: { post_id?: number } }[] =>
      Object.values(backend.realtime.read(`rooms/community-${community}/events`) ?? {}),
    enter: (user: number, community: number = thursday) =>
      call(backend, user, 'POST /realtime/join-room', { body: { room_id: `community-${community}` } }),
    inRoom: (community: number = thursday): string[] =>
      Object.keys(backend.realtime.read(`rooms/community-${community}/members`) ?? {}),
  };
}
export type Communities = Awaited<ReturnType<typeof openCommunities>>;
