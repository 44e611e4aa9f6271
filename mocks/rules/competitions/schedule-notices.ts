/** What people are told of the times of games: their team's dates, a game that is moved or postponed (decision 057). */
import type { GameRecord, UserRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import { followersOf } from '../games/access.ts';
import { hostOf } from '../games/kinds.ts';
import { officialsOf } from '../games/officials.ts';
import { existing } from '../shared/lookups.ts';
import { noticeTitles } from '../shared/notice-titles.ts';
import { competitionFixturesAddress } from '../shared/notification-target.ts';
import { addNotification } from '../shared/notify.ts';
import { dateOf, toIso, wallTimeOf } from '../shared/time.ts';
import { runnersOf } from './access.ts';
import { type CompetitionAct, insert, inTeam } from './notices.ts';
import { teamsOfGame } from './schedule-times.ts';

/** `5.12. 18:00`, the same in both languages. */
export const shortly = (at: number): string => {
  const [, month = '', day = ''] = dateOf(at).split('-');
  return `${Number(day)}.${Number(month)}. ${wallTimeOf(at)}`;
};

/** Tells who runs a team how many of its games have a date now, and when the first is; each team once. */
export async function tellScheduled(act: CompetitionAct, games: readonly GameRecord[]): Promise<void> {
  const { db, competition, actor } = act;
  for (const team of new Set(games.flatMap(teamsOfGame))) {
    const its = games.filter((game) => teamsOfGame(game).includes(team));
    const first = Math.min(...its.flatMap(({ starts_at }) => starts_at ?? []));
    const { name } = existing(db.teams.get(team), 'team');
    const when = shortly(first);
    for (const user of runnersOf(db, team)) {
      if (user === actor?.id) continue;
      const reader = inTeam(team, user);
      await insert(act, 'fixture-scheduled', {
        ...reader,
        url: competitionFixturesAddress(competition.id, reader),
        title: noticeTitles['fixture-scheduled'],
        body: {
          en: `${name} in ${competition.name}: ${its.length} with a date, the first on ${when}.`,
          sq: `${name} në ${competition.name}: ${its.length} me datë, e para më ${when}.`,
        },
        more: { team: name, games: its.length, starts_at: toIso(first) },
      });
    }
  }
}

export interface GameMove {
  readonly db: DbWriter;
  readonly game: GameRecord;
  readonly actor: Pick<UserRecord, 'id'> | null;
  readonly now: number;
  readonly change: 'moved' | 'postponed';
  /** Of one that is postponed. */
  readonly reason?: string;
}

/** Tells the players of both teams, who speaks for them, the officials and the followers of a game that its time or court is another, and why. */
export async function tellMoved({ db, game, actor, now, change, reason }: GameMove): Promise<void> {
  const host = hostOf(db, game);
  const people = new Set([
    ...host.players(),
    ...host.speakers('home'),
    ...host.speakers('away'),
    ...officialsOf(db, game.id).map(({ user_id }) => user_id),
    ...followersOf(db, game),
    // by the venue: its organizers do not know yet
    ...(actor === null ? host.managers() : []),
  ]);
  const managers = new Set(host.managers());
  const [home, away] = [host.sideName('home'), host.sideName('away')];
  const when = game.starts_at === null ? '' : ` ${shortly(game.starts_at)}.`;
  for (const user of people) {
    if (user === actor?.id) continue;
    const reader = managers.has(user)
      ? host.profileOf(user)
      : ({ user_id: user, module: 'base', entity_id: user } as const);
    await addNotification(db, {
      ...reader,
      type: 'fixture-changed',
      title: noticeTitles['fixture-changed'][change],
      body: {
        en: `${home.en} – ${away.en}:${when}${reason ? ` ${reason}` : ''}`,
        sq: `${home.sq} – ${away.sq}:${when}${reason ? ` ${reason}` : ''}`,
      },
      data: {
        entity_type: 'game',
        entity_id: game.id,
        url: host.address(reader),
        game: {
          id: game.id,
          ...host.inNotice(),
          home_score: game.home_score,
          away_score: game.away_score,
          starts_at: game.starts_at === null ? null : toIso(game.starts_at),
          change,
          ...(reason !== undefined && { reason }),
        },
      },
      actor_id: actor?.id ?? null,
      created_at: now,
    });
  }
}
