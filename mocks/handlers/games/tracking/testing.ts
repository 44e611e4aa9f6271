import type { NewGameEvent } from '../../../../src/shared/api/generated/model.ts';
import type { GameRecord } from '../../../db/records.ts';
import { createMockBackend } from '../../../main.ts';
import { demoId } from '../../../seed/demo-accounts.ts';
import { organizationAccountId } from '../../../seed/organization-accounts.ts';
import { call, now } from '../../teams/testing.ts';

type Request = Parameters<typeof call>[2];
/** Who runs the league of the organization 1, and its referee. */
export const organizer = demoId('organizationManager');
export const leagueManager = organizationAccountId('leagueManager');
export const stranger = demoId('owner');
export const MINUTE = 60_000;
/** Of the game below. */
const GAME = 900;
export const [home, away] = [1, 5];

/** A game of the league between the teams 1 and 5 that should begin now; nobody is appointed for it. */
export async function openTracking(game: Partial<GameRecord> = {}) {
  const clock = { now };
  const backend = createMockBackend({ now: () => clock.now });
  await backend.control.ready();
  const { db } = backend.control;
  const [pattern] = db.read.games.by('competition', 1);
  if (!pattern) throw new Error('no game was seeded');
  await db.transact((tx) =>
    tx.games.insert({
      ...pattern,
      id: GAME,
      home_team_id: home,
      away_team_id: away,
      starts_at: now,
      status: 'scheduled',
      home_score: null,
      away_score: null,
      periods: [],
      sets: [],
      forfeits: [],
      result: null,
      ...game,
    }),
  );
  let ids = 0;
  const w = {
    backend,
    clock,
    db: () => db.read,
    record: () => db.read.games.get(GAME),
    /** An entry of the first half at this minute, unless it says otherwise. */
    entry(type: NewGameEvent['type'], more: Partial<NewGameEvent> & { minute?: number } = {}): NewGameEvent {
      ids += 1;
      const { minute = 0, ...others } = more;
      return {
        client_id: `3f2504e0-4f89-41d3-9a0c-${String(ids).padStart(12, '0')}`,
        type,
        period: 1,
        clock_ms: minute * MINUTE,
        at: new Date(clock.now).toISOString(),
        ...others,
      };
    },
    async post(user: number, what: 'claim' | 'release' | 'events', body: object = {}, module = 'organization') {
      const { status, body: said } = await call(backend, user, `POST /fixture/${GAME}/track/${what}`, {
        body: { module, ...body },
      });
      return { status, errors: said.errors, data: said.data as Tracked | null, message: said.message }; // checked by the contract's schema
    },
    send: (events: readonly NewGameEvent[], user = organizer) => w.post(user, 'events', { events }),
    void: (clientId: string, user = organizer) =>
      call(backend, user, `DELETE /fixture/${GAME}/track/event/${clientId}?module=organization&reason=Ofsajd`),
    async complete(clientId: string, who: { player_id?: number; related_player_id?: number }, user = organizer) {
      const body = { module: 'organization', player_id: null, related_player_id: null, how: null, ...who };
      return call(backend, user, `PATCH /fixture/${GAME}/track/event/${clientId}`, { body });
    },
    read: async (user: number | null) => {
      const { body } = await call(backend, user, `GET /fixture/${GAME}` satisfies Request);
      return body.data as Tracked; // checked by the contract's schema
    },
    /** The kinds of events in its room, oldest first. */
    room: (): string[] =>
      Object.values(
        // as the rules of tracking make them
        (backend.realtime.read(`rooms/fixture-${GAME}/events`) ?? {}) as Record<string, { type: string }>,
      ).map(({ type }) => type),
  };
  return w;
}

export interface Tracked {
  game: {
    status: string;
    result_status: string;
    score: { home: number | null; away: number | null; periods: object[] };
    live: { period: number; clock: object | null; server_now: string } | null;
    tracker: { user: { id: number } | null; is_online: boolean; asked_by: object | null; code: string | null } | null;
    permissions: Record<string, boolean>;
  };
  events: { client_id: string; type: string; seq: number; voided_at: string | null; player: object | null }[];
}
