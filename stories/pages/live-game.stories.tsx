import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { elsewhere } from '../another-person.ts';
import { appStory } from '../app-story.tsx';

export default {
  title: 'Pages/Live game',
  parameters: {
    without: {
      Loading: 'it loads with the game: stories of the fixture',
      Error: 'the same',
      Empty: 'WithoutALog',
    },
  },
} satisfies Meta;

/** On now, by sport. */
const FOOTBALL = '/fixtures/29';
const BASKETBALL = '/fixtures/59';
const VOLLEYBALL = '/fixtures/71';
const TENNIS = '/fixtures/84';
const NOW = Date.parse('2026-11-24T10:00:00+01:00');

const rows = () =>
  within(screen.getByRole('list', { name: 'Timeline' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const clock = () => screen.getByRole('timer', { name: 'Clock' });

/** The minute, and what happened with the score after it, latest first. */
export const Ready = appStory({
  route: FOOTBALL,
  shows: /1.*–.*0.*Live\s*Half 1\s*31'.*Momentum.*Last 15 minutes: Dajti Boys on top.*Timeline.*When and where/,
  play: async () => {
    await expect(rows()).toEqual([
      "28'Yellow card, Dajti BoysLuan Dhima",
      "23'Goal, Dajti BoysIlir Krasniqi1–0",
      "11'Yellow card, Shqiponjat e LiqenitValon Zeneli",
      'Half 1: Start',
    ]);
    await expect(clock()).toHaveTextContent("31'");
    await expect(screen.queryByText(/Tracker offline/)).toBeNull();
  },
});
export const OnADesktop = appStory({ route: FOOTBALL, wide: true, shows: /31'.*Timeline.*Goal, Dajti Boys/ });
export const InAlbanian = appStory({
  route: FOOTBALL,
  language: 'sq',
  shows:
    /Pjesa 1\s*31'.*15 minutat e fundit: dominon Dajti Boys.*Rrjedha.*Karton i verdhë, Dajti Boys.*Gol, Dajti Boys.*Pjesa 1: Fillimi/,
});
/** What is left of the quarter. */
export const Basketball = appStory({
  route: BASKETBALL,
  shows: /38.*–.*41.*Live\s*Quarter 2\s*(1:00|0:5\d).*Last 4 minutes: Titanët e Tiranës 8–12 Kulla Basket/,
  play: async ({ userEvent }) => {
    await expect(rows()[0]).toMatch(/^2:\d\d(2|3) points, .*38–41$/);
    await expect(rows()).toHaveLength(15);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 41: Timeline' }));
    await expect(rows()).toHaveLength(41);
    await expect(rows().at(-1)).toBe('Quarter 1: Start');
  },
});
/** Points of the set and who serves. */
export const Volleyball = appStory({
  route: VOLLEYBALL,
  shows: /1.*–.*1.*Live\s*Set 3\s*11–9\s*Serves: .*Last 10 points: Rrufeja Volej 6–4 Adriatiku Volej/,
  play: async () => {
    await expect(screen.queryByRole('timer')).toBeNull();
    await expect(rows()[0]).toMatch(/^Point, .*11–9$/);
  },
});
/** Games of the set, and points as they are called. */
export const Tennis = appStory({
  route: TENNIS,
  shows: /1.*–.*0.*Live\s*Set 2\s*0–0\s*Serves: /,
  play: async () => {
    await expect(rows()[0]).toMatch(/^Point, .*2–3$/);
    await expect(rows()[1]).toMatch(/^Point, .*(30|40|15)–(15|30|40)$/);
  },
});
export const WideInAlbanian = appStory({
  route: VOLLEYBALL,
  language: 'sq',
  wide: true,
  shows: /Seti 3\s*11–9\s*Shërben: .*10 pikët e fundit: Rrufeja Volej 6–4 Adriatiku Volej.*Rrjedha.*Pikë, /,
});

const tracked = (seenAt: number) => ({ user_id: 4, since: NOW - 600_000, seen_at: seenAt, asked_by: null, code: 'x' });
const trackedBy = (seenAt: number) => (backend: Backend) =>
  backend.control.db.transact((db) => db.games.update(29, { tracking: tracked(seenAt) }));
/** Not heard of for a minute: since when. */
export const TrackerOffline = appStory({
  route: FOOTBALL,
  prepare: trackedBy(NOW - 61_000),
  shows: /Tracker offline since 09:58/,
});
export const TrackerOfflineInAlbanian = appStory({
  route: FOOTBALL,
  language: 'sq',
  prepare: trackedBy(NOW - 61_000),
  shows: /Pa lidhje me atë që e ndjek që nga 09:58/,
});
export const TrackerOnline = appStory({
  route: FOOTBALL,
  prepare: trackedBy(NOW - 30_000),
  play: async () => {
    await expect(screen.queryByText(/Tracker offline/)).toBeNull();
  },
});
const organizer = { module: 'organization' } as const;
/** The organizer tracks the game and takes the goal back. */
async function takeGoalBack(backend: Backend): Promise<void> {
  const goal = backend.control.db.read.gameEvents.by('game', 29).find(({ type }) => type === 'goal');
  const tracker = 'organizationManager';
  await elsewhere(backend, tracker, { method: 'POST', path: '/fixture/29/track/claim', body: organizer });
  const path = `/fixture/29/track/event/${goal?.client_id}`;
  await elsewhere(backend, tracker, { method: 'DELETE', path, body: organizer });
}
/** It stays, struck through, and counts no more. */
export const TakenBack = appStory({
  route: FOOTBALL,
  prepare: takeGoalBack,
  shows: /0.*–.*0.*Live/,
  play: async () => {
    await expect(rows()[1]).toBe("23'Goal, Dajti BoysTaken back");
    await expect(screen.getByText('Goal, Dajti Boys').tagName).toBe('S');
  },
});
/** Of a game that nobody tracks there is none. */
export const WithoutALog = appStory({
  route: '/fixtures/1',
  play: async () => {
    await expect(screen.queryByRole('list', { name: 'Timeline' })).toBeNull();
    await expect(screen.queryByRole('heading', { name: 'Momentum' })).toBeNull();
    await expect(screen.queryByRole('timer')).toBeNull();
  },
});
