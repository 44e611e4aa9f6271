import type { EventRecord, GameRecord, ParticipantRecord } from '../../db/records.ts';
import { createMockBackend } from '../../main.ts';
import { call, now, toldOf } from '../teams/testing.ts';

type Request = Parameters<typeof call>[2];
type Options = Parameters<typeof call>[3];
export const HOUR = 3_600_000;
/** Of the game below: the host plays for black, 41 and 42 for white; 43 comes later. */
export const host = 40;
export const white = 41;
export const whiteToo = 42;
export const late = 43;
export const stranger = 44;
const EVENT = 90;

/** The seeded backend with one event that began an hour ago, and what tests of games look at. */
export async function openGames(event: Partial<EventRecord> = {}) {
  const clock = { now };
  const backend = createMockBackend({ now: () => clock.now });
  await backend.control.ready();
  const { db: database } = backend.control;
  const [pattern] = database.read.events.all();
  if (!pattern) throw new Error('no event was seeded');
  const participant = (user_id: number, changes: Partial<ParticipantRecord>) => ({
    event_id: EVENT,
    user_id,
    role: 'player' as const,
    status: 'going' as const,
    guests: 0,
    arrived_at: now - user_id,
    side: null,
    is_locked: false,
    rating: null,
    position: null,
    has_paid: false,
    owes: 0,
    attended: null,
    invited_by: null,
    answered_at: now - 90 * HOUR,
    ...changes,
  });
  await database.transact(async (db) => {
    const { id: _, ...columns } = pattern;
    await db.events.insert({
      ...columns,
      id: EVENT,
      title: 'Loja e provës',
      sport_id: 1,
      owner_type: 'base',
      owner_id: host,
      community_id: null,
      host_id: host,
      booking_id: null,
      booked: null,
      starts_at: now - HOUR,
      ends_at: now + HOUR,
      visibility: 'public',
      recurrence: 'none',
      series_id: null,
      cancelled_at: null,
      ...event,
    });
    await db.participants.insert(participant(host, { role: 'host', side: 'home' }));
    await db.participants.insert(participant(white, { side: 'away', arrived_at: now - 60 * HOUR }));
    await db.participants.insert(participant(whiteToo, { side: 'away' }));
    await db.participants.insert(participant(late, {}));
  });
  const data = async <T>(user: number | null, request: Request, options?: Options): Promise<T> => {
    const { status, body } = await call(backend, user, request, options);
    if (status >= 300) throw new Error(`${request}: ${status} ${body.message}`);
    return body.data as T; // checked by the contract's schema
  };
  const { game } = await data<{ game: { id: number } }>(host, `POST /event/${EVENT}/game`);
  const gameId = game.id;
  return {
    backend,
    clock,
    gameId,
    eventId: EVENT,
    db: () => database.read,
    data,
    /** `status code field` of a refusal, the data of an answer. */
    async outcome(user: number | null, request: Request, options?: Options): Promise<unknown> {
      const { status, body } = await call(backend, user, request, options);
      return status < 300 ? body.data : `${status} ${body.errors[0]?.code} ${body.errors[0]?.field}`.trim();
    },
    /** Enters, confirms or disputes. */
    act: (user: number, what: 'result' | 'confirm' | 'dispute', body: object = {}) =>
      call(backend, user, `POST /fixture/${gameId}/${what}`, { body }),
    game: (user: number | null = host) =>
      data<{ game: GameSaid; head_to_head: object[] }>(user, `GET /fixture/${gameId}`).then(({ game: one }) => one),
    record: (): GameRecord | undefined => database.read.games.get(gameId),
    told: (user: number, type: string) =>
      toldOf(backend, user, type).filter(({ data: one }) => one.game?.id === gameId),
    /** How often somebody was told to read the game again. */
    events: (user: number): number =>
      database.read.realtimeEvents
        .by('user', user)
        .filter(({ type, data: one }) => type === 'GameChanged' && isOf(one, gameId)).length,
    /** The kinds of events in a room, oldest first. */
    room: (name: string): string[] =>
      Object.values(
        // as `tellGameRooms` makes them
        (backend.realtime.read(`rooms/${name}/events`) ?? {}) as Record<string, { type: string }>,
      ).map(({ type }) => type),
  };
}
export type Games = Awaited<ReturnType<typeof openGames>>;
const isOf = (data: unknown, gameId: number): boolean => JSON.stringify(data) === JSON.stringify({ game_id: gameId });

export interface GameSaid {
  id: number;
  status: string;
  result_status: string;
  result: object | null;
  score: object;
  officials: { user: { id: number }; role: string }[];
  my_side: string | null;
  home: SideSaid;
  away: SideSaid;
  permissions: Record<string, boolean>;
}
interface SideSaid {
  label: string;
  has_confirmed: boolean;
  is_winner: boolean | null;
  lineup: { user: { id: number; name: string }; is_captain: boolean; guests: number }[];
}
