/** What a user may do only so often (design §1, decision 044). */
import type { TooMany } from '../../contract/types.ts';
import type { LocalText, UserRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import { waitToTell } from '../../rules/shared/nuisance.ts';
import { countOnce, type Limit, waitFor } from '../../rules/shared/rates.ts';
import { DAY } from '../../rules/shared/time.ts';

interface LimitedContext {
  readonly db: DbWriter;
  readonly user: UserRecord;
  now(): number;
  tooMany: TooMany;
}
export type Creation = 'community' | 'team' | 'venue' | 'organization' | 'competition' | 'event';

const ofOneKind: Limit = { most: 10, within: DAY };
/** Of all kinds together but events. */
const together: Limit = { most: 30, within: DAY };
const ofEvents: Limit = { most: 100, within: DAY };
const announcements: Limit = { most: 3, within: DAY };

const created: Record<Creation | 'together', LocalText> = {
  community: { en: 'You can create 10 communities a day.', sq: 'Mund të krijosh 10 komunitete në ditë.' },
  team: { en: 'You can create 10 teams a day.', sq: 'Mund të krijosh 10 ekipe në ditë.' },
  venue: { en: 'You can create 10 venues a day.', sq: 'Mund të krijosh 10 qendra sportive në ditë.' },
  organization: { en: 'You can create 10 organizations a day.', sq: 'Mund të krijosh 10 organizata në ditë.' },
  competition: { en: 'You can create 10 competitions a day.', sq: 'Mund të krijosh 10 kompeticione në ditë.' },
  event: { en: 'You can create 100 events a day.', sq: 'Mund të krijosh 100 aktivitete në ditë.' },
  together: {
    en: 'You can create 30 communities, teams, venues, organizations and competitions a day.',
    sq: 'Mund të krijosh 30 komunitete, ekipe, qendra sportive, organizata dhe kompeticione në ditë.',
  },
};
const texts = {
  telling: { en: 'You have told people too much in the last hour.', sq: 'Ke njoftuar shumë njerëz në orën e fundit.' },
  announcements: {
    en: 'A community can make 3 announcements a day.',
    sq: 'Një komunitet mund të bëjë 3 lajmërime në ditë.',
  },
} satisfies Record<string, LocalText>;

/** Counts what is about to be created, or refuses it. A weekly event counts once, whatever the server makes of it later. */
export async function countCreation(ctx: LimitedContext, kind: Creation): Promise<void> {
  const own = {
    key: `created ${ctx.user.id} ${kind}`,
    limit: kind === 'event' ? ofEvents : ofOneKind,
    reason: created[kind],
  };
  const all = { key: `created ${ctx.user.id}`, limit: together, reason: created.together };
  await countAll(ctx, kind === 'event' ? [own] : [own, all]);
}

/** Counts an announcement of a community, whoever writes it, or refuses it beside its text. */
export async function countAnnouncement(ctx: LimitedContext, communityId: number): Promise<void> {
  const limit = { key: `announced ${communityId}`, limit: announcements, reason: texts.announcements, field: 'text' };
  await countAll(ctx, [limit]);
}

/** Refuses what is done only to tell others (inviting, announcing) after too much of it. `field` shows the sentence. */
export function refuseTellingMore(ctx: LimitedContext, field?: string): void {
  const wait = waitToTell(ctx.db, ctx.user.id, ctx.now());
  if (wait > 0) ctx.tooMany(wait, { reason: texts.telling, ...(field !== undefined && { field }) });
}

interface Counted {
  readonly key: string;
  readonly limit: Limit;
  readonly reason: LocalText;
  readonly field?: string;
}
async function countAll(ctx: LimitedContext, limits: readonly Counted[]): Promise<void> {
  for (const { key, limit, reason, field } of limits) {
    const wait = waitFor(ctx.db, key, limit, ctx.now());
    if (wait > 0) ctx.tooMany(wait, { reason, ...(field !== undefined && { field }) });
    await countOnce(ctx.db, key, limit, ctx.now());
  }
}
