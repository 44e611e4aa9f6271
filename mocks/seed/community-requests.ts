import { sendApplication, settleApplication } from '../rules/applications/applications.ts';
import { tellInvitedToCommunity, tellJoinRequested } from '../rules/communities/notices.ts';
import { DAY, HOUR } from '../rules/shared/time.ts';
import { existing } from '../rules/shared/lookups.ts';
import { communityIds } from './communities.ts';
import { demoId } from './demo-accounts.ts';
import type { Seeding } from './seeding.ts';

/** Who has asked to join the player's community, and waits: with their answers. */
export const joinApplicants = [
  [52, 'Dy herë në javë, të martën dhe të enjten.'],
  [29, 'Çdo të premte.'],
  [47, 'Kur kam kohë, zakonisht në fundjavë.'],
] as const;

/** On the way into communities: requests that wait or were decided, and the invitations as they were told. */
export async function seedCommunityRequests({ db, now }: Seeding): Promise<void> {
  const user = (id: number) => existing(db.users.get(id), 'user');
  const community = (id: number) => existing(db.communities.get(id), 'community');
  const asks = (userId: number, communityId: number, at: number, answer: string) =>
    sendApplication(db, {
      kind: 'community-join',
      target_id: communityId,
      userId,
      question: community(communityId).join_question,
      answer,
      now: at,
    });

  const lagjja = community(communityIds.lagjja);
  const refused = await asks(49, lagjja.id, now - 15 * DAY, 'Një herë në muaj.');
  await settleApplication(db, refused, {
    action: 'rejected',
    actorId: demoId('player'),
    note: 'Kërkojmë njerëz që vijnë çdo javë.',
    now: now - 14 * DAY,
  });
  for (const [index, [userId, answer]] of joinApplicants.entries()) {
    const at = now - (40 - 6 * index) * HOUR;
    const request = await asks(userId, lagjja.id, at, answer);
    await tellJoinRequested(db, { community: lagjja, actor: user(userId), now: at }, request);
  }

  const morning = community(communityIds.morning);
  const players = await asks(demoId('player'), morning.id, now - 3 * DAY, 'Të martën dhe të premten.');
  await tellJoinRequested(db, { community: morning, actor: user(demoId('player')), now: now - 3 * DAY }, players);

  for (const { community_id, user_id, inviter_id } of db.communityMembers.filter({ status: 'invited' })) {
    const act = { community: community(community_id), actor: user(inviter_id ?? 0), now: now - 30 * HOUR };
    await tellInvitedToCommunity(db, act, user_id);
  }
  // read already, so that the counts stay those of bookings and teams
  for (const { id } of db.notifications.filter(({ data }) => data.community !== undefined))
    await db.notifications.update(id, { read_at: now - HOUR });
}
