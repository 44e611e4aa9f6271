import type { Meta } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { scrolledDown } from '../settled.ts';
import { withShareSheet } from '../share-sheet.ts';

/** How a day and a time of a venue are chosen, and what the address says of it. */
export default {
  title: 'Pages/Venue times',
  // served by a development server, its code may take longer than a story waits
  loaders: [() => import('../../src/features/watch-slot/watch-panel.tsx')],
} satisfies Meta;

const venue = '/venue/fusha-e-liqenit';
const thursday = `${venue}?date=2026-11-26`;
const times = () => within(screen.getByRole('list', { name: 'Courts' })).getAllByRole('button');
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const part = (name: string) => screen.getByRole('radio', { name });
const FREE = /^\d\d:\d\d–\d\d:\d\d ALL/;

/** The day is in the address, and a taken time is not chosen by a press: it offers to be told, and no more. */
export const TakenIsNotChosen = appStory({
  route: `${venue}?part=morning`,
  play: async ({ userEvent }, { router }) => {
    const search = () => router.state.location.search;
    const day = await button('Thursday, November 26, 2026');
    await userEvent.click(day);
    await waitFor(() => expect(search()).toContain('date=2026-11-26'));
    await waitFor(() => expect(day).toHaveAttribute('aria-pressed', 'true'));
    const [taken] = await screen.findAllByRole('button', { name: /taken$/ });
    const seen = new Set<string>();
    const stop = router.subscribe(({ location }) => void seen.add(location.search));
    await userEvent.click(taken!); // findAll fails without one
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect([...seen].filter((one) => one.includes('slot='))).toEqual([]);
    const [free] = screen.getAllByRole('button', { name: FREE });
    await userEvent.click(free!); // getAll fails without one
    await expect(await screen.findByRole('region', { name: 'Your selection' })).toBeVisible();
    await expect(search()).toMatch(/slot=\d+$/);
    stop();
    await scrolledDown();
  },
});
export const PartAndOnlyFree = appStory({
  route: thursday,
  play: async ({ userEvent }, { router }) => {
    const search = (expected: RegExp) => waitFor(() => expect(router.state.location.search).toMatch(expected));
    await userEvent.click(part('Afternoon'));
    await search(/date=2026-11-26&part=afternoon$/);
    await waitFor(() => expect(times()[0]).toHaveTextContent('12:00'));
    await userEvent.click(part('Morning'));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /taken$/ }).length).toBeGreaterThan(0));
    await userEvent.click(await button('Only free'));
    await search(/part=morning&free=1$/);
    await waitFor(() => expect(screen.queryByRole('button', { name: /taken$/ })).toBeNull());
    await userEvent.click(part('Evening'));
    await userEvent.click(await button('Friday, November 27, 2026'));
    await search(/date=2026-11-27&part=evening&free=1$/);
    await waitFor(() => expect(part('Evening')).toBeChecked());
  },
});
/** Up to three times in a row are chosen by pressing neighbours. */
export const ThreeInARow = appStory({
  route: `${thursday}&court=2&slot=13`,
  play: async ({ userEvent }, { router }) => {
    const selection = await screen.findByRole('region', { name: 'Your selection' });
    const press = async (name: RegExp) =>
      userEvent.click(within(screen.getByRole('group', { name: 'Fusha 2' })).getByRole('button', { name }));
    await expect(selection).toHaveTextContent('18:00–19:00');
    await press(/^19:00–20:00/);
    await waitFor(() => expect(selection).toHaveTextContent('18:00–20:00'));
    await press(/^20:00–21:00/);
    await waitFor(() => expect(selection).toHaveTextContent(/18:00–21:00.*3 hours/));
    await expect(router.state.location.search).toContain('slot=13&slots=3');
    await scrolledDown();
  },
});
/** Where the share sheet does not open, the link is copied; a clipboard that refuses is reported. */
export const LinkCopied = {
  ...appStory({
    route: thursday,
    play: ({ userEvent }) =>
      withShareSheet(
        () => Promise.reject(new DOMException('not here', 'NotAllowedError')),
        async () => {
          const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
          await userEvent.click(await button('Share venue'));
          await expect(await screen.findByText('Link copied to clipboard.')).toBeVisible();
          await expect(copy.mock.calls).toEqual([[expect.stringMatching(/\/app\/venue\/fusha-e-liqenit$/)]]);
          copy.mockRejectedValue(new Error('refused'));
          await userEvent.click(await button('Share venue'));
          await expect(await screen.findByText('Unable to copy link.')).toBeVisible();
        },
      ),
  }),
  name: '[ERR-10] [ERR-11] the link is copied, and a refusing clipboard is reported',
};
const lowered = (route: string, becomes: string) =>
  appStory({
    route,
    shows: /Fusha e Liqenit.*Fusha 1/,
    play: async (_, { router }) => {
      const { pathname, search } = router.state.location;
      await expect(pathname + search).toBe(becomes);
      await expect(screen.getByRole('list', { name: 'Courts' })).toBeVisible();
    },
  });
export const CapitalsInTheAddress = lowered('/venue/Fusha-E-Liqenit?date=2026-11-26', thursday);
export const CapitalsInASlug = {
  ...lowered('/FUSHA-e-liqenit', '/fusha-e-liqenit'),
  name: '[RT-10] a public slug opens its venue; capital letters in an address redirect to lower case',
};
