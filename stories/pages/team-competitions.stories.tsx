import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Team, competitions' } satisfies Meta;

const SHQIPONJAT = '/team/shqiponjat-e-liqenit';

export const Ready = {
  ...appStory({
    route: SHQIPONJAT,
    play: async () => {
      const list = within(await screen.findByRole('list', { name: 'Competitions' }));
      await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'L2Liga e Lagjeve 2026Rank 5 of 8Ongoing',
        'K5Kupa e Dimrit 5x5Rank 2 of 3 in group AOngoing',
      ]);
      await expect(list.getByRole('link', { name: /Liga e Lagjeve 2026/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/\/competition\/1\/about$/),
      );
    },
  }),
  name: '[CMP-01] a team’s page says where it plays, and how it stands',
};
export const OnADesktop = appStory({ route: SHQIPONJAT, wide: true, shows: /Rank 2 of 3 in group A/ });
export const InAlbanian = appStory({
  route: SHQIPONJAT,
  language: 'sq',
  shows: /Kompeticionet.*Liga e Lagjeve 2026.*Vendi 5 nga 8.*Vendi 2 nga 3 në grupin A/,
});
export const InAlbanianOnADesktop = appStory({
  route: '/team/kulla-basket',
  language: 'sq',
  wide: true,
  shows: /Basket Fest.*Në zhvillim/,
});
/** A knockout has no table. */
export const WithoutRank = appStory({ route: '/team/kulla-basket', shows: /Basket Fest.*Nov 22, 2026 – Nov 29, 2026/ });
export const Empty = appStory({ route: '/team/kalaja-united', shows: /The team plays in no competition yet\./ });
export const Loading = appStory({
  route: SHQIPONJAT,
  failures: [{ operation: 'listCompetitions', status: 'never' }],
  awaits: 'data',
  shows: /Competitions/,
});
export const Error = appStory({
  route: SHQIPONJAT,
  failures: [{ operation: 'listCompetitions', status: 500 }],
  shows: /Competitions.*Try again/,
  recovers: /Rank 2 of 3/,
});
