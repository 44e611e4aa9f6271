import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { withManyGoals } from '../scored-games.ts';

export default { title: 'Pages/Competition/Scorers' } satisfies Meta;

const LIGA = '/competition/1/standings';
const BASKET = '/competition/3/standings';
const failing = (status: 500 | 'never') => [{ operation: 'getCompetitionStats', status } as const];
const rows = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Below all else: the first five of each, and the others at a press; a row leads to the team. */
export const Ready = appStory({
  route: LIGA,
  prepare: withManyGoals(),
  shows: /How the table is ranked.*Top scorers.*Cards/,
  play: async ({ userEvent }) => {
    await expect(rows('Top scorers')).toHaveLength(5);
    await expect(rows('Top scorers')[0]).toMatch(/in 1 game3 goals$/);
    await expect(rows('Cards').slice(0, 2)).toEqual([
      expect.stringMatching(/22 yellow cards11 red card$/),
      expect.stringMatching(/11 red card$/),
    ]);
    for (const link of within(screen.getByRole('list', { name: 'Cards' })).getAllByRole('link'))
      await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/team\//));
    await userEvent.click(screen.getByRole('button', { name: 'Show all 6: Top scorers' }));
    await waitFor(() => expect(rows('Top scorers')).toHaveLength(6));
    await expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  },
});
export const OnADesktop = appStory({ route: LIGA, prepare: withManyGoals(), wide: true, shows: /Top scorers.*Cards/ });
export const InAlbanian = appStory({
  route: LIGA,
  prepare: withManyGoals(),
  language: 'sq',
  shows: /Golashënuesit.*në 1 ndeshje3 gola.*Shfaqi të 6.*Kartonët.*2 kartonë të verdhë11 karton i kuq/,
});
export const InAlbanianOnADesktop = appStory({
  route: LIGA,
  prepare: withManyGoals(),
  language: 'sq',
  wide: true,
  shows: /Golashënuesit.*Kartonët/,
});
export const LongNames = appStory({
  route: LIGA,
  prepare: withManyGoals({ home: 'Aleksandër-Maksimilian Hoxhallari Përmetaku', away: 'Gjergj' }),
  shows: /Aleksandër-Maksimilian Hoxhallari Përmetaku/,
});
/** Points of basketball; it has no cards. */
export const Basketball = appStory({
  route: BASKET,
  shows: /Top scorers.*\d+ points/,
  play: async () => {
    await expect(screen.queryByText('Cards')).toBeNull();
  },
});
export const BasketballInAlbanian = appStory({
  route: BASKET,
  language: 'sq',
  shows: /Shënuesit më të mirë.*\d+ pikë/,
});
/** No game of the cup was tracked. */
export const None = appStory({
  route: '/competition/2/standings',
  shows: /Standings, Group D/,
  play: async () => {
    await expect(screen.queryByText('Top scorers')).toBeNull();
    await expect(screen.queryByText('Cards')).toBeNull();
  },
});
/** Players of volleyball score together: nothing is asked for. */
export const Volleyball = appStory({
  route: '/competition/4/standings',
  failures: failing(500),
  play: async () => {
    await expect(screen.queryByText('Top scorers')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});
/** The table stands there meanwhile, and nothing will move it. */
export const Loading = appStory({
  route: LIGA,
  failures: failing('never'),
  awaits: 'data',
  shows: /Played.*How the table is ranked/,
  play: async () => {
    await expect(screen.getByRole('table', { name: 'Standings' })).toBeVisible();
  },
});
export const Error = appStory({
  route: LIGA,
  failures: failing(500),
  shows: /Played.*Top scorers.*Try again/,
  recovers: /Top scorers.*in 1 game/,
});
