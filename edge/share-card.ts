/** What a shared link says of a thing, in the words of its page. Chats cut the line off: what one asks first stands first. */
import { datesText, placesText } from '../src/entities/competition/competition-words.ts';
import { placeInStage } from '../src/entities/competition/round-words.ts';
import { perPersonText, placeText, seatsText } from '../src/entities/event/event-words.ts';
import { momentText, whenText } from '../src/entities/game/game-when.ts';
import { sideName } from '../src/entities/game/side-name.ts';
import type {
  Community,
  Competition,
  Event,
  Game,
  Image,
  Organization,
  Sport,
  Team,
  Venue,
} from '../src/shared/api/generated/model.ts';
import { paths } from '../src/shared/routing/paths.ts';
import type { Words } from './share-words.ts';

export interface Card {
  /** As the page titles itself, without " · Fusha". */
  title: string;
  /** What one wants to know in a chat; an empty part is left out. */
  parts: readonly (string | null | undefined | false)[];
  /** The address that the page's own share button gives out, below `/app`. */
  path: string;
  /** Candidates for the picture, the best first. */
  images: readonly (Image | null | undefined)[];
  /** The drawing, where there is no picture of its own. */
  sport: Pick<Sport, 'key'> | undefined;
}

const sportsText = (sports: readonly Sport[], { t }: Words): string =>
  sports
    .map(({ key }) => t('common')(`sports.${key}`))
    .filter(Boolean)
    .join(', ');

/** "Football, Tennis · Rruga e Elbasanit, Tirana · from ALL 1,500 per hour". */
export function venueCard(venue: Venue, words: Words): Card {
  const { format, t } = words;
  return {
    title: venue.name,
    parts: [
      sportsText(venue.sports, words),
      [venue.address, venue.city.name].filter(Boolean).join(', '),
      venue.price_from !== null && t('venues')('card.priceFrom', { price: format.price(venue.price_from) }),
      !venue.is_bookable && t('venue')('phoneOnly'),
    ],
    path: paths.venue(venue.slug),
    images: [venue.image, ...venue.images],
    sport: venue.sports[0],
  };
}

/** "Football · Tirana · Intermediate · 14 members". */
export function teamCard(team: Team, words: Words): Card {
  const t = words.t('teams');
  return {
    title: team.name,
    parts: [
      sportsText([team.sport], words),
      team.city.name,
      team.level && t(`levels.${team.level}`),
      // of a private team guests are told no more than its name card
      team.is_public
        ? team.members_count !== null && t('card.members', { count: team.members_count })
        : t('card.private'),
    ],
    path: paths.team(team.slug),
    images: [...team.images, team.image],
    sport: team.sport,
  };
}

/** "Volleyball, Tennis · Durrës · 32 members". */
export function communityCard(community: Community, words: Words): Card {
  const t = words.t('communities');
  return {
    title: community.name,
    parts: [
      sportsText(community.sports, words),
      community.city.name,
      t('card.members', { count: community.members_count }),
    ],
    path: paths.community(community.id),
    images: [community.image],
    sport: community.sports[0],
  };
}

/** "Organization · Tirana · 3 competitions". */
export function organizationCard(organization: Organization, { t }: Words): Card {
  const { name, slug, city, competitions_count: count, image, images } = organization;
  return {
    title: name,
    parts: [t('organization')('kind'), city.name, count > 0 && t('competitions')('count', { count })],
    path: paths.organization(slug),
    images: [...images, image],
    sport: undefined,
  };
}

/** "Football · Registration open · Oct 7, 2026 – Jan 12, 2027 · Tirana · 6 of 8 teams · League". */
export function competitionCard(competition: Competition, words: Words): Card {
  const { format } = words;
  const t = words.t('competitions');
  const { id, name, sport, city, phase, champion, image, images } = competition;
  return {
    title: name,
    parts: [
      sportsText([sport], words),
      t(`phases.${phase}`),
      datesText(competition, t, format),
      city.name,
      champion ? t('champion', { name: champion.name }) : phase !== 'cancelled' && placesText(competition, t),
      t(`formats.${competition.format}`),
    ],
    path: paths.competition(id),
    images: [...images, image],
    sport,
  };
}

/** "Thu, Nov 26, 20:00–21:00 · Court 1 · Fusha e Liqenit · Tirana · 8 of 14 going · ALL 300 per person · Football · Open game". */
export function eventCard(event: Event, words: Words): Card {
  const { format, now } = words;
  const t = words.t('events');
  const { id, title, sport, kind, phase, starts_at, ends_at, city, image } = event;
  return {
    title,
    parts: [
      phase !== 'scheduled' && t(`phase.${phase}`),
      whenText(starts_at, ends_at, format, now),
      placeText(event, t),
      city.name,
      ...(phase === 'scheduled' ? [seatsText(event, t), perPersonText(event, t, format)] : []),
      sportsText([sport], words),
      t(`kinds.${kind}`),
    ],
    path: paths.event(id),
    images: [image],
    sport,
  };
}

/** "Final score: 3–1 · Superliga 5x5 · Matchday 8 · Fusha e Liqenit"; before the game when it begins, in the score's place. */
export function gameCard(game: Game, words: Words): Card {
  const t = words.t('games');
  const { id, event, competition, sport, venue } = game;
  const side = (key: 'home' | 'away') => sideName(game, key, words.t('fixtures'));
  return {
    title: t('board.versus', { home: side('home'), away: side('away') }),
    parts: [
      gameState(game, words),
      competition ? competition.name : (event?.title ?? sportsText([sport], words)),
      competition && placeInStage(game, words.t('competition')),
      venue?.name,
    ],
    path: paths.fixture(id),
    images: [],
    sport,
  };
}

/** As the board of the page says it. */
function gameState({ status, starts_at, ends_at, score }: Game, { t, format, now }: Words): string {
  const states = t('games');
  const points = score.home === null || score.away === null ? null : `${score.home}–${score.away}`;
  switch (status) {
    case 'unscheduled':
      return states('states.unscheduled');
    case 'scheduled':
      if (ends_at !== null && Date.parse(ends_at) <= now) return states('states.ended');
      return starts_at === null ? states('states.scheduled') : momentText(starts_at, format, now);
    default: {
      const state = status === 'finished' ? states('states.finished') : t('fixtures')(`states.${status}`);
      const shootout = score.shootout ? ` (${states('board.shootout', { ...score.shootout })})` : '';
      return points === null ? state : [state, `${points}${shootout}`].filter(Boolean).join(': ');
    }
  }
}
