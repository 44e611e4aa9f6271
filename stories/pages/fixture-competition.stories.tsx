import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default {
  title: 'Pages/Fixture of a competition',
  parameters: {
    without: {
      Loading: 'it loads with the game: stories of the fixture',
      Error: 'the same',
      Empty: 'Without form',
    },
  },
} satisfies Meta;

/** On now, in the middle of the season. */
const LIVE = '/fixtures/29';

/** The way to the competition, the round, and how both teams did before. */
export const Ready = {
  ...appStory({
    route: LIVE,
    play: async () => {
      await expect(await screen.findByRole('link', { name: 'Liga e Lagjeve 2026' })).toHaveAttribute(
        'href',
        expect.stringMatching(/\/competition\/1\/about$/),
      );
      await expect(screen.getByText('Matchday 8')).toBeVisible();
      const form = within(screen.getByRole('region', { name: 'Form' }));
      const lists = form.getAllByRole('list', { name: 'Last five games' });
      await expect(
        lists.map((list) =>
          within(list)
            .getAllByRole('listitem')
            .map(({ textContent }) => textContent),
        ),
      ).toEqual([
        ['LLost', 'LLost', 'DDrawn', 'WWon', 'WWon'],
        ['LLost', 'WWon', 'LLost', 'LLost', 'DDrawn'],
      ]);
    },
  }),
  name: '[CMP-01] an opened game says its competition and the form of both teams',
};
export const OnADesktop = appStory({ route: LIVE, wide: true, shows: /Liga e Lagjeve 2026.*Form.*Head to head/ });
export const InAlbanian = appStory({ route: LIVE, language: 'sq', shows: /Java 8.*Forma.*Ballë për ballë/ });
export const InAlbanianOnADesktop = appStory({ route: LIVE, language: 'sq', wide: true, shows: /Forma/ });
/** The first game of both. */
export const WithoutForm = appStory({
  route: '/fixtures/1',
  shows: /Liga e Lagjeve 2026.*Head to head/,
  play: async () => {
    await expect(screen.queryByRole('region', { name: 'Form' })).toBeNull();
  },
});
/** A side of a bracket that nobody has reached. */
export const NotKnownYet = appStory({
  route: '/fixtures/62',
  shows: /Basket Fest/,
  play: async () => {
    await expect(screen.queryByText('They have not met before.')).toBeVisible();
  },
});
/** Of an event: neither a competition nor form. */
export const OfAnEvent = appStory({
  route: '/fixtures/114',
  shows: /Volejboll në palestër/,
  play: async () => {
    await expect(screen.queryByRole('region', { name: 'Form' })).toBeNull();
  },
});
