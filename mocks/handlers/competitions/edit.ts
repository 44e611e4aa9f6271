import { competitionProblems } from '../../../src/shared/lib/competition-problems.ts';
import { fieldMessage } from '../../contract/field-texts.ts';
import type { Context, FieldErrorInput, Handlers, Input, RequestContext } from '../../contract/types.ts';
import type { CompetitionRecord, LocalText, SportRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { entriesTo, moduleOfOwner, runsCompetition } from '../../rules/competitions/access.ts';
import { storeDefaultStages } from '../../rules/competitions/default-stages.ts';
import { defaultGameRules, defaultRanking } from '../../rules/competitions/defaults.ts';
import { storeStages } from '../../rules/competitions/store-stages.ts';
import { renameInNotices } from '../../rules/competitions/notices.ts';
import { changeEntries, liveEntries } from '../../rules/competitions/people.ts';
import { competitionRoom } from '../../rules/shared/competition-room.ts';
import { dateOf } from '../../rules/shared/time.ts';
import { newSlug } from '../../rules/shared/slugs.ts';
import { toCompetition } from '../../views/competition.ts';
import { editText, imageColumns, sharedErrors } from '../shared/edits.ts';
import { countCreation } from '../shared/limits.ts';
import { actOf, managedCompetition } from './access.ts';

type Create = Input<'createCompetition'>['body'];
type Update = Input<'updateCompetition'>['body'];

const texts = {
  owner: { en: 'Choose in whose name.', sq: 'Zgjidh në emër të kujt.' },
  ownOwner: { en: 'This is only for yourself.', sq: 'Kjo vlen vetëm për ty.' },
  otherOwner: { en: 'You do not run this organization.', sq: 'Nuk e drejton këtë organizatë.' },
  sport: { en: 'The sport stays: teams have a place already.', sq: 'Sporti nuk ndryshon: ka ekipe me vend.' },
  taken: { en: 'More teams have a place already.', sq: 'Më shumë ekipe kanë tashmë vend.' },
} satisfies Record<string, LocalText>;

/** Making, changing and deleting a competition (design §9). */
export const editHandlers: Handlers<'createCompetition' | 'updateCompetition' | 'deleteCompetition'> = {
  async createCompetition({ body }, ctx) {
    const owner = ownerOf(ctx, body);
    const shared = sharedErrors(ctx, body, null);
    if (shared.length > 0) return ctx.refuse(422, 'validation', undefined, { errors: shared });
    const sport = sportOf(ctx.db, body.sport_id);
    const draft = {
      min_teams: body.min_teams,
      max_teams: body.max_teams,
      roster_min: body.roster_min,
      roster_max: body.roster_max,
      starts_on: body.starts_on,
      ends_on: body.ends_on ?? null,
      registration_opens_at: instantOf(body.registration_opens_at),
      registration_closes_at: instantOf(body.registration_closes_at),
      game_rules: body.game_rules ?? defaultGameRules(ctx.db, owner, sport),
      ranking: body.ranking ?? defaultRanking(ctx.db, owner, sport),
    };
    const errors = draftErrors(ctx, { ...draft, sport }, null);
    if (errors.length > 0) return ctx.refuse(422, 'validation', undefined, { errors });
    await countCreation(ctx, 'competition');
    const competition = await ctx.db.competitions.insert({
      ...owner,
      ...draft,
      slug: newSlug(ctx.db, body.name),
      name: body.name,
      image_id: null,
      image_ids: [],
      ...imageColumns(body),
      description: null,
      ...editText(ctx, null, body.description),
      rules_text: textOf(ctx, null, body.rules_text),
      sport_id: body.sport_id,
      city_id: body.city_id,
      gender: body.gender,
      level: body.level ?? null,
      format: body.format,
      entry_fee: body.entry_fee ?? 0,
      auto_accept: body.auto_accept ?? false,
      score_entry: body.score_entry ?? 'organizer',
      phase: 'draft',
      cancel_reason: null,
      champion_id: null,
      stages_revision: 0,
      opening_told: false,
      created_at: ctx.now(),
    });
    await storeDefaultStages(ctx.db, competition);
    return { competition: toCompetition(ctx, competition) };
  },

  async updateCompetition({ path: { competitionId }, body }, ctx) {
    const before = managedCompetition(ctx, competitionId);
    const { phase } = before;
    if (phase === 'finished' || phase === 'cancelled') return ctx.refuse(409, 'competition_over');
    const fixed = phase === 'ready' || phase === 'ongoing' ? changedOf(before, body) : [];
    if (fixed.length > 0) return ctx.refuse(409, 'competition_started', undefined, { field: fixed[0] ?? '' });
    const draft = draftOf(before, body);
    const sport = sportOf(ctx.db, body.sport_id ?? before.sport_id);
    const errors = [
      ...sharedErrors(ctx, body, before),
      ...draftErrors(ctx, { ...draft, sport }, before),
      ...teamErrors(ctx, before, body),
    ];
    if (errors.length > 0) return ctx.refuse(422, 'validation', undefined, { errors });
    const competition = await ctx.db.competitions.update(before.id, {
      ...draft,
      ...columnsOf(body),
      // who knows that it is open is told again where it opens anew
      ...((draft.registration_opens_at ?? 0) > ctx.now() && { opening_told: false }),
      ...handedOver(ctx, before, body.owner_id),
      ...imageColumns(body),
      ...editText(ctx, before.description, body.description),
      rules_text: textOf(ctx, before.rules_text, body.rules_text),
    });
    if (competition.format !== before.format) await storeDefaultStages(ctx.db, competition);
    if (competition.name !== before.name || competition.slug !== before.slug)
      await renameInNotices(ctx.db, competition);
    const act = actOf(ctx, competition);
    const resized = await changeEntries(act, { type: 'resized' });
    const promoted = resized.refused === undefined ? resized.promoted : [];
    liveEntries(act, new Map(promoted.map((team) => [team, 'promoted'])));
    return { competition: toCompetition(ctx, competition) };
  },

  async deleteCompetition({ path: { competitionId } }, ctx) {
    const { id, phase } = managedCompetition(ctx, competitionId);
    if (phase !== 'draft' || entriesTo(ctx.db, id).length > 0) return ctx.refuse(409, 'competition_started');
    for (const one of ctx.db.competitionTeams.by('competition', id)) await ctx.db.competitionTeams.remove(one.id);
    for (const one of ctx.db.competitionFollows.by('competition', id)) await ctx.db.competitionFollows.remove(one.id);
    await storeStages(ctx.db, id, []);
    await ctx.db.competitions.remove(id);
    ctx.realtime.update({ [`rooms/${competitionRoom(id)}`]: null });
    return null;
  },
};

type Creating = Context<'createCompetition'>;
export const instantOf = (text: string | null | undefined): number | null =>
  text === undefined || text === null ? null : Date.parse(text);
/** A sport that does not exist has been refused before. */
export const sportOf = (db: DbReader, id: number): SportRecord['key'] => db.sports.get(id)?.key ?? 'football';

/** In whose name, if the user may: the same answer for what they do not run and what does not exist. */
function ownerOf(ctx: Creating, { owner_type, owner_id }: Create): Pick<CompetitionRecord, 'owner_type' | 'owner_id'> {
  if (ctx.module !== moduleOfOwner({ owner_type })) return ctx.refuse(403, 'forbidden');
  if (owner_type === 'base')
    return owner_id === undefined || owner_id === ctx.user.id
      ? { owner_type, owner_id: ctx.user.id }
      : ctx.refuse(422, 'validation', ctx.say(texts.ownOwner), { field: 'owner_id' });
  if (owner_id === undefined) return ctx.refuse(422, 'validation', ctx.say(texts.owner), { field: 'owner_id' });
  return runsCompetition(ctx.db, { owner_type, owner_id }, ctx.user.id)
    ? { owner_type, owner_id }
    : ctx.refuse(403, 'forbidden');
}

/** To an organization that its owner runs, too. */
function handedOver(ctx: Context<'updateCompetition'>, { owner_type, owner_id }: CompetitionRecord, to?: number) {
  if (to === undefined || (owner_type === 'organization' && owner_id === to)) return {};
  const owner = { owner_type: 'organization', owner_id: to } as const;
  return runsCompetition(ctx.db, owner, ctx.user.id)
    ? owner
    : ctx.refuse(422, 'validation', ctx.say(texts.otherOwner), { field: 'owner_id' });
}

/** What stays once the draw is made. */
const fixedFields = [
  'sport_id',
  'format',
  'min_teams',
  'max_teams',
  'registration_opens_at',
  'registration_closes_at',
] as const satisfies readonly (keyof Update)[];
const changedOf = (before: CompetitionRecord, body: Update): string[] =>
  fixedFields.filter((field) => {
    const sent = body[field];
    return sent !== undefined && (field.endsWith('_at') ? instantOf(String(sent)) : sent) !== before[field];
  });

function draftOf(before: CompetitionRecord, body: Update) {
  const at = (field: 'registration_opens_at' | 'registration_closes_at') =>
    body[field] === undefined ? before[field] : instantOf(body[field]);
  return {
    min_teams: body.min_teams ?? before.min_teams,
    max_teams: body.max_teams ?? before.max_teams,
    roster_min: body.roster_min ?? before.roster_min,
    roster_max: body.roster_max ?? before.roster_max,
    starts_on: body.starts_on ?? before.starts_on,
    ends_on: body.ends_on === undefined ? before.ends_on : body.ends_on,
    registration_opens_at: at('registration_opens_at'),
    registration_closes_at: at('registration_closes_at'),
    game_rules: body.game_rules ?? before.game_rules,
    ranking: body.ranking ?? before.ranking,
  };
}

/** The other columns that were sent. */
const columnsOf = ({
  name,
  slug,
  sport_id,
  city_id,
  gender,
  level,
  format,
  entry_fee,
  auto_accept,
  score_entry,
}: Update) => ({
  ...(name !== undefined && { name }),
  ...(slug !== undefined && { slug }),
  ...(sport_id !== undefined && { sport_id }),
  ...(city_id !== undefined && { city_id }),
  ...(gender !== undefined && { gender }),
  ...(level !== undefined && { level }),
  ...(format !== undefined && { format }),
  ...(entry_fee !== undefined && { entry_fee }),
  ...(auto_accept !== undefined && { auto_accept }),
  ...(score_entry !== undefined && { score_entry }),
});

const textOf = (ctx: RequestContext, before: LocalText | null, text: string | undefined): LocalText | null => {
  const { description = before } = editText(ctx, before, text);
  return description;
};

type Draft = Parameters<typeof competitionProblems>[0];
/** What is wrong between the fields, in the reader's language; of a new one the start is checked, too. */
export function draftErrors(
  ctx: RequestContext,
  draft: Draft & Pick<CompetitionRecord, 'starts_on'>,
  before: CompetitionRecord | null,
): FieldErrorInput[] {
  const today = draft.starts_on === before?.starts_on ? undefined : dateOf(ctx.now());
  return competitionProblems({ ...draft, today }).map(({ field, key }) => ({
    field,
    message: fieldMessage({ key }, ctx.language),
    code: 'validation',
  }));
}

/** What the teams that have a place do not allow. */
function teamErrors(
  ctx: RequestContext & { readonly db: DbReader },
  { id, sport_id }: CompetitionRecord,
  body: Update,
): FieldErrorInput[] {
  const teams = ctx.db.competitionTeams.by('competition', id).filter(({ status }) => status === 'active').length;
  const refuse = (field: string, text: LocalText): FieldErrorInput => ({
    field,
    message: ctx.say(text),
    code: 'validation',
  });
  return [
    ...(teams > 0 && body.sport_id !== undefined && body.sport_id !== sport_id
      ? [refuse('sport_id', texts.sport)]
      : []),
    ...(body.max_teams !== undefined && body.max_teams < teams ? [refuse('max_teams', texts.taken)] : []),
  ];
}
