import { newSlug } from '../rules/shared/slugs.ts';
import type { CommunityMemberRecord, CommunityRecord } from '../db/records.ts';
import { DAY } from '../rules/shared/time.ts';
import { demoId } from './demo-accounts.ts';
import { imageIds } from './images.ts';
import { cityId, sportId, type SportKey } from './lookups.ts';
import type { Seeding } from './seeding.ts';
import { teamAccounts } from './team-people.ts';

/** In the order of their ids. */
export const communityIds = { thursday: 1, lagjja: 2, beach: 3, tennis: 4, morning: 5, quiet: 6 } as const;

interface CommunityPlan extends Pick<CommunityRecord, 'visibility' | 'join_policy'> {
  readonly name: string;
  readonly city: string;
  readonly sports: readonly SportKey[];
  readonly en: string;
  readonly sq: string;
  readonly question?: string;
  readonly image?: number;
  readonly owner: number;
  readonly admins: readonly number[];
  readonly members: readonly number[];
  readonly invited?: readonly number[];
  readonly banned?: readonly number[];
}

const player = demoId('player');
/** Banned from the busiest community. */
export const BANNED = 48;

const plans: readonly CommunityPlan[] = [
  {
    name: 'Futbolli i së Enjtes',
    city: 'Tiranë',
    sports: ['football'],
    en: 'Seven a side every Thursday evening. Whoever is free comes; we make the teams on the spot.',
    sq: 'Shtatë kundër shtatë çdo të enjte në mbrëmje. Vjen kush është i lirë; ekipet i bëjmë aty.',
    visibility: 'public',
    join_policy: 'open',
    image: imageIds.teamCover,
    owner: demoId('teamAdmin'),
    admins: [teamAccounts.teamCaptain],
    members: [player, demoId('owner'), demoId('everyone'), 16, 17, 18, 19, 21, 22, 26, 27, 28, 30, 31],
    invited: [demoId('organizationManager')],
    banned: [BANNED],
  },
  {
    name: 'Basketi i Lagjes',
    city: 'Tiranë',
    sports: ['basketball'],
    en: 'Basketball after work at the courts by the lake, for all levels.',
    sq: 'Basketboll pas pune te fushat pranë liqenit, për çdo nivel.',
    visibility: 'public',
    join_policy: 'request',
    question: 'Sa shpesh mund të luash?',
    owner: player,
    admins: [51],
    members: [demoId('everyone'), 32, 33, 34],
  },
  {
    name: 'Volej në Rërë',
    city: 'Durrës',
    sports: ['volleyball'],
    en: 'Beach volleyball in summer, in the hall when it is cold. New people come with a friend.',
    sq: 'Volejboll në rërë verës, në palestër kur bën ftohtë. Të rinjtë vijnë me një shok.',
    visibility: 'public',
    join_policy: 'invite',
    owner: demoId('everyone'),
    admins: [35],
    members: [player, 36, 37, 38],
  },
  {
    name: 'Rrethi i Tenisit',
    city: 'Tiranë',
    sports: ['tennis'],
    en: 'A circle of friends who look for partners and share courts.',
    sq: 'Një rreth miqsh që kërkojnë partnerë dhe ndajnë fushat.',
    visibility: 'private',
    join_policy: 'invite',
    owner: demoId('owner'),
    admins: [39],
    members: [40, 41, 42],
    invited: [player],
  },
  {
    name: 'Zgjohu dhe Luaj',
    city: 'Tiranë',
    sports: ['football', 'basketball', 'volleyball'],
    en: 'We play before work, from seven in the morning.',
    sq: 'Luajmë para punës, që në orën shtatë të mëngjesit.',
    visibility: 'public',
    join_policy: 'request',
    question: 'Cilat ditë je i lirë në mëngjes?',
    owner: demoId('organizationManager'),
    admins: [],
    members: [43, 44],
  },
  {
    name: 'Veteranët e Durrësit',
    city: 'Durrës',
    sports: ['football'],
    en: 'Football for everybody over forty.',
    sq: 'Futboll për të gjithë mbi dyzet vjeç.',
    visibility: 'public',
    join_policy: 'open',
    owner: 45,
    admins: [],
    members: [46],
  },
];

/** Six communities with their people; the player owns one, is in two, invited to one, and has asked to join one. */
export async function seedCommunities({ db, now }: Seeding): Promise<void> {
  for (const [index, plan] of plans.entries()) {
    const founded = now - (200 - 20 * index) * DAY;
    const { id } = await db.communities.insert({
      id: index + 1,
      slug: newSlug(db, plan.name),
      name: plan.name,
      image_id: plan.image ?? null,
      description: { en: plan.en, sq: plan.sq },
      sport_ids: plan.sports.map(sportId),
      city_id: cityId(plan.city),
      visibility: plan.visibility,
      join_policy: plan.join_policy,
      join_question: plan.question ?? null,
      is_feed_on: true,
      created_at: founded,
    });
    const add = (user_id: number, place: Partial<CommunityMemberRecord> = {}) =>
      db.communityMembers.insert({
        community_id: id,
        user_id,
        role: 'member',
        status: 'active',
        inviter_id: null,
        joined_at: founded + 10 * DAY + user_id * DAY,
        ...place,
      });
    await add(plan.owner, { role: 'owner', joined_at: founded });
    for (const one of plan.admins) await add(one, { role: 'admin', joined_at: founded + 5 * DAY });
    for (const one of plan.members) await add(one);
    for (const one of plan.invited ?? [])
      await add(one, { status: 'invited', inviter_id: plan.owner, joined_at: null });
    for (const one of plan.banned ?? []) await add(one, { status: 'banned', joined_at: null });
  }
}
