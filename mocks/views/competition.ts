import type { Viewer } from '../contract/types.ts';
import type { CompetitionRecord, CompetitionTeamRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import {
  competitionPermissions,
  entriesTo,
  managesCompetition,
  runsCompetition,
  runsTeam,
  teamsOf,
} from '../rules/competitions/access.ts';
import { boardOf, stagesOf } from '../rules/competitions/board.ts';
import { missingFor } from '../rules/competitions/phases.ts';
import { isLive, isPast, soonestFirst } from '../rules/games/games.ts';
import { existing, toCity, toImage, toImages, toSport, toUserRef } from '../rules/shared/lookups.ts';
import { toIso } from '../rules/shared/time.ts';
import { toTeamRef } from './team.ts';

const instantOf = (at: number | null) => (at === null ? null : toIso(at));
const refOf = (db: DbReader, id: number) => toTeamRef(db, existing(db.teams.get(id), 'team'));

/** A competition as this user sees it (design §9). */
export function toCompetition(ctx: Viewer, competition: CompetitionRecord) {
  const { db, user } = ctx;
  const { id, champion_id } = competition;
  const runs = runsCompetition(db, competition, user?.id);
  const teams = db.competitionTeams.by('competition', id).filter(({ status }) => status === 'active');
  const mine = new Set(teamsOf(db, user?.id));
  const myTeam = teams.find(({ team_id }) => mine.has(team_id));
  const follows = db.competitionFollows.by('competition', id);
  return {
    id,
    slug: competition.slug,
    name: competition.name,
    image: toImage(db, competition.image_id),
    images: toImages(db, competition.image_ids),
    description: competition.description ? ctx.say(competition.description) : '',
    rules_text: competition.rules_text ? ctx.say(competition.rules_text) : '',
    sport: toSport(existing(db.sports.get(competition.sport_id), 'sport'), ctx),
    owner: toOwner(db, competition),
    city: toCity(existing(db.cities.get(competition.city_id), 'city')),
    gender: competition.gender,
    level: competition.level,
    format: competition.format,
    min_teams: competition.min_teams,
    max_teams: competition.max_teams,
    roster_min: competition.roster_min,
    roster_max: competition.roster_max,
    entry_fee: competition.entry_fee,
    starts_on: competition.starts_on,
    ends_on: competition.ends_on,
    registration_opens_at: instantOf(competition.registration_opens_at),
    registration_closes_at: instantOf(competition.registration_closes_at),
    auto_accept: competition.auto_accept,
    score_entry: competition.score_entry,
    game_rules: { ...competition.game_rules },
    ranking: { ...competition.ranking, criteria: competition.ranking.criteria.map((one) => ({ ...one })) },
    status: competition.phase === 'draft' ? ('draft' as const) : ('published' as const),
    phase: competition.phase,
    cancel_reason: competition.cancel_reason,
    teams_count: teams.length,
    waiting_count: runs ? entriesTo(db, id).filter(({ status }) => status === 'pending').length : null,
    followers_count: follows.length,
    is_followed: follows.some(({ user_id }) => user_id === user?.id),
    current_stage_id: stagesOf(db, id).find(({ status }) => status === 'active')?.id ?? null,
    next_game_at: instantOf(nextGameAt(db, competition, ctx.now())),
    champion: champion_id === null ? null : refOf(db, champion_id),
    my_team: myTeam ? refOf(db, myTeam.team_id) : null,
    missing: runs ? missingFor(boardOf(db, competition, ctx.now())) : [],
    permissions: competitionPermissions(db, ctx, competition, ctx.now()),
  };
}

/** Of a game that has begun as long as it is among the next ones; null: none is to come. */
function nextGameAt(db: DbReader, { id, phase }: CompetitionRecord, now: number): number | null {
  if (phase !== 'ongoing') return null;
  const [next] = soonestFirst(db.games.by('competition', id).filter((game) => isLive(game) || !isPast(game, now)));
  return next?.starts_at ?? null;
}

function toOwner(db: DbReader, { owner_type, owner_id }: CompetitionRecord) {
  if (owner_id === null) return null;
  if (owner_type === 'base') {
    const user = toUserRef(db, owner_id);
    return user && { type: owner_type, ...user, slug: null };
  }
  const { id, name, slug, image_id } = existing(db.organizations.get(owner_id), 'organization');
  return { type: owner_type, id, name, slug, image: toImage(db, image_id) };
}

export const toRoster = (db: DbReader, roster: CompetitionTeamRecord['roster']) =>
  roster.flatMap(({ user_id, jersey_number }) => {
    const user = toUserRef(db, user_id);
    return user ? [{ user, jersey_number }] : [];
  });

/** A team of a competition: its roster and what it has paid are for its organizers and those who run the team. */
export function toCompetitionTeam(ctx: Viewer, competition: CompetitionRecord, entry: CompetitionTeamRecord) {
  const { db, user } = ctx;
  const { team_id, status } = entry;
  const seesAll = runsCompetition(db, competition, user?.id) || runsTeam(db, team_id, user?.id);
  const isOver = competition.phase === 'finished' || competition.phase === 'cancelled';
  const manages = managesCompetition(db, ctx, competition) && !isOver;
  return {
    team: refOf(db, team_id),
    application_id: seesAll ? entry.application_id : null,
    seed: entry.seed,
    seed_locked: entry.seed_locked,
    status,
    deductions: entry.deductions.map(({ points, reason }) => ({ points, reason })),
    roster_count: entry.roster.length,
    roster: seesAll ? toRoster(db, entry.roster) : null,
    fee_paid: seesAll ? entry.fee_paid : null,
    is_mine: teamsOf(db, user?.id).includes(team_id),
    permissions: {
      update: manages,
      disqualify: manages && status === 'active',
      withdraw: manages && status === 'active',
    },
  };
}

export const toCompetitionRef = (db: DbReader, id: number | null) => {
  const competition = id === null ? undefined : db.competitions.get(id);
  return competition ? { id: competition.id, slug: competition.slug, name: competition.name } : null;
};
