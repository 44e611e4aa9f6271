import type { PostRecord } from '../db/records.ts';
import { freeSlots, playerViewer } from '../rules/bookings/free-slots.ts';
import { HOUR, addDays } from '../rules/shared/time.ts';
import { existing } from '../rules/shared/lookups.ts';
import { courtsOf } from '../rules/venues/courts.ts';
import { communityIds } from './communities.ts';
import { demoId } from './demo-accounts.ts';
import { imageIds } from './images.ts';
import type { Seeding } from './seeding.ts';
import { teamAccounts } from './team-people.ts';
import { venueIds } from './venue-plans.ts';

type Plan = Partial<PostRecord> & Pick<PostRecord, 'author_id' | 'text'>;
const { teamCaptain: captain } = teamAccounts;
const [player, owner, boss] = [demoId('player'), demoId('owner'), demoId('teamAdmin')];
const photos = [imageIds.teamCover, ...imageIds.dajtiCovers];

/** What people of the busiest community say between the posts below, oldest first. */
const talk = [
  'Kush vjen të enjten?',
  'Unë vij, por pak me vonesë.',
  'Faleminderit për lojën e mbrëmshme!',
  'A ka dikush një top rezervë?',
  'Kam harruar një bluzë blu te dhomat e zhveshjes.',
  'Moti duket mirë për të enjten.',
  'Kërkojmë edhe dy lojtarë.',
  'Jam me pushime, kthehem javën tjetër.',
  'Rezultati: 7 me 5. Bravo të gjithëve!',
  'Kush ka makinë nga Kombinati?',
] as const;
const authors = [16, 17, 18, player, 19, 21, owner, 22, 26, captain] as const;

/** About thirty posts in the busiest community and a few elsewhere; `quiet` has none. */
export async function seedCommunityPosts(at: Seeding): Promise<void> {
  const { now } = at;
  const plans: Plan[] = [
    {
      author_id: boss,
      kind: 'announcement',
      is_pinned: true,
      text: 'Mirë se erdhët! Luajmë çdo të enjte në orën 20:00. Kush nuk vjen dot, le të lajmërojë deri të mërkurën.',
    },
    ...talk.map((text, index): Plan => ({ author_id: authors[index] ?? boss, text })),
    { author_id: captain, text: 'Fotot e javës së kaluar.', image_ids: photos },
    ...talk.map((text, index): Plan => ({ author_id: authors[(index + 4) % authors.length] ?? boss, text })),
    { author_id: 27, text: 'Bli orë të lira këtu, çmim special, shkruaj në privat!!!' },
    { author_id: player, text: 'Fusha e re është shumë e mirë.', image_ids: [imageIds.dajtiCovers[0]] },
    { author_id: 30, text: 'Kush kërkon ekip për kampionatin, shihni /app/team/shqiponjat-e-liqenit' },
    { author_id: 28, text: 'Këtë herë luajmë te /app/venue/arena-dajti, parkimi është falas.' },
    { author_id: captain, text: `Kjo orë është ende e lirë: ${freeTime(at)}` },
    {
      author_id: boss,
      kind: 'announcement',
      text: 'Të enjten e ardhshme nuk luajmë: fusha është e zënë nga kampionati.',
    },
    { author_id: player, text: 'Kush e ka topin e kuq?' },
    { author_id: 31, text: 'Unë e kam, e sjell të enjten.' },
  ];
  for (const [index, plan] of plans.entries())
    await addPost(at, {
      ...plan,
      community_id: communityIds.thursday,
      created_at: now - (plans.length - index) * 9 * HOUR,
    });
  const elsewhere: readonly Plan[] = [
    {
      author_id: player,
      kind: 'announcement',
      text: 'Luajmë të martën në orën 19:00.',
      community_id: communityIds.lagjja,
    },
    { author_id: 32, text: 'Vij me një shok.', community_id: communityIds.lagjja },
    { author_id: demoId('everyone'), text: 'Nga nesër luajmë në palestër.', community_id: communityIds.beach },
    { author_id: owner, text: 'Kush luan çift të shtunën?', community_id: communityIds.tennis },
  ];
  for (const [index, plan] of elsewhere.entries())
    await addPost(at, { ...plan, created_at: now - (9 - index) * 7 * HOUR });
  await seedReactions(at);
}

/** The last post of the community whose feed writes itself, after what that has said. */
export const seedMorningPost = (at: Seeding): Promise<PostRecord> =>
  addPost(at, {
    author_id: 43,
    text: 'Mëngjes me diell!',
    image_ids: [imageIds.teamCover],
    community_id: communityIds.morning,
    created_at: at.now - 35 * HOUR,
  });

/** Likes and comments, and the one report that waits. */
async function seedReactions({ db, now }: Seeding): Promise<void> {
  const posts = db.posts.by('community', communityIds.thursday);
  for (const [index, { id }] of posts.entries())
    for (const user_id of [player, 16, 17, 18, 19, 21, 22].slice(0, (index * 3) % 8))
      await db.postLikes.insert({ post_id: id, user_id });
  const comment = (post: PostRecord, author_id: number, text: string, hours: number) =>
    db.comments.insert({ post_id: post.id, author_id, text, created_at: now - hours * HOUR });
  const asked = existing(posts.at(-2), 'post');
  await comment(asked, 31, 'E kam unë.', 8);
  await comment(asked, captain, 'Mos e harro!', 7);
  await comment(asked, player, 'Faleminderit.', 6);
  const photosPost = existing(
    posts.find(({ image_ids }) => image_ids.length > 1),
    'post',
  );
  for (const [index, author_id] of authors.entries())
    await comment(
      photosPost,
      author_id,
      index % 2 === 0 ? 'Foto shumë e bukur!' : 'Kush e bëri këtë foto?',
      90 - index,
    );
  const spam = existing(
    posts.find(({ author_id }) => author_id === 27),
    'post',
  );
  await db.reports.insert({
    community_id: communityIds.thursday,
    post_id: spam.id,
    user_id: player,
    reason: 'spam',
    note: 'E njëjta reklamë çdo javë.',
    created_at: now - 20 * HOUR,
    settled_at: null,
  });
}

/** The address of a time that is free in three days. */
function freeTime({ db, today, now }: Seeding): string {
  const venue = existing(db.venues.get(venueIds.dajti), 'venue');
  const court = existing(
    courtsOf(db, venue.id).find(({ is_public }) => is_public),
    'court',
  );
  const date = addDays(today, 3);
  const [slot] = freeSlots(db, [court], date, playerViewer(venue, null, now));
  return `/app/venue/${venue.slug}?date=${date}&court=${court.id}&slot=${slot?.time_slot_id ?? 1}`;
}

const addPost = ({ db }: Seeding, plan: Plan & Pick<PostRecord, 'created_at'>): Promise<PostRecord> =>
  db.posts.insert({
    community_id: communityIds.thursday,
    kind: 'text',
    image_ids: [],
    is_pinned: false,
    edited_at: null,
    ...plan,
  });

export const BIG_FEED = 5000;

/** 5,000 posts in the community that has none otherwise; every third with a photo. */
export async function seedLongFeed(at: Seeding): Promise<void> {
  for (let n = 1; n <= BIG_FEED; n += 1)
    await addPost(at, {
      community_id: communityIds.quiet,
      author_id: n % 2 === 0 ? 45 : 46,
      text: `${n}. ${talk[n % talk.length] ?? ''}`,
      image_ids: n % 3 === 0 ? [existing(photos[n % photos.length], 'photo')] : [],
      created_at: at.now - (BIG_FEED - n + 1) * (HOUR / 6),
    });
}
