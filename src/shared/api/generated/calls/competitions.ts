/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { application } from '../shapes/application.ts';
import { cardRow } from '../shapes/cardRow.ts';
import { competition } from '../shapes/competition.ts';
import { competitionTeam } from '../shapes/competitionTeam.ts';
import { courtRef } from '../shapes/courtRef.ts';
import { fixture } from '../shapes/fixture.ts';
import { fixtureStage } from '../shapes/fixtureStage.ts';
import { fixtureVenue } from '../shapes/fixtureVenue.ts';
import { game } from '../shapes/game.ts';
import { gameRules } from '../shapes/gameRules.ts';
import { groupRef } from '../shapes/groupRef.ts';
import { pagination } from '../shapes/pagination.ts';
import { pipeline } from '../shapes/pipeline.ts';
import { pointsPair } from '../shapes/pointsPair.ts';
import { scheduleCourt } from '../shapes/scheduleCourt.ts';
import { scorerRow } from '../shapes/scorerRow.ts';
import { standingRow } from '../shapes/standingRow.ts';
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callMoveGame = <T>(config: RequestConfig): Promise<T> => request<T>(config, { game: game });

export const callListCompetitions = <T>(config: RequestConfig): Promise<T> => request<T>(config, { competitions: [competition], ranks: [{ competition_id: 0, rank: 0, teams_count: 0, group: [groupRef, null] }], pagination: pagination });

export const callCreateCompetition = <T>(config: RequestConfig): Promise<T> => request<T>(config, { competition: competition });

export const callGetCompetition = <T>(config: RequestConfig): Promise<T> => request<T>(config, { competition: competition });

export const callUpdateCompetition = <T>(config: RequestConfig): Promise<T> => request<T>(config, { competition: competition });

export const callDeleteCompetition = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const callCopyCompetition = <T>(config: RequestConfig): Promise<T> => request<T>(config, { competition: competition });

export const callTransitionCompetition = <T>(config: RequestConfig): Promise<T> => request<T>(config, { competition: competition });

export const callFollowCompetition = <T>(config: RequestConfig): Promise<T> => request<T>(config, { competition: competition });

export const callUnfollowCompetition = <T>(config: RequestConfig): Promise<T> => request<T>(config, { competition: competition });

export const callListCompetitionTeams = <T>(config: RequestConfig): Promise<T> => request<T>(config, { teams: [competitionTeam] });

export const callAddCompetitionTeam = <T>(config: RequestConfig): Promise<T> => request<T>(config, { team: competitionTeam });

export const callUpdateCompetitionTeam = <T>(config: RequestConfig): Promise<T> => request<T>(config, { team: competitionTeam });

export const callApplyToCompetition = <T>(config: RequestConfig): Promise<T> => request<T>(config, { application: application });

export const callListCompetitionApplications = <T>(config: RequestConfig): Promise<T> => request<T>(config, { applications: [application], pagination: pagination });

export const callListCompetitionFixtures = <T>(config: RequestConfig): Promise<T> => request<T>(config, { fixtures: [fixture], pagination: pagination });

export const callGetStandings = <T>(config: RequestConfig): Promise<T> => request<T>(config, { tables: [{ stage_id: 0, stage_name: '', group: [groupRef, null], legs: 0, columns: [''], provisional: false, complete: false, rows: [standingRow], zones: [{ from: 0, to: 0, kind: '' }] }] });

export const callGetCompetitionStats = <T>(config: RequestConfig): Promise<T> => request<T>(config, { scorers: [scorerRow], cards: [cardRow] });

export const callListTableGames = <T>(config: RequestConfig): Promise<T> => request<T>(config, { rules: gameRules, games: [{ id: 0, round: 0, starts_at: ['instant', null], home_team_id: 0, away_team_id: 0, status: '', result_status: '', home_score: [0, null], away_score: [0, null], sets: [pointsPair], forfeits: [''], cards: [{ side: '', player: [0, null], kind: '' }] }] });

export const callGetPipeline = <T>(config: RequestConfig): Promise<T> => request<T>(config, pipeline);

export const callSavePipeline = <T>(config: RequestConfig): Promise<T> => request<T>(config, pipeline);

export const callGenerateFixtures = <T>(config: RequestConfig): Promise<T> => request<T>(config, { schedule: { games: [{ number: 0, stage: fixtureStage, matchday: 0, home: '', away: '', starts_at: 'instant', court: [scheduleCourt, null], price: [0, null], lost: false }], unplaced: [{ number: 0, stage: fixtureStage, matchday: 0, home: '', away: '', reason: '', who: ['', null] }], gaps: [{ matchday: 0, first_day: 'date', last_day: 'date', games: 0, court_minutes: 0, teams: [''] }], offers: [{ kind: '', unplaced: 0, court: [scheduleCourt, null], kickoff: [{ weekday: 0, time: '' }, null], matchday_days: [0, null] }], bookings: { count: 0, price: 0 } } });

export const callListCompetitionCourts = <T>(config: RequestConfig): Promise<T> => request<T>(config, { venues: [{ venue: fixtureVenue, courts: [courtRef] }] });

export const callPostponeMatchday = <T>(config: RequestConfig): Promise<T> => request<T>(config, { fixtures: [fixture] });

export const callSeedStage = <T>(config: RequestConfig): Promise<T> => request<T>(config, pipeline);

export const callStartStage = <T>(config: RequestConfig): Promise<T> => request<T>(config, pipeline);

export const callFinishStage = <T>(config: RequestConfig): Promise<T> => request<T>(config, pipeline);

export const callResetStage = <T>(config: RequestConfig): Promise<T> => request<T>(config, pipeline);

export const listCompetitionsWords = {"owner_type":["base","superuser","venue","team","organization","community"],"status":["draft","in-review","published","disabled"],"phase":["draft","registration","ready","ongoing","finished","cancelled"]} as const;

export const listCompetitionApplicationsWords = {"status":["pending","accepted","rejected","waitlisted","withdrawn","expired"]} as const;

export const listCompetitionFixturesWords = {"status":["unscheduled","scheduled","live","break","finished","postponed","cancelled","suspended","abandoned","walkover"],"sort":["starts_at","-starts_at"]} as const;
