import type { GameRecord, TeamMemberRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import type { GameHost, GamesOfKind } from './host.ts';
import type { Side } from './result.ts';
import { competitionRoom } from '../shared/competition-room.ts';
import { gamesOf, teamOf } from './games.ts';
import { fixtureAddress } from '../shared/notification-target.ts';
import { pointOfCity, pointOfVenue } from '../shared/points.ts';
import { maySeeTeam, membershipOf, rosterOf } from '../teams/access.ts';
import { existing } from '../shared/lookups.ts';

const sides = ['home', 'away'] as const;

/** Games of two teams: public, and entered by whoever runs their league, whom the mock does not know yet (decision 042). */
export const teamGames: GamesOfKind = {
  hostOf,
  gamesOf: (db, userId) =>
    db.teamMembers
      .by('user', userId)
      .filter(({ status }) => status === 'active')
      .flatMap(({ team_id }) => gamesOf(db, team_id))
      .filter(({ kind }) => kind === 'fixture'),
};

function hostOf(db: DbReader, game: GameRecord): GameHost {
  const { id, status, starts_at } = game;
  const isOpen = status !== 'cancelled';
  const roster = (side: Side): TeamMemberRecord[] => rosterOf(db, teamOf(game, side) ?? 0);
  const memberOf = (side: Side, userId: number) => membershipOf(db, teamOf(game, side) ?? 0, userId);
  const sidesSpokenFor = (userId: number): Side[] => sides.filter((side) => speaks(memberOf(side, userId)));
  const nameOf = (side: Side): string =>
    db.teams.get(teamOf(game, side) ?? 0)?.name ?? (side === 'home' ? game.home_label : game.away_label);
  return {
    event: null,
    isKnownTo: () => true,
    managers: () => [],
    looksAfter: () => false,
    manages: () => false,
    profileOf: (managerId) => ({ user_id: managerId, module: 'base', entity_id: managerId }),
    leads: () => false,
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
    lineup(reader, side) {
      const team = db.teams.get(teamOf(game, side) ?? 0);
      if (!team || !maySeeTeam(db, reader, team)) return [];
      return roster(side)
        .filter((one) => one.status === 'active' && one.is_player)
        .map(toEntry);
    },
    namesPeopleToGuests: true,
    times: () => ({ status, starts_at, ends_at: null }),
    startsByClock: null,
    isOpen,
    hasBegun: (now) => isOpen && starts_at !== null && starts_at <= now,
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

const toEntry = ({ user_id, jersey_number, position, roles }: TeamMemberRecord) => ({
  user_id,
  guests: 0,
  jersey_number,
  is_captain: roles.includes('captain'),
  position,
  participant_id: null,
});
