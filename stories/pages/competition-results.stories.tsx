import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Competition/Results' } satisfies Meta;

const LIGA = '/competition/1/results';
const failing = (status: 500 | 'never') => [{ operation: 'listCompetitionFixtures', status } as const];

/** The last game first. */
export const Ready = appStory({
  route: LIGA,
  persona: 'player',
  shows: /Matchday 7.*Matchday 6/,
  play: async () => {
    const days = within(screen.getByRole('list', { name: 'Results' })).getAllByRole('heading', { level: 2 });
    await expect(days.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      'Saturday, November 21',
      'Friday, November 20',
    ]);
  },
});
export const OnADesktop = appStory({ route: LIGA, persona: 'player', wide: true, shows: /Matchday 7/ });
export const InAlbanian = appStory({ route: LIGA, language: 'sq', shows: /Java 7/ });
export const Loading = appStory({ route: LIGA, failures: failing('never'), awaits: 'data' });
export const Error = appStory({ route: LIGA, failures: failing(500), shows: /Try again/, recovers: /Matchday 7/ });
export const Empty = appStory({
  route: '/competition/5/results',
  shows: /No game has been played yet\..*See fixtures/,
});
export const WithAWalkover = appStory({ route: '/competition/4/results', shows: /Lagjja Volej.*Walkover/ });
