import type { Post } from '../../../src/shared/api/generated/model.ts';
import type { GameRecord } from '../../db/records.ts';
import { DAY, dateOf } from '../shared/time.ts';
import { sourceOf } from '../competitions/sources.ts';
import { communityIds } from '../../seed/communities.ts';
import { enter, insertCompetition, insertGroups, insertStage } from '../../seed/competition-records.ts';
import { demoId } from '../../seed/demo-accounts.ts';
import { between, emptyGame } from '../../seed/fixtures.ts';
import { createRandom } from '../../seed/random.ts';
import { openCompetition, organizer, owner as manager } from '../../handlers/competitions/testing.ts';

const LEAGUE = 62;
const HOUR = 3_600_000;
const path = `/community/${communityIds.thursday}` as const;
/** Who runs the community; a member of it is in none of the teams. */
export const boss = demoId('teamAdmin');
export const member = 16;
/** The teams of the league, and the one that is private in the seed. */
export const [ana, beni, cela, dori, era, fati] = [1, 8, 7, 6, 4, 2] as const;
export const PRIVATE = 24;
type Heard = Record<string, { type: string }>;
type Pair = readonly [home: number, away: number];

/**
 * A league of six. After its first round ana, cela and era have three points, beni, dori and fati none; its second round began an
 * hour ago, its third has no time yet.
 */
export async function openLeague(more: NonNullable<Parameters<typeof insertCompetition>[1]['more']> = {}) {
  const w = await openCompetition();
  const now = w.clock.now;
  const rounds: readonly (readonly Pair[])[] = [
    [
      [ana, beni],
      [cela, dori],
      [era, fati],
    ],
    [
      [beni, ana],
      [dori, cela],
      [fati, era],
    ],
    [
      [ana, cela],
      [beni, fati],
      [dori, era],
    ],
  ];
  const ids: number[][] = await w.backend.control.db.transact(async (db) => {
    const at = { db, now, today: dateOf(now), random: createRandom(1) };
    const competition = await insertCompetition(at, {
      id: LEAGUE,
      name: 'Liga e shpejtë',
      sport: 'football',
      city: 'Tiranë',
      owner_type: 'organization',
      owner_id: 1,
      format: 'league',
      phase: 'ongoing',
      max_teams: 8,
      starts: -7,
      ends: 30,
      about: { en: '', sq: '' },
      more,
    });
    const all = [ana, beni, cela, dori, era, fati];
    await enter(at, competition, all);
    const stage = await insertStage(at, competition, 1, { name: { en: 'League', sq: 'Liga' } });
    const [group] = await insertGroups(at, stage, [all]);
    const drawn: number[][] = [];
    for (const [index, pairs] of rounds.entries()) {
      const games: GameRecord[] = [];
      for (const [place, [home, away]] of pairs.entries())
        games.push(
          await db.games.insert({
            ...emptyGame('football'),
            ...between(at, 'football', home, away),
            ...(index === 0 && { status: 'finished', home_score: 1, away_score: 0, starts_at: now - 7 * DAY }),
            ...(index === 1 && { status: 'scheduled', starts_at: now - HOUR }),
            competition_id: competition.id,
            place: {
              stage_id: stage.id,
              group_id: group?.id ?? 0,
              round: index + 1,
              leg: 1,
              bracket: null,
              number: index * 3 + place + 1,
              home: sourceOf({ kind: 'team' }),
              away: sourceOf({ kind: 'team' }),
            },
          }),
        );
      drawn.push(games.map(({ id }) => id));
    }
    return drawn;
  });
  const act = (user: number, id: number, what: string, body: object = {}) =>
    w.outcome(user, `POST /fixture/${id}/${what}`, { body });
  const inBase = { module: 'base' } as const;
  return {
    ...w,
    act,
    /** The games of a round, from 1. */
    round: (number: number): readonly number[] => ids[number - 1] ?? [],
    follow: (
      { teams = [], competitions = [], is_on = true }: { teams?: number[]; competitions?: number[]; is_on?: boolean },
      user: number = boss,
    ) =>
      w.outcome(user, `PUT ${path}/sources`, {
        ...inBase,
        body: { is_on, team_ids: teams, competition_ids: competitions },
      }),
    /** Entered by one organizer and confirmed by another: official at once. */
    async decide(id: number, home: number, away: number) {
      await act(organizer, id, 'result', { home, away });
      await act(manager, id, 'confirm');
    },
    reopen: (id: number) => act(organizer, id, 'reopen', { reason: 'Gabim në fletë.' }),
    setTimes: (round: number, times: readonly (number | null)[]) =>
      w.backend.control.db.transact(async (db) => {
        for (const [index, id] of (ids[round - 1] ?? []).entries()) {
          const starts_at = times[index] ?? null;
          await db.games.update(id, { starts_at, status: starts_at === null ? 'unscheduled' : 'scheduled' });
        }
      }),
    /** The posts that wrote themselves, newest first, as somebody reads them. */
    posts: async (user: number | null = member): Promise<Post[]> =>
      (await w.data<{ posts: Post[] }>(user, `GET ${path}/feed?per_page=50`, inBase)).posts.filter(
        ({ kind }) => kind !== 'text' && kind !== 'announcement',
      ),
    onPost: (user: number, verb: 'GET' | 'DELETE' | 'PATCH', id: number, body?: object) =>
      w.outcome(user, `${verb} ${path}/post/${id}`, { ...inBase, ...(body && { body }) }),
    report: (user: number, id: number) =>
      w.outcome(user, `POST ${path}/post/${id}/report`, { ...inBase, body: { reason: 'spam' } }),
    /** What the room of the community has heard, oldest first. */
    heard: (): string[] =>
      Object.values(
        // as `tellRoom` makes them
        (w.backend.realtime.read(`rooms/community-${communityIds.thursday}/events`) ?? {}) as Heard,
      ).map(({ type }) => type),
    LEAGUE,
  };
}
export type League = Awaited<ReturnType<typeof openLeague>>;

/** A post in a few words: "1–0 official", "8: 4 to 1", "3 games". */
export function inShort({ game, ranks, matchday }: Post): string {
  if (game)
    return `${game.home.team?.id}–${game.away.team?.id} ${game.score.home}:${game.score.away} ${game.result_status}`;
  if (ranks) return `${ranks.team.id}: ${ranks.from} to ${ranks.to}`;
  return matchday ? `matchday ${matchday.stage.round}: ${matchday.games_count} games from ${matchday.starts_at}` : '?';
}
