import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import type { UserEvent } from '../booking-rows.ts';

export default { title: 'Pages/Venues' } satisfies Meta;

const route = '/venues';
const failing = (status: 500 | 'never') => [{ operation: 'listVenues', status } as const];

const mapOf = async () => within(await screen.findByRole('group', { name: 'Map of the venues' }));
/** The pin of a venue, out of the groups that it stands in; by keyboard. */
async function pinOf(name: RegExp, userEvent: UserEvent): Promise<HTMLElement> {
  const map = await mapOf();
  await map.findAllByRole('button');
  const [group] = map.queryAllByRole('button', { name: /venues here, zoom in$/ });
  if (!group) return map.findByRole('button', { name });
  group.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(group).not.toBeInTheDocument());
  return pinOf(name, userEvent);
}

/** Ten a page, down to the last one. */
export const Ready = {
  ...appStory({
    route,
    shows: /14 venues/,
    play: async ({ userEvent }, { router }) => {
      const cards = async () => within(await screen.findByRole('list', { name: 'Venues' })).getAllByRole('listitem');
      await expect(await cards()).toHaveLength(10);
      await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
      await waitFor(async () => expect(await cards()).toHaveLength(4));
      await expect(router.state.location.search).toBe('?page=2');
      await expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
      await waitFor(async () => expect(await cards()).toHaveLength(10));
      await expect(router.state.location.search).toBe('');
    },
  }),
  name: '[ENT-178] [ENT-179] [API-15] one can page through the list, and the last page has no next',
};
/** From 1280 px the map stands beside the list, and both show the same venue. */
export const OnADesktop = appStory({
  route: '/venues?city_id=1',
  wide: true,
  play: async ({ userEvent }) => {
    const pin = await pinOf(/^Fusha e Liqenit, from ALL/, userEvent);
    await expect(screen.queryByRole('link', { name: 'Map' })).toBeNull();
    const link = within(screen.getByRole('list', { name: 'Venues' })).getByRole('link', { name: 'Fusha e Liqenit' });
    await expect(pin).toHaveAttribute('aria-pressed', 'false');
    await userEvent.hover(link);
    await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.hover(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'false'));
    pin.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(link).toHaveFocus());
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
  },
});
/** The map holds what the other pages of the list hold; a pin of theirs leads to its venue. */
export const OtherPagesOnTheMap = appStory({
  route,
  wide: true,
  shows: /14 venues/,
  play: async ({ userEvent }, { router }) => {
    await expect(screen.getByRole('list', { name: 'Venues' })).not.toHaveTextContent('Tomorri Fitness & Sport');
    await expect(await (await mapOf()).findByRole('button', { name: '8 venues here, zoom in' })).toBeVisible();
    (await (await mapOf()).findByRole('button', { name: /^Tomorri Fitness & Sport, from ALL/ })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/venue/tomorri-fitness-sport'));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Tomorri Fitness & Sport' })).toBeVisible();
  },
});
export const OnADesktopInAlbanian = appStory({
  route,
  wide: true,
  language: 'sq',
  shows: /14 qendra sportive.*Tiranë · Futboll, Basketboll.*nga 2200.Lekë \/ orë.*Sot 11:00.*Pa rezervim online/,
});
/** Nobody who asks for 19:00 reads of an earlier hour. */
export const FreeAtSeven = appStory({
  route: '/venues?date=2026-11-26&available_time_slot_id=14',
  play: async () => {
    const times = await screen.findAllByRole('link', { name: /^Thu Nov 26 / });
    await expect(times.length).toBeGreaterThan(9);
    const starts = times.map((link) => link.getAttribute('aria-label')?.slice(11, 16));
    await expect(starts.filter((start) => start === undefined || start < '19:00')).toEqual([]);
  },
});
export const FiltersInUse = appStory({
  route: '/venues?sport_id=1&city_id=1&date=2026-11-26&price_max=2500&facilities=wifi,showers&sort=price',
  play: async () => {
    const row = within(screen.getByRole('group', { name: 'Filters' }));
    for (const [name, text] of [
      ['Sport: Football', 'Football'],
      ['City: Tiranë', 'Tiranë'],
      ['When: Thu, Nov 26', 'Thu, Nov 26'],
      [/^Price: Up to ALL\s2,500$/, /^Up to ALL\s2,500$/],
      ['More · 3 in use', 'More · 3'],
    ] as const)
      await expect(await row.findByRole('button', { name })).toHaveTextContent(text);
  },
});

/** The panel of one filter; what it offers, and what is chosen. */
const panel = (button: string, chosen: string | null, options: { wide?: true; language?: 'sq' } = {}) =>
  appStory({
    route: '/venues?sport_id=4&price_max=2500&date=2026-11-26&available_time_slot_id=14',
    ...options,
    play: async ({ userEvent }) => {
      const row = within(screen.getByRole('main')).getAllByRole('group')[0];
      if (!row) throw new globalThis.Error('no filters');
      await userEvent.click(within(row).getByRole('button', { name: new RegExp(`^${button}`) }));
      const dialog = within(await screen.findByRole('dialog', { name: button }));
      // what is offered may come after the panel
      await waitFor(() => {
        const marked = dialog.getAllByRole('option').filter((one) => one.ariaSelected === 'true');
        return expect(marked.map((one) => one.textContent)).toEqual([chosen]);
      });
    },
  });
