/** What the feed of a community follows (decision 064). */
import type { CommunityRecord, CompetitionRecord, FeedSourceRecord, TeamRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';

/** As many teams and competitions as the feed of one community follows. */
export const MOST_SOURCES = 10;

/** A team is followed only while everybody may see it. */
export const isOpenTeam = (team: TeamRecord | undefined): boolean => team?.is_public === true;
/** The same for a competition: no draft. */
export const isOpenCompetition = (competition: CompetitionRecord | undefined): boolean =>
  competition !== undefined && competition.phase !== 'draft';

const isOpen = (db: DbReader, { type, target_id }: Pick<FeedSourceRecord, 'type' | 'target_id'>): boolean =>
  type === 'team' ? isOpenTeam(db.teams.get(target_id)) : isOpenCompetition(db.competitions.get(target_id));

/** Teams first, each in the order in which they were chosen; what not everybody may see any more is not among them. */
export const sourcesOf = (db: DbReader, communityId: number): FeedSourceRecord[] =>
  db.feedSources
    .by('community', communityId)
    .filter((one) => isOpen(db, one))
    .toSorted((a, b) => Number(b.type === 'team') - Number(a.type === 'team') || a.id - b.id);

interface Chosen {
  readonly is_on: boolean;
  readonly team_ids: readonly number[];
  readonly competition_ids: readonly number[];
}

/** Replaces what the feed follows. What is new, and all once it is on again, begins now: nothing that happened before is posted. */
export async function setSources(
  db: DbWriter,
  community: CommunityRecord,
  { is_on, team_ids, competition_ids }: Chosen,
  now: number,
): Promise<void> {
  const { id: community_id, is_feed_on: wasOn } = community;
  const chosen = [
    ...team_ids.map((target_id) => ({ community_id, type: 'team' as const, target_id })),
    ...competition_ids.map((target_id) => ({ community_id, type: 'competition' as const, target_id })),
  ];
  const isChosen = ({ type, target_id }: FeedSourceRecord) =>
    chosen.some((one) => one.type === type && one.target_id === target_id);
  for (const one of db.feedSources.by('community', community_id))
    if (!isChosen(one)) await db.feedSources.remove(one.id);
  for (const one of chosen) {
    const before = db.feedSources.one('source', community_id, one.type, one.target_id);
    if (!before) await db.feedSources.insert({ ...one, since: now });
    else if (is_on && !wasOn) await db.feedSources.update(before.id, { since: now });
  }
  if (is_on !== wasOn) await db.communities.update(community_id, { is_feed_on: is_on });
}

/** With a community goes what it follows, and what its feed has said. */
export async function forgetFeed(db: DbWriter, communityId: number): Promise<void> {
  for (const { id } of db.feedSources.by('community', communityId)) await db.feedSources.remove(id);
  for (const { id } of db.feedItems.by('community', communityId)) await db.feedItems.remove(id);
}

/** A post that is deleted is not written again. */
export async function forgetFeedPost(db: DbWriter, postId: number): Promise<void> {
  for (const { id } of db.feedItems.by('post', postId)) await db.feedItems.update(id, { post_id: null });
}
