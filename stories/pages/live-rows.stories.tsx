import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { getGetOrganizationDashboardQueryKey } from '../../src/shared/api/generated/endpoints/mod-organization/mod-organization.ts';
import type { App } from '../../src/app/app.ts';
import type { Fixture, GameLive, GetOrganizationDashboardData } from '../../src/shared/api/generated/model';
import { appStory } from '../app-story.tsx';

/** Games that are on, in lists: how far each is, beside its score. */
export default {
  title: 'Pages/Live rows',
  parameters: {
    without: {
      Loading: 'rows of other pages: stories of those',
      Error: 'the same',
      Empty: 'the same',
    },
  },
} satisfies Meta;

const NOW = Date.parse('2026-11-24T10:00:00+01:00');
/** Pages that have the game of a sport that is on: of a competition, of a team. */
const FOOTBALL = '/competition/1/fixtures';
const BASKETBALL = '/competition/3/fixtures';
const VOLLEYBALL = '/competition/4/fixtures';
const TENNIS = '/team/bardhi-leka';

const row = (id: number) => {
  const found = screen.getAllByRole('link').find((link) => link.getAttribute('href') === `/fixtures/${id}`);
  if (!found) throw new Error(`no row of game ${id}`);
  return found;
};

/** The minute, for everybody in the order of a sentence. */
export const Football = appStory({
  route: FOOTBALL,
  play: async () => {
    const game = row(29);
    await expect(game).toHaveTextContent(
      "09:30DBDajti Boys – Shqiponjat e Liqenit, 1–0Live, minute 31'Matchday 8 · Jonian Sport Park",
    );
    await expect(game).toHaveAccessibleName(/Shqiponjat e Liqenit.*1 – 0.*Live , minute 31'/);
  },
});
/** The title of the game and its time stand still while the clock runs: it alone is drawn anew. */
export const Basketball = appStory({
  route: BASKETBALL,
  play: async () => {
    const game = row(59);
    await expect(game).toHaveTextContent(/38–41Live, quarter 2 Q2 (1:00|0:5\d)/);
    const shown = game.textContent;
    const changed = new Set<string | undefined>();
    const watch = new MutationObserver((records) => {
      for (const { target } of records) changed.add(target.parentElement?.textContent);
    });
    watch.observe(screen.getByRole('main'), { subtree: true, childList: true, characterData: true });
    await waitFor(() => expect(game.textContent).not.toBe(shown), { timeout: 3_000 });
    watch.disconnect();
    await expect([...changed]).toEqual([expect.stringMatching(/^, quarter 2 Q2 0:5\d$/)]);
  },
});
export const Volleyball = appStory({
  route: VOLLEYBALL,
  shows: /1–1Live, points 11–9/,
});
export const Tennis = appStory({ route: TENNIS, shows: /1–0Live, points 0–0/ });
export const FootballInAlbanian = appStory({
  route: FOOTBALL,
  language: 'sq',
  shows: /1–0Drejtpërdrejt, minuta 31'Java 8/,
});
export const BasketballInAlbanian = appStory({
  route: BASKETBALL,
  language: 'sq',
  wide: true,
  shows: /38–41Drejtpërdrejt, periudha 2 P2 (1:00|0:5\d)/,
});
export const VolleyballInAlbanian = appStory({
  route: VOLLEYBALL,
  language: 'sq',
  shows: /1–1Drejtpërdrejt, pikët 11–9/,
});
export const TennisInAlbanian = appStory({
  route: TENNIS,
  language: 'sq',
  wide: true,
  shows: /1–0Drejtpërdrejt, pikët 0–0/,
});

const halfTime = ({ control }: Backend) =>
  control.db.transact(async (db) => {
    const start = db.gameEvents.by('game', 29).find(({ type }) => type === 'period-start');
    if (!start) throw new Error('the half has not begun');
    const end = { type: 'period-end', seq: 90, client_id: '00000000-0000-4000-8000-000000000090' } as const;
    const { id: _, ...rest } = start;
    await db.gameEvents.insert({ ...rest, ...end, clock_ms: 1_790_000, at: start.at + 1_790_000 });
    await db.games.update(29, { status: 'break' });
  });
/** The clock stands in a break: the badge says it all. */
export const HalfTime = appStory({ route: FOOTBALL, prepare: halfTime, shows: /1–0BreakMatchday 8/ });

const side = (label: string) => ({ team: null, label, source: null, is_winner: null, forfeited: false });
const fixture = (id: number, live: Partial<GameLive>): Fixture => ({
  id,
  competition: null,
  stage: null,
  home: side(`Home ${id}`),
  away: side(`Away ${id}`),
  starts_at: '2026-11-24T09:00:00+01:00',
  status: 'live',
  venue: null,
  result_status: 'none',
  score: { home: 2, away: 2, periods: [], sets: [], shootout: null },
  live: {
    period: 1,
    part: 'regular',
    clock: null,
    added_minutes: null,
    current: null,
    serving: null,
    server_now: new Date(NOW).toISOString(),
    ...live,
  },
});
const clock = (of: Partial<NonNullable<GameLive['clock']>>) => ({
  mode: 'up' as const,
  running: false,
  period_ms: 2_700_000,
  before_ms: 2_700_000,
  elapsed_ms: 2_800_000,
  anchor_at: null,
  ...of,
});
const overtime = clock({ mode: 'down', period_ms: 300_000, before_ms: 2_400_000, elapsed_ms: 115_000 });
/** What a seed has none of: injury time, overtime, a shoot-out, advantage, a game without a clock. */
const rare: Fixture[] = [
  fixture(1, { period: 2, clock: clock({}) }),
  fixture(2, { period: 5, part: 'extra', clock: overtime }),
  fixture(3, { period: 5, part: 'shootout' }),
  fixture(4, { period: 2, current: { home: '40', away: 'AD' } }),
  fixture(5, {}),
];
const organization = {
  route: '/admin/organization/home',
  persona: 'organizationManager',
  module: 'organization',
} as const;
/** These games are on, in an answer that came so many ms ago. */
const answer = ({ clients }: App, live: Fixture[], ago: number) =>
  clients
    .current()
    .setQueryData<GetOrganizationDashboardData>(
      getGetOrganizationDashboardQueryKey(1),
      (before) => before && { ...before, live },
      { updatedAt: Date.now() - ago },
    );
const marks = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => /2–2(.*)$/.exec(textContent)?.[1]);
/** The minute moves by itself, without another answer. */
export const NextMinute = appStory({
  ...organization,
  play: async (_, app) => {
    const anchor_at = new Date(NOW - 20 * 60_000 - 57_000).toISOString();
    answer(app, [fixture(1, { period: 2, clock: clock({ running: true, elapsed_ms: 0, anchor_at }) })], 0);
    await waitFor(() => expect(marks('Live now')).toEqual(["Live, minute 66'"]));
    await waitFor(() => expect(marks('Live now')).toEqual(["Live, minute 67'"]), { timeout: 6_000 });
  },
});
const rareGames = (ago: number, shown: readonly string[], language?: 'sq') =>
  appStory({
    ...organization,
    ...(language && { language }),
    play: async (_, app) => {
      answer(app, rare, ago);
      await waitFor(() => expect(marks(language ? 'Drejtpërdrejt tani' : 'Live now')).toEqual(shown));
    },
  });
export const RareMoments = rareGames(0, [
  "Live, minute 90+2'",
  'Live, overtime OT 3:05',
  'Live, Shoot-out',
  'Live, points 40–AD',
  'Live',
]);
export const RareMomentsInAlbanian = rareGames(
  0,
  [
    "Drejtpërdrejt, minuta 90+2'",
    'Drejtpërdrejt, koha shtesë Shtesë 3:05',
    'Drejtpërdrejt, Penalltitë',
    'Drejtpërdrejt, pikët 40–AD',
    'Drejtpërdrejt',
  ],
  'sq',
);
/** An answer of long ago knows no minute any more. */
export const OfLongAgo = rareGames(600_001, [
  'Live',
  'Live, overtime OT ',
  'Live, Shoot-out',
  'Live, points 40–AD',
  'Live',
]);
