import type { Browser } from '@playwright/test';
import type { Game, GetGameData, NewGameEvent } from '../../src/shared/api/generated/model';
import type { Guard } from '../setup/guard.ts';
import { person, type Person } from '../setup/person.ts';
import { CLOCK_COOKIE, DATABASE_COOKIE, NOW, type Persona } from '../setup/personas.ts';
import { phonePage } from './browser.ts';

const MINUTE = 60_000;
/** When both halves of the game started. */
const STARTS = { 1: Date.parse('2026-11-24T09:30:00+01:00'), 2: Date.parse('2026-11-24T10:33:00+01:00') };
/** How far its 89th minute is from the time of this machine. */
const AHEAD = Date.parse('2026-11-24T11:17:00+01:00') - Date.now();

/** A phone whose page and backend have the same database, in the last minutes of the game. */
export async function visit(browser: Browser, origin: string, guard: Guard, persona: Persona): Promise<Person> {
  const page = await phonePage(browser, { baseURL: `${origin}/app/`, timezoneId: 'Europe/Tirane', locale: 'en-US' });
  const context = page.context();
  await guard.watch(context);
  await context.addCookies([
    { name: DATABASE_COOKIE, value: 'bench-live-game', url: origin },
    { name: CLOCK_COOKIE, value: NOW, url: origin },
  ]);
  // a clock that goes; the timers of a test cost more than the page
  await context.addInitScript((ahead) => {
    const device = Date.now.bind(Date);
    const now = () => device() + ahead;
    window.Date = new Proxy(Date, {
      construct: (target, given: unknown[]) => new target(...((given.length === 0 ? [now()] : given) as [number])), // whatever the app gives
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  }, AHEAD);
  const visitor = person(context, page, origin, guard);
  await visitor.signIn(persona);
  await visitor.language('en');
  return visitor;
}

/** Everything from the 31st minute to the 67th, sent from elsewhere: corners, goals with their scorers, cards, the break. */
export async function playUntilLate({ context: { request }, mock }: Person): Promise<void> {
  const { game } = await readGame(request);
  await request.post('/__mock/clock', { data: { offset: AHEAD } });
  const headers = { authorization: `Bearer ${await mock.become('organizationManager')}` };
  const post = async (what: string, more: object) => {
    const data = { module: 'organization', ...more };
    const response = await request.post(`/api/fixture/29/track/${what}`, { headers, data });
    if (!response.ok()) throw new Error(`${what}: ${response.status()} ${await response.text()}`);
  };
  const minutes = (from: number, count: number) => Array.from({ length: count }, (_, n) => from + n);
  const events = [
    ...minutes(31, 15).flatMap((minute) => happened(game, 1, minute)),
    entry({ type: 'period-end' }, 1, 47),
    entry({ type: 'period-start' }, 2, 0),
    ...minutes(1, 22).flatMap((minute) => happened(game, 2, minute)),
  ].map(withId);
  await post('claim', {});
  await post('events', { events });
  await post('release', {});
}

/** The game and its log. */
export async function readGame(request: Person['context']['request']): Promise<GetGameData> {
  const answer = await request.get('/api/fixture/29?module=base');
  return ((await answer.json()) as { data: GetGameData }).data; // as the contract has it
}

type Happened = Omit<NewGameEvent, 'client_id'>;

const withId = (event: Happened, n: number): NewGameEvent => ({
  ...event,
  client_id: `3f2504e0-4f89-41d3-9a0c-${String(n).padStart(12, '0')}`,
});

/** Two entries of a minute: a goal in every third, a card in every eighth. */
function happened(game: Game, period: 1 | 2, minute: number): Happened[] {
  const side = minute % 2 === 0 ? 'home' : 'away';
  const { lineup } = game[side];
  const scorer = minute % 3 === 0 && lineup[minute % lineup.length];
  return [
    entry(scorer ? { type: 'goal', side, player_id: scorer.user.id } : { type: 'corner', side }, period, minute),
    entry({ type: minute % 8 === 0 ? 'yellow-card' : 'corner', side }, period, minute + 0.5),
  ];
}

const entry = (what: Pick<NewGameEvent, 'type' | 'side' | 'player_id'>, period: 1 | 2, minute: number): Happened => ({
  ...what,
  period,
  clock_ms: minute * MINUTE,
  at: new Date(STARTS[period] + minute * MINUTE).toISOString(),
});
