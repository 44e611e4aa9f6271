import { finishStage } from '../rules/competitions/run-stages.ts';
import {
  doubleElimination,
  entrantsOf,
  groupGames,
  knockoutSlots,
  seededSlots,
  singleElimination,
  snake,
} from '../../src/tournament/index.ts';
import { sendApplication } from '../rules/applications/applications.ts';
import { storeDefaultStages } from '../rules/competitions/default-stages.ts';
import { changeEntries } from '../rules/competitions/people.ts';
import { addDays, DAY, toUtc } from '../rules/shared/time.ts';
import { rosterOf } from '../rules/teams/access.ts';
import { seedBracket } from './brackets.ts';
import { demoId } from './demo-accounts.ts';
import { sourceOf } from '../rules/competitions/sources.ts';
import { between, emptyGame, scoreOf } from './fixtures.ts';
import { football, leagueTeams, seedFriendlies, seedSeason } from './games.ts';
import { enter, insertCompetition, insertGroups, insertStage } from './competition-records.ts';
import { FIRST_MORE, seedMoreTeams } from './more-teams.ts';
import { detailsOf } from './scores.ts';
import type { Seeding } from './seeding.ts';

/** Of the five competitions, in the order of design §17. */
export const competitionIds = { liga: 1, kupa: 2, basket: 3, volej: 4, open: 5 } as const;

/** The five of design §17, with the games of their stages; then friendly games. Teams that only competitions have come first. */
export async function seedCompetitions(at: Seeding): Promise<void> {
  await seedMoreTeams(at);
  await seedLiga(at);
  await seedBasket(at);
  await seedVolej(at);
  await seedFriendlies(at);
  await seedKupa(at);
  await seedOpen(at);
}

/** A double league in mid-season, with a point deduction; its games are the first ones. */
async function seedLiga(at: Seeding): Promise<void> {
  const liga = await insertCompetition(at, {
    id: competitionIds.liga,
    name: 'Liga e Lagjeve 2026',
    sport: 'football',
    city: 'Tiranë',
    owner_type: 'organization',
    owner_id: 1,
    format: 'double-league',
    phase: 'ongoing',
    max_teams: 8,
    starts: -48,
    ends: 49,
    about: {
      en: 'Eight teams of the neighbourhoods, home and away, every week.',
      sq: 'Tetë ekipe të lagjeve, vajtje-ardhje, çdo javë.',
    },
  });
  const stage = await insertStage(at, liga, 1, { name: { en: 'League', sq: 'Kampionati' }, legs: 2 });
  const [group] = await insertGroups(at, stage, [[...leagueTeams].toSorted((a, b) => a - b)]);
  await enter(at, liga, leagueTeams);
  const agimi = at.db.competitionTeams.one('entry', liga.id, 8);
  if (agimi)
    await at.db.competitionTeams.update(agimi.id, {
      deductions: [{ points: 3, reason: 'Lojtar pa licencë në javën e 4-t.' }],
    });
  if (group) await seedSeason(at, { ...football, of: { stage, group } });
  for (const user_id of [demoId('player'), demoId('teamAdmin')])
    await at.db.competitionFollows.insert({ competition_id: liga.id, user_id });
}

/** A knockout of six teams, two of them with byes, while a semi-final is on. */
async function seedBasket(at: Seeding): Promise<void> {
  const teams = [9, 10, 11, 12, FIRST_MORE + 4, FIRST_MORE + 5];
  const basket = await insertCompetition(at, {
    id: competitionIds.basket,
    name: 'Basket Fest',
    sport: 'basketball',
    city: 'Tiranë',
    owner_type: 'base',
    owner_id: demoId('everyone'),
    format: 'knockout',
    phase: 'ongoing',
    max_teams: 8,
    starts: -2,
    ends: 5,
    about: { en: 'A weekend of basketball for six teams.', sq: 'Një fundjavë basketbolli për gjashtë ekipe.' },
  });
  await enter(at, basket, teams);
  const stage = await insertStage(at, basket, 1, {
    name: { en: 'Knockout', sq: 'Eliminim direkt' },
    type: 'single-elimination',
    third_place: true,
  });
  const bracket = singleElimination(seededSlots(entrantsOf(teams)), { thirdPlace: true });
  await seedBracket(at, {
    sport: 'basketball',
    stage,
    bracket,
    plans: { 1: { day: -2, result: '78:71' }, 2: { day: -2, result: '64:69' }, 3: 'live', 4: { day: 1 } },
  });
}

