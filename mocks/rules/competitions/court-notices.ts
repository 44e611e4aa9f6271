/** What those who run a competition are told of the courts of its games (decision 058). */
import type { BookingRecord, GameRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import { gameEvents } from '../games/events.ts';
import { hostOf } from '../games/kinds.ts';
import { organizersOf, profileOfOrganizer } from '../people/competition-organizers.ts';
import { noticeTitles } from '../shared/notice-titles.ts';
import { competitionFixturesAddress } from '../shared/notification-target.ts';
import { addNotification } from '../shared/notify.ts';
import { toIso } from '../shared/time.ts';
import type { RealtimeEvent } from '../../contract/types.ts';
import { line } from './notices.ts';
import { shortly } from './schedule-notices.ts';

interface Told {
  readonly db: DbWriter;
  readonly now: number;
  /** Who did it, and knows. */
  readonly actor: { readonly id: number } | null;
}

/** Their game has no court and no time any more. */
export const tellCourtLost = (told: Told, game: GameRecord, reason: string | null): Promise<void> =>
  tell(told, game, { change: 'court-lost', reason });

/** The venue closes the court and asks what shall become of the game: until then it may be moved (R31). */
const tellCourtClosing = (told: Told, game: GameRecord, reason: string, until: number): Promise<void> =>
  tell(told, game, { change: 'court-closing', reason, until });

/** The venue has opened the court again before anybody moved the game. */
const tellCourtKept = (told: Told, game: GameRecord): Promise<void> =>
  tell(told, game, { change: 'court-kept', reason: null });

interface News {
  readonly change: 'court-lost' | 'court-closing' | 'court-kept';
  readonly reason: string | null;
  readonly until?: number;
}

async function tell({ db, now, actor }: Told, game: GameRecord, { change, reason, until }: News): Promise<void> {
  const competition = db.competitions.get(game.competition_id ?? 0);
  if (!competition) return;
  const host = hostOf(db, game);
  const [home, away] = [host.sideName('home'), host.sideName('away')];
  const said = {
    en: until === undefined ? '' : ` Move it by ${shortly(until)}, or it loses its time.`,
    sq: until === undefined ? '' : ` Zhvendose deri më ${shortly(until)}, përndryshe mbetet pa orar.`,
  };
  for (const user of organizersOf(db, competition)) {
    if (user === actor?.id) continue;
    const reader = profileOfOrganizer(competition, user);
    await addNotification(db, {
      ...reader,
      type: 'fixture-changed',
      title: noticeTitles['fixture-changed'][change],
      body: {
        en: line(`${home.en} – ${away.en}.`, reason) + said.en,
        sq: line(`${home.sq} – ${away.sq}.`, reason) + said.sq,
      },
      data: {
        entity_type: 'game',
        entity_id: game.id,
        url: competitionFixturesAddress(competition.id, reader),
        game: {
          id: game.id,
          ...host.inNotice(),
          home_score: null,
          away_score: null,
          starts_at: game.starts_at === null ? null : toIso(game.starts_at),
          change,
          ...(reason !== null && { reason }),
          ...(until !== undefined && { until: toIso(until) }),
        },
      },
      actor_id: actor?.id ?? null,
      created_at: now,
    });
  }
}

/** It closes the court and asks, or has opened it again. */
type CourtNews = { readonly until: number } | 'kept';
interface VenueAct extends Told {
  readonly emit: (event: RealtimeEvent) => void;
}

/**
 * Lets those who run the competition see what a venue did with a court; a question and its end are notices, too. What ends a booking
 * is told by `tendGameCourts`.
 */
export async function tellOrganizers(act: VenueAct, booking: BookingRecord, news?: CourtNews): Promise<void> {
  const game = act.db.games.get(booking.game_id ?? 0);
  if (!game) return;
  if (news === 'kept') await tellCourtKept(act, game);
  else if (news) await tellCourtClosing(act, game, booking.asked?.reason ?? '', news.until);
  for (const event of gameEvents(act.db, game)) act.emit(event);
}
