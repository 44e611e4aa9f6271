import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default {
  title: 'Pages/Explore, competitions',
  parameters: {
    without: {
      Loading: 'the whole of what is near loads at once: stories of explore',
      Error: 'the same',
    },
  },
} satisfies Meta;

const namesIn = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

const allLeadTo = (address: RegExp) =>
  waitFor(() =>
    expect(screen.getByRole('link', { name: 'Show all: Competitions' })).toHaveAttribute(
      'href',
      expect.stringMatching(address),
    ),
  );

/** Of everywhere: what is open for teams first, as many as of every kind. */
export const Ready = {
  ...appStory({
    route: '/explore',
    play: async ({ canvasElement }) => {
      await expect(await namesIn('Competitions')).toEqual([
        'Open i Vlorës',
        'Liga e Lagjeve 2026',
        'Basket Fest',
        'Kupa e Dimrit 5x5',
      ]);
      const list = within(within(canvasElement).getByRole('list', { name: 'Competitions' }));
      await expect(list.getByRole('link', { name: /Liga e Lagjeve 2026/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/\/competition\/1\/about$/),
      );
      await expect(list.getAllByText('Registration open')).toHaveLength(1);
      await expect(list.getAllByText('Ongoing')).toHaveLength(3);
      await allLeadTo(/\/competitions$/);
    },
  }),
  name: '[CMP-01] competitions stand on explore, each with its state and the way to its page',
};
/** Of one's city and the chosen sport; the link of the list leads to those. */
export const NearMe = appStory({
  route: '/explore?city_id=1&sport_id=1',
  persona: 'player',
  wide: true,
  play: async () => {
    await expect(await namesIn('Competitions')).toEqual(['Liga e Lagjeve 2026', 'Kupa e Dimrit 5x5']);
    // the cards are mounted anew with the user
    await waitFor(() => expect(screen.getAllByText('With Shqiponjat e Liqenit')).toHaveLength(2));
    await allLeadTo(/\/competitions\?sportId=1&city_id=1$/);
  },
});
export const InAlbanian = appStory({
  route: '/explore',
  persona: 'player',
  language: 'sq',
  shows: /Kompeticionet.*Liga e Lagjeve 2026.*Në zhvillim/,
});
export const InAlbanianOnADesktop = appStory({
  route: '/explore',
  language: 'sq',
  wide: true,
  shows: /Kompeticionet.*Open i Vlorës.*Regjistrimi i hapur/,
});
export const Empty = appStory({
  route: '/explore',
  scenario: 'empty',
  shows: /Competitions.*There are no competitions near you yet\./,
});
export const EmptyInAlbanian = appStory({
  route: '/explore',
  scenario: 'empty',
  language: 'sq',
  wide: true,
  shows: /Kompeticionet.*Ende nuk ka kompeticione pranë teje\./,
});
/** Words look in the whole country, whatever the city of the page is. */
export const FoundByName = appStory({
  route: '/explore?city_id=1&keywords=vlor',
  play: async () => {
    await expect(await namesIn('Competitions')).toEqual(['Open i Vlorës']);
    await allLeadTo(/\/competitions\?keywords=vlor$/);
  },
});
export const NoneFound = appStory({
  route: '/explore?keywords=titan',
  shows: /Teams.*Titanët e Tiranës.*Competitions.*No competitions match\./,
});
/** The search for them failed; the other lists stand. */
export const SearchFailed = appStory({
  route: '/explore?keywords=liga',
  failures: [{ operation: 'listCompetitions', status: 500 }],
  shows: /Competitions.*Try again.*Organizations.*Liga e Lagjeve Tirana/,
  recovers: /Competitions.*Liga e Lagjeve 2026/,
});