/** A double elimination of eight teams, one of which has withdrawn. */
async function seedVolej(at: Seeding): Promise<void> {
  const teams = [13, 14, 15, ...[6, 7, 8, 9, 10].map((more) => FIRST_MORE + more)];
  const volej = await insertCompetition(at, {
    id: competitionIds.volej,
    name: 'Volej Challenge',
    sport: 'volleyball',
    city: 'Durrës',
    owner_type: 'organization',
    owner_id: 3,
    format: 'double-knockout',
    phase: 'ongoing',
    max_teams: 8,
    starts: -10,
    ends: 20,
    about: { en: 'Who loses twice is out.', sq: 'Kush humb dy herë, del jashtë.' },
  });
  await enter(at, volej, teams);
  const stage = await insertStage(at, volej, 1, {
    name: { en: 'Double elimination', sq: 'Eliminim i dyfishtë' },
    type: 'double-elimination',
    grand_final: 'reset',
  });
  const bracket = doubleElimination(seededSlots(entrantsOf(teams)), { grandFinal: 'reset' });
  await seedBracket(at, {
    sport: 'volleyball',
    stage,
    bracket,
    plans: {
      1: { day: -10, result: '3:0' },
      2: { day: -10, result: '2:3' },
      3: { day: -9, result: '3:1' },
      4: { day: -9, result: '3:2' },
      5: { day: -5, result: '3:2' },
      6: { day: -5, result: '1:3' },
      7: { day: -3, result: '3:0', forfeits: ['away'] },
      8: { day: -3, result: '3:1' },
      9: 'live',
      10: { day: 2 },
      11: { day: 4 },
    },
  });
  const forfeit = at.db.games.by('competition', volej.id).find(({ status }) => status === 'walkover');
  const left = at.db.competitionTeams.one('entry', volej.id, forfeit?.away_team_id ?? 0);
  if (left) await at.db.competitionTeams.update(left.id, { status: 'withdrawn' });
}

/** What group A of the cup ended with: each has won once. */
const threeWayTie = ['2:0', '3:1', '1:0'];
const cupResults = ['2:1', '0:3', '1:1'];

