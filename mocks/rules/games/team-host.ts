import type { CompetitionRecord, GameRecord, TeamMemberRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import type { GameHost, GamesOfKind } from './host.ts';
import { OFFICIAL_AFTER, type Side } from './result.ts';
import {
  managesCompetition,
  moduleOfOwner,
  organizersOf,
  profileOfOrganizer,
  runsCompetition,
} from '../people/competition-organizers.ts';
import { competitionRoom } from '../shared/competition-room.ts';
import { gamesOf, teamOf } from './games.ts';
import { fixtureAddress } from '../shared/notification-target.ts';
import { pointOfCity, pointOfVenue } from '../shared/points.ts';
import { maySeeTeam, membershipOf, rosterOf } from '../teams/access.ts';
import { existing } from '../shared/lookups.ts';
import { HOUR } from '../shared/time.ts';

const sides = ['home', 'away'] as const;

/** Games of two teams: public. Those of a competition are managed by who runs it; friendly games by nobody (decision 059). */
export const teamGames: GamesOfKind = {
  hostOf,
  gamesOf: (db, { user, module }) => {
    if (!user) return [];
    const played = db.teamMembers
      .by('user', user.id)
      .filter(({ status }) => status === 'active')
      .flatMap(({ team_id }) => gamesOf(db, team_id))
      .filter(({ kind }) => kind === 'fixture');
    const run = db.competitions
      .filter((one) => moduleOfOwner(one) === module && runsCompetition(db, one, user.id))
      .flatMap(({ id }) => db.games.by('competition', id))
      .filter(hasTeams);
    return [...played, ...run];
  },
};

const hasTeams = ({ home_team_id, away_team_id }: GameRecord): boolean =>
  home_team_id !== null && away_team_id !== null;

/** Hours until a result of its games is official: as its organization has set, else a day. */
function officialAfter(db: DbReader, competition: CompetitionRecord | null): number {
  if (competition?.owner_type !== 'organization') return OFFICIAL_AFTER;
  const set = db.settings.one('key', 'organization', competition.owner_id, 'result_auto_official_hours');
  return typeof set?.value === 'number' ? set.value * HOUR : OFFICIAL_AFTER;
}

/** A game of a competition is open while that is ongoing and its stage is being played. */
function isInPlay(db: DbReader, { place }: GameRecord, competition: CompetitionRecord | null): boolean {
  if (!competition) return true;
  return competition.phase === 'ongoing' && db.stages.get(place?.stage_id ?? 0)?.status === 'active';
}

function hostOf(db: DbReader, game: GameRecord): GameHost {
  const { id, status, starts_at } = game;
  const competition = game.competition_id === null ? null : (db.competitions.get(game.competition_id) ?? null);
  const isOpen = status !== 'cancelled' && isInPlay(db, game, competition);
  const roster = (side: Side): TeamMemberRecord[] => rosterOf(db, teamOf(game, side) ?? 0);
  const memberOf = (side: Side, userId: number) => membershipOf(db, teamOf(game, side) ?? 0, userId);
  const sidesSpokenFor = (userId: number): Side[] => sides.filter((side) => speaks(memberOf(side, userId)));
  const players = (side: Side) => roster(side).filter((one) => one.status === 'active' && one.is_player);
  const chosen = (side: Side): Chosen[] => {
    const choice = game.lineups?.find(({ team_id }) => team_id === teamOf(game, side))?.players ?? [];
    const startingOf = new Map(choice.map((one) => [one.user_id, one.is_starter]));
    const present = players(side).filter(({ user_id }) => startingOf.has(user_id));
    // when all of them have left, nobody is chosen
    if (present.length === 0) return players(side).map((member) => ({ member, isStarting: null }));
    return present.map((member) => ({ member, isStarting: startingOf.get(member.user_id) ?? null }));
  };
  const showsLineup = (reader: Parameters<GameHost['lineup']>[0], side: Side): boolean => {
    const team = db.teams.get(teamOf(game, side) ?? 0);
    return team !== undefined && maySeeTeam(db, reader, team);
  };
  const nameOf = (side: Side): string =>
    db.teams.get(teamOf(game, side) ?? 0)?.name ?? (side === 'home' ? game.home_label : game.away_label);
  return {
    event: null,
    competition,
    isKnownTo: () => true,
    managers: () => (competition ? organizersOf(db, competition) : []),
    looksAfter: (userId) => competition !== null && runsCompetition(db, competition, userId),
    manages: (requester) => competition !== null && managesCompetition(db, requester, competition),
    profileOf: (managerId) =>
      competition
        ? profileOfOrganizer(competition, managerId)
        : { user_id: managerId, module: 'base', entity_id: managerId },
    leads: (userId) => competition?.score_entry === 'captains' && sidesSpokenFor(userId).length > 0,
    speakers: (side) =>
      roster(side)
        .filter(speaks)
        .map(({ user_id }) => user_id),
    sidesSpokenFor,
    sideOf: (userId) =>
      sidesSpokenFor(userId)[0] ?? sides.find((side) => memberOf(side, userId)?.status === 'active') ?? null,
    players: () =>
      sides
        .flatMap(roster)
        .filter((one) => one.status === 'active')
        .map(({ user_id }) => user_id),
    squad: (side) => chosen(side).map(({ member }) => member.user_id),
    eligible: (userId, side) => {
      const mine = memberOf(side, userId);
      return mine?.status === 'active' && mine.roles.length > 0 ? players(side).map(({ user_id }) => user_id) : null;
    },
    showsLineup,
    lineup: (reader, side) => (showsLineup(reader, side) ? chosen(side).map(toEntry) : []),
    namesPeopleToGuests: true,
    times: () => ({ status, starts_at, ends_at: null }),
    startsByClock: null,
    isOpen,
    // one without a date is played when its teams meet
    hasBegun: (now) =>
      isOpen && (starts_at === null ? competition !== null && hasTeams(game) : hasTeams(game) && starts_at <= now),
    officialAfter: officialAfter(db, competition),
    sideName(side) {
      const name = nameOf(side);
      return { en: name, sq: name };
    },
    place: () => ({ venue_id: game.venue_id, court_name: db.courts.get(game.court_id ?? 0)?.name ?? null }),
    point() {
      const venue = game.venue_id === null ? undefined : db.venues.get(game.venue_id);
      if (venue) return pointOfVenue(venue);
      const team = existing(db.teams.get(game.home_team_id ?? game.away_team_id ?? 0), 'team');
      return pointOfCity(db, team.city_id);
    },
    address: (reader) => fixtureAddress(id, reader),
    inNotice: () => ({ home: nameOf('home'), away: nameOf('away') }),
    otherRooms: game.competition_id === null ? [] : [competitionRoom(game.competition_id)],
  };
}

/** The captains, managers and admins of a team. */
const speaks = (member: TeamMemberRecord | undefined): boolean =>
  member?.status === 'active' && member.roles.some((role) => role !== 'coach');

/** null: nobody has chosen. */
interface Chosen {
  readonly member: TeamMemberRecord;
  readonly isStarting: boolean | null;
}

const toEntry = ({ member: { user_id, jersey_number, position, roles }, isStarting }: Chosen) => ({
  user_id,
  guests: 0,
  jersey_number,
  is_captain: roles.includes('captain'),
  position,
  participant_id: null,
  is_starter: isStarting,
});
