import { hasShape, type Shape } from '../src/shared/api/answer-shape.ts';
import type {
  GetCommunityData,
  GetCompetitionData,
  GetEventData,
  GetGameData,
  GetOrganizationData,
  GetTeamData,
  GetVenueData,
  ResolveSlugData,
} from '../src/shared/api/generated/model.ts';
import { community } from '../src/shared/api/generated/shapes/community.ts';
import { competition } from '../src/shared/api/generated/shapes/competition.ts';
import { event } from '../src/shared/api/generated/shapes/event.ts';
import { game } from '../src/shared/api/generated/shapes/game.ts';
import { organization } from '../src/shared/api/generated/shapes/organization.ts';
import { team } from '../src/shared/api/generated/shapes/team.ts';
import { venue } from '../src/shared/api/generated/shapes/venue.ts';
import type { Subject } from './share-address.ts';
import {
  type Card,
  communityCard,
  competitionCard,
  eventCard,
  gameCard,
  organizationCard,
  teamCard,
  venueCard,
} from './share-card.ts';
import type { Words } from './share-words.ts';

/** Reads `data` of an answer of the public API; null when there is none for a guest. */
export type Ask = (path: string) => Promise<unknown>;

interface Kind {
  path: string;
  /** By the contract's own shapes; what the card does not say may be missing. */
  shape: Shape;
  card: (data: never, words: Words) => Card;
}

const kinds = {
  venue: { path: '/venue/', shape: { venue }, card: (data: GetVenueData, words) => venueCard(data.venue, words) },
  team: { path: '/team/', shape: { team }, card: (data: GetTeamData, words) => teamCard(data.team, words) },
  organization: {
    path: '/organization/',
    shape: { organization },
    card: (data: GetOrganizationData, words) => organizationCard(data.organization, words),
  },
  competition: {
    path: '/competition/',
    shape: { competition },
    card: (data: GetCompetitionData, words) => competitionCard(data.competition, words),
  },
  event: { path: '/event/', shape: { event }, card: (data: GetEventData, words) => eventCard(data.event, words) },
  game: { path: '/fixture/', shape: { game }, card: (data: GetGameData, words) => gameCard(data.game, words) },
  community: {
    path: '/community/',
    shape: { community },
    card: (data: GetCommunityData, words) => communityCard(data.community, words),
  },
} satisfies Record<string, Kind>;

/** What a slug may stand for, and whether that is asked for by its slug or by its id (`slug-pages.tsx`). */
const BY_SLUG = { venue: 'slug', team: 'slug', organization: 'slug', competition: 'id', community: 'id' } as const;

/** What a shared link of this says; null when a guest may not read it, or it is not what the contract says. */
export async function cardOf({ kind, key }: Subject, ask: Ask, words: Words): Promise<Card | null> {
  if (kind !== 'slug') return cardOfKind(kinds[kind], key, ask, words);
  const found = await ask(`/slug/${key}`);
  if (!hasShape(found, { type: '', id: 0, slug: '' })) return null;
  const { type, id, slug } = found as ResolveSlugData; // `hasShape` has looked
  if (!isKey(BY_SLUG, type)) return null;
  return cardOfKind(kinds[type], BY_SLUG[type] === 'id' ? String(id) : slug, ask, words);
}

async function cardOfKind({ path, shape, card }: Kind, key: string, ask: Ask, words: Words): Promise<Card | null> {
  const data = await ask(path + encodeURIComponent(key));
  return hasShape(data, shape) ? card(data as never, words) : null; // each row names the type of its own shape
}

const isKey = <T extends object>(table: T, key: PropertyKey): key is keyof T => Object.hasOwn(table, key);