/** Groups of three, just finished, the first with a three-way tie; who goes on stands in the quarter-finals, which have no times yet. */
async function seedKupa(at: Seeding): Promise<void> {
  const teams = [1, 2, 4, 24, 6, 7, 8, 5, ...[0, 1, 2, 3].map((more) => FIRST_MORE + more)];
  const kupa = await insertCompetition(at, {
    id: competitionIds.kupa,
    name: 'Kupa e Dimrit 5x5',
    sport: 'football',
    city: 'Tiranë',
    owner_type: 'organization',
    owner_id: 1,
    format: 'groups-knockout',
    phase: 'ongoing',
    max_teams: 16,
    starts: -16,
    ends: 24,
    about: {
      en: 'Four groups, then knockout, under the lights.',
      sq: 'Katër grupe, pastaj eliminim direkt, nën drita.',
    },
    more: { entry_fee: 5000 },
  });
  await enter(at, kupa, teams);
  const stage = await insertStage(at, kupa, 1, {
    name: { en: 'Groups', sq: 'Grupet' },
    status: 'active',
    groups: 4,
    advance_per_group: 2,
  });
  const drawn = snake(entrantsOf(teams), 4);
  const ids = ({ entrants }: (typeof drawn)[number]) =>
    entrants.flatMap((one) => (one.kind === 'team' ? one.team : []));
  const groups = await insertGroups(at, stage, drawn.map(ids));
  for (const [index, { group: name, round, leg, home, away }] of groupGames(drawn, 1).entries()) {
    const group = groups.find((one) => one.name === name);
    if (!group || home.kind !== 'team' || away.kind !== 'team') continue;
    const results = name === 'A' ? threeWayTie : cupResults;
    const score = scoreOf(results[round - 1]);
    await at.db.games.insert({
      ...emptyGame('football'),
      ...between(at, 'football', home.team, away.team),
      starts_at: toUtc(addDays(at.today, 7 * round - 23), (17 + (index % 4)) * 60),
      status: 'finished',
      ...score,
      ...detailsOf('football', score.home_score ?? 0, score.away_score ?? 0, index),
      competition_id: kupa.id,
      place: {
        stage_id: stage.id,
        group_id: group.id,
        round,
        leg,
        bracket: null,
        number: index + 1,
        home: sourceOf({ kind: 'team' }),
        away: sourceOf({ kind: 'team' }),
      },
    });
  }
  const slots = knockoutSlots({ stage: stage.id, groups: ['A', 'B', 'C', 'D'], perGroup: 2, best: null });
  const knockout = await insertStage(at, kupa, 2, {
    name: { en: 'Knockout', sq: 'Eliminim direkt' },
    type: 'single-elimination',
    status: 'draft',
    third_place: true,
    inputs: slots.flatMap((one) =>
      one?.kind === 'rank'
        ? sourceOf({
            kind: 'rank',
            stage_id: stage.id,
            group_id: groups.find(({ name }) => name === one.group)?.id ?? null,
            rank: one.rank,
          })
        : [],
    ),
  });
  await seedBracket(at, {
    sport: 'football',
    stage: knockout,
    bracket: singleElimination(slots, { thirdPlace: true }),
    plans: {},
    groups,
  });
  await finishStage(at.db, kupa, stage, at.now);
}

/** Tennis pairs that ask for a place: five wait. */
async function seedOpen(at: Seeding): Promise<void> {
  const { db, now, today } = at;
  const open = await insertCompetition(at, {
    id: competitionIds.open,
    name: 'Open i Vlorës',
    sport: 'tennis',
    city: 'Vlorë',
    owner_type: 'organization',
    owner_id: 2,
    format: 'knockout',
    phase: 'registration',
    max_teams: 8,
    starts: 14,
    ends: 16,
    about: { en: 'Doubles by the sea. Eight places.', sq: 'Dyshe buzë detit. Tetë vende.' },
    more: {
      roster_min: 1,
      roster_max: 2,
      entry_fee: 2000,
      registration_opens_at: now - 10 * DAY,
      registration_closes_at: toUtc(addDays(today, 10), 20 * 60),
    },
  });
  await storeDefaultStages(db, open);
  for (const [index, team_id] of [22, 18, 19, 20, 21, 23].entries()) {
    const players = rosterOf(db, team_id).filter(({ is_player }) => is_player);
    const asked = now - (60 - index) * 3_600_000;
    await sendApplication(db, {
      kind: 'competition-entry',
      target_id: open.id,
      userId: players[0]?.user_id ?? 0,
      team_id,
      message: index === 1 ? 'Luajmë bashkë prej tre vjetësh.' : null,
      roster: players.slice(0, 2).map(({ user_id, jersey_number }) => ({ user_id, jersey_number })),
      now: asked,
    });
    if (index > 0) continue;
    const act = { db, competition: open, actor: { id: 35 }, now: asked + 3_600_000 };
    await changeEntries(act, { type: 'accepted', team: team_id }, 'Mirë se vini!');
  }
}
