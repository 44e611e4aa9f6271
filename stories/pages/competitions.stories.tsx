import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Competitions' } satisfies Meta;

const route = '/competitions';
const failing = (status: 500 | 'never') => [{ operation: 'listCompetitions', status } as const];
const names = () =>
  within(screen.getByRole('list', { name: 'Competitions' }))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);

/** What one can enter comes first. */
export const Ready = appStory({
  route,
  shows: /5 competitions.*Open i Vlorës.*Registration open.*Liga e Lagjeve 2026.*Football · Tiranë · 8 teams.*Ongoing/,
});
export const OnADesktop = appStory({ route, persona: 'player', wide: true, shows: /Liga e Lagjeve 2026.*With/ });
export const InAlbanian = appStory({
  route,
  language: 'sq',
  shows: /5 kompeticione.*Regjistrimi i hapur.*Në zhvillim/,
});
export const InAlbanianOnADesktop = appStory({ route, language: 'sq', wide: true, shows: /Kompeticionet/ });
export const Loading = appStory({ route, failures: failing('never'), awaits: 'data' });
export const Error = appStory({
  route,
  failures: failing(500),
  shows: /Something went wrong/,
  recovers: /Basket Fest/,
});
export const Empty = appStory({ route, scenario: 'empty', shows: /There are no competitions yet\./ });
export const NothingFound = appStory({
  route: '/competitions?keywords=no-such-cup',
  shows: /No competitions match\. Change the search or clear it\./,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(names()).toHaveLength(5));
  },
});
export const Filtered = appStory({
  route: '/competitions?sportId=1&phase=ongoing',
  play: async () => {
    await waitFor(() => expect(names()).toEqual(['Liga e Lagjeve 2026', 'Kupa e Dimrit 5x5']));
    const row = within(screen.getByRole('group', { name: 'Filters' }));
    await expect(await row.findByRole('button', { name: 'Sport: Football' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Phase: Ongoing' })).toBeVisible();
  },
});
/** Those that the player's team is in, and those that the player follows. */
export const Mine = appStory({
  route: '/competitions?mine=1',
  persona: 'player',
  play: () => waitFor(() => expect(names()).toEqual(['Liga e Lagjeve 2026', 'Kupa e Dimrit 5x5'])),
});
export const Followed = appStory({
  route: '/competitions?followed=1',
  persona: 'player',
  play: () => waitFor(() => expect(names()).toEqual(['Liga e Lagjeve 2026'])),
});
export const NoneOfMine = appStory({
  route: '/competitions?mine=1',
  persona: 'superUser',
  shows: /You take part in no competition yet\./,
});
export const NoneFollowed = appStory({
  route: '/competitions?followed=1',
  persona: 'superUser',
  shows: /You follow no competition yet\..*press Follow/,
});
export const GuestWithoutOwn = appStory({
  route: '/competitions?mine=1',
  shows: /Sign in to see your competitions\./,
});
export const GuestFollowsNone = appStory({
  route: '/competitions?followed=1',
  shows: /Sign in to see the competitions you follow\./,
});

export const ListedAndOpened = {
  ...appStory({
    route,
    persona: 'player',
    play: async ({ userEvent }, _, backend) => {
      await userEvent.click(screen.getByRole('link', { name: 'Basket Fest' }));
      await expect(await screen.findByRole('heading', { level: 1, name: 'Basket Fest' })).toBeVisible();
      const asked = backend.calls.filter(
        ({ operation }) => operation === 'listCompetitions' || operation === 'getCompetition',
      );
      // a list may be asked for again, as after an interruption of the realtime connection
      await expect(
        new Set(asked.map(({ method, path, module, status }) => `${method} ${path} ${module} ${status}`)),
      ).toEqual(
        new Set([
          'GET /api/competitions?page=1&per_page=12&module=base base 200',
          'GET /api/competition/3?module=base base 200',
        ]),
      );
    },
  }),
  name: '[API-05] [API-73] competitions are listed and opened in the active module',
};