export const Sports = panel('Sport', 'Tennis');
export const CitiesInAlbanian = panel('Qyteti', 'Çdo qytet', { language: 'sq' });
export const Prices = panel('Price', 'Up to ALL\u00A02,500');
export const When = panel('When', '19:00');
export const WhenOnADesktop = panel('When', '19:00', { wide: true });
export const WhenInAlbanian = panel('Kur', '19:00', { language: 'sq' });
export const Filters = appStory({
  route: '/venues?panel=filters&facilities=wifi,showers',
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
  },
});
/** A sheet with the way back always in sight; on a phone the month and the hours fit the screen. */
export const WhenFitsAPhone = appStory({
  route: '/venues?date=2026-11-26',
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /^When/ }));
    const sheet = await screen.findByRole('dialog', { name: 'When' });
    await waitFor(() => expect(sheet.scrollHeight).toBeLessThanOrEqual(sheet.clientHeight));
    await userEvent.click(await within(sheet).findByRole('button', { name: /^Show \d+ venues$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: /^When/ })).toHaveFocus();
  },
});
/** Pins work by keyboard, groups open, and the chosen venue stands below. */
export const OnTheMap = appStory({
  route: '/venues?city_id=1',
  play: async ({ userEvent }, { router }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Map' }));
    await expect(await screen.findByText('Choose a pin to see the venue.')).toBeVisible();
    await expect(router.state.location.search).toBe('?city_id=1&view=map');
    const groups = await (await mapOf()).findAllByRole('button', { name: /venues here/ });
    for (const group of groups) await expect(group).toHaveTextContent(/^\d+$/);
    const pin = await pinOf(/^Fusha e Liqenit, from ALL/, userEvent);
    pin.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'true'));
    const card = within(await screen.findByRole('article'));
    await expect(card.getByRole('link', { name: 'Fusha e Liqenit' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/venue\/fusha-e-liqenit/),
    );
  },
});
/** The chosen pin stands out, and stays in sight above the card. */
export const ChosenOnTheMap = appStory({
  route: '/venues?view=map&keywords=morava',
  shows: /Choose a pin to see the venue\./,
  play: async ({ userEvent }) => {
    const pin = await (await mapOf()).findByRole('button', { name: /^Qendra Morava, from ALL\s900 per hour$/ });
    await expect(pin).toHaveTextContent(/^ALL\s900$/);
    await userEvent.click(pin);
    await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'true'));
    const card = (await screen.findByRole('article')).getBoundingClientRect();
    await waitFor(() => expect(pin.getBoundingClientRect().bottom).toBeLessThan(card.top));
  },
});
export const Loading = appStory({ route, failures: failing('never'), awaits: 'data' });
export const Empty = appStory({
  route: '/venues?keywords=nowhere&date=2026-11-26',
  shows: /No venues match\. Try another day or time\./,
});
/** Another day is no advice where none was chosen. */
export const EmptyWithoutADay = appStory({
  route: '/venues?keywords=nowhere',
  shows: /No venues match\. Change the search or clear it\./,
});
export const NoVenuesAtAll = appStory({
  route,
  scenario: 'empty',
  shows: /0 venues.*There are no venues yet\..*List your venue/,
});
export const FiltersCleared = appStory({
  route: '/venues?keywords=nowhere',
  shows: /No venues match\./,
  play: async ({ userEvent }, { router }) => {
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Clear filters' }));
    await expect(await screen.findByRole('list', { name: 'Venues' })).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  },
});
export const Error = appStory({ route, failures: failing(500), shows: /Try again/ });
export const Recovered = appStory({ route, failures: failing(500), shows: /Try again/, recovers: /Fusha e Liqenit/ });
export const DayOver = appStory({
  route: '/venues?date=2026-11-01',
  shows: /This day is over\. Choose today or later\..*Fusha e Liqenit/,
});
/** The address changes to an existing page. */
const corrected = (asked: string, search: string) =>
  appStory({
    route: asked,
    play: async (_, { router }) => {
      await waitFor(() => expect(router.state.location.search).toBe(search));
      const list = within(await screen.findByRole('list', { name: 'Venues' }));
      await expect(list.getAllByRole('listitem').length).toBeGreaterThan(0);
    },
  });
export const BeyondTheLastPage = corrected('/venues?page=99', '?page=2');
export const UnknownSportAndCity = corrected('/venues?sport_id=999&city_id=998&keywords=liqenit', '?keywords=liqenit');
export const Bookmarks = appStory({
  route: '/venues?bookmark=1',
  persona: 'player',
  shows: /3 venues.*More · 1.*Arena Dajti.*Fusha e Liqenit.*Sport City Adriatiku/,
});
/** Bookmarks need an account. */
export const BookmarksOfAGuest = appStory({
  route: '/venues?bookmark=1',
  shows: /Sign in to see the venues you saved\./,
  play: async (_, __, backend) =>
    expect(backend.calls.filter(({ operation }) => operation === 'listVenues')).toEqual([]),
});
/** The list is limited to players (R6): the guard redirects with a message and offers a suitable profile. */
export const Forbidden = appStory({
  route,
  persona: 'owner',
  module: 'venue',
  shows: /You do not have permission to access that page\..*Switch to/,
});

export const ByStatus = {
  ...appStory({
    route: '/venues?status=in-review',
    persona: 'superUser',
    module: 'superuser',
    play: async (_, __, { calls }) => {
      const list = await screen.findByRole('list', { name: 'Venues' });
      await expect(within(list).getAllByRole('article')).toHaveLength(2);
      const asked = calls.find(({ path }) => path.includes('per_page'));
      await expect(new URL(asked?.path ?? '', 'https://x').searchParams.getAll('status[]')).toEqual(['in-review']);
    },
  }),
  name: '[ENT-167] [API-10] a super user lists the venues of a status',
};
