import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Venues in review' } satisfies Meta;

const list = { persona: 'superUser', module: 'superuser', route: '/super/in-review' } as const;

/** The first twelve venues ask for a review too: venue 1 an hour ago, venue 2 two hours ago and so on. */
const sendTwelve = ({ control }: Backend) =>
  control.db.transact(async (db) => {
    for (let id = 1; id <= 12; id += 1) {
      const submitted_at = control.clock.now() - id * 3_600_000;
      const review = { submitted_at, decided_at: null, decision: null, note: null };
      await db.venues.update(id, { status: 'in-review', review });
    }
  });
const rows = () => within(screen.getByRole('list', { name: 'Venues in review' })).getAllByRole('link');

export const Ready = appStory({ ...list, shows: /2 venues wait for a decision/ });
export const OnADesktop = appStory({
  ...list,
  wide: true,
  shows: /2 venues wait for a decision.*Drini Sport Center.*2 courts\s*waits 2 days.*Butrinti Tenis/,
});
export const InAlbanian = appStory({
  ...list,
  language: 'sq',
  shows: /2 qendra presin një vendim.*Futboll, Basketboll · 2 fusha\s*pret 2 ditë/,
});
/** The longest-waiting stand on the first page, those of today on the second. */
export const SecondPage = appStory({
  ...list,
  prepare: sendTwelve,
  shows: /14 venues wait for a decision/,
  play: async ({ userEvent }, { router }) => {
    await expect(rows()).toHaveLength(10);
    await expect(rows()[0]).toHaveTextContent(/^Drini Sport Center/);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await expect(await screen.findByText('Page 2 of 2')).toBeVisible();
    await expect(await screen.findByRole('link', { name: /^Fusha e Liqenit/ })).toBeVisible();
    await expect(rows()).toHaveLength(4);
    await expect(rows()[3]).toHaveTextContent(/^Fusha e Liqenit.*sent today$/);
    await expect(router.state.location.search).toBe('?page=2');
  },
});
export const BeyondTheLastPage = appStory({
  ...list,
  route: '/super/in-review?page=9',
  prepare: sendTwelve,
  shows: /Page 2 of 2/,
  play: async (_, { router }) => {
    await expect(router.state.location.search).toBe('?page=2');
    await expect(rows()).toHaveLength(4);
  },
});
export const Empty = appStory({ ...list, scenario: 'empty', shows: /Nothing waits for you\./ });
export const Loading = appStory({
  ...list,
  failures: [{ operation: 'listVenues', status: 'never' }],
  awaits: 'data',
});
export const Recovered = appStory({
  ...list,
  failures: [{ operation: 'listVenues', status: 500 }],
  shows: /The venues could not be loaded\./,
  recovers: /2 venues wait for a decision/,
});
export const Error = appStory({
  ...list,
  failures: [{ operation: 'listVenues', status: 500 }],
  shows: /The venues could not be loaded\./,
});
export const Forbidden = appStory({
  route: '/super/in-review',
  persona: 'player',
  shows: /You do not have permission to access that page\./,
});
