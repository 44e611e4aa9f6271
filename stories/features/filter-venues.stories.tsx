import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import type { App } from '../../src/app/app.ts';
import { appStory } from '../app-story.tsx';
import type { UserEvent } from '../booking-rows.ts';

export default { title: 'Features/Filter venues' } satisfies Meta;

const route = '/venues';
const row = () => within(screen.getByRole('group', { name: 'Filters' }));
const filter = (name: string | RegExp) => row().findByRole('button', { name });
const list = () => screen.findByRole('list', { name: 'Venues' });
/** The names on the cards, once these are there. */
const expectVenues = (names: string[]) =>
  waitFor(async () => {
    const cards = within(await list()).getAllByRole('heading');
    await expect(cards.map(({ textContent }) => textContent)).toEqual(names);
  });
const expectSearch = ({ router }: App, search: string) =>
  waitFor(() => expect(router.state.location.search).toBe(search));
const panel = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** Opens a filter and chooses one of its options; the panel closes. */
async function choose(userEvent: UserEvent, name: string, option: string): Promise<void> {
  await userEvent.click(await filter(new RegExp(`^${name}`)));
  await userEvent.click(await (await panel(name)).findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Once typing pauses or at Enter, from the first page on. */
export const Keywords = {
  ...appStory({
    route: '/venues?page=2',
    play: async ({ userEvent }, app, backend) => {
      const field = await screen.findByRole('searchbox', { name: 'Search venues' });
      await userEvent.type(field, 'arena');
      await expectSearch(app, '?keywords=arena');
      await waitFor(async () => expect(await list()).toHaveTextContent('Arena Dajti'));
      await expect(await list()).not.toHaveTextContent('Fusha e Liqenit');
      await userEvent.clear(field);
      await userEvent.type(field, 'liqenit{Enter}');
      await expect(app.router.state.location.search).toBe('?keywords=liqenit');
      await expectVenues(['Fusha e Liqenit']);
      await expect(backend.calls.at(-1)?.path).toMatch(/[?&]keywords=liqenit(&|$)/);
    },
  }),
  name: '[ENT-165] the search runs after a pause or on Enter, and is kept in the address',
};

export const SportAndCity = {
  ...appStory({
    route,
    play: async ({ userEvent }, app) => {
      await userEvent.click(await filter('Sport'));
      const sports = await (await panel('Sport')).findAllByRole('option');
      await expect(sports.map(({ textContent }) => textContent)).toEqual([
        'All sports',
        'Football',
        'Basketball',
        'Volleyball',
        'Tennis',
      ]);
      await userEvent.keyboard('{Escape}');
      const sport = await filter('Sport');
      await waitFor(() => expect(sport).toHaveFocus());
      await choose(userEvent, 'Sport', 'Tennis');
      await expectSearch(app, '?sport_id=4');
      await waitFor(async () => expect(await list()).toHaveTextContent('Tenis Klub'));
      await expect(await list()).not.toHaveTextContent('Fusha e Liqenit');
      await choose(userEvent, 'City', 'Tiranë');
      const city = await filter('City: Tiranë');
      await waitFor(() => expect(city).toHaveFocus());
      await expectVenues(['Tenis Klub Parku i Madh i Ri']);
      void app.router.navigate(-1);
      await expect(await filter('City')).toHaveTextContent(/^City$/);
      await expect(await filter('Sport: Tennis')).toHaveTextContent(/^Tennis$/);
    },
  }),
  name: '[ENT-01] [ENT-41] [ENT-64] [ENT-65] [ENT-66] [ENT-67] [ENT-161] [ENT-180] [ENT-181] [API-18] [API-19] sport and city narrow the list',
};

const found = async () => {
  await waitFor(async () => expect(await list()).not.toHaveAttribute('aria-busy'));
  return Number.parseInt(screen.getByText(/^\d+ venues$/).textContent ?? '', 10);
};
export const DayAndHour = {
  ...appStory({
    route,
    play: async ({ userEvent }, app) => {
      await userEvent.click(await filter('When'));
      const when = await panel('When');
      await userEvent.click(await when.findByRole('button', { name: 'Thursday, November 26, 2026' }));
      await expectSearch(app, '?date=2026-11-26');
      await expect(await filter('When: Thu, Nov 26')).toBeInTheDocument();
      // the list of before is there for a moment, and not marked yet
      await waitFor(async () => expect(await list()).toHaveTextContent('Thu Nov 26'));
      const onTheDay = await found();
      await userEvent.click(await when.findByRole('option', { name: '19:00' }));
      await expectSearch(app, '?date=2026-11-26&available_time_slot_id=14');
      await waitFor(async () => expect(await found()).toBeLessThan(onTheDay));
      const first = async () => within(await list()).getAllByRole('listitem')[0];
      await waitFor(async () => expect(await first()).toHaveTextContent(/Thu Nov 26\s*19:[03]0/));
      await userEvent.click(await filter('When: Thu, Nov 26 19:00'));
      await userEvent.click(await (await panel('When')).findByRole('option', { name: '19:00', selected: true }));
      await expectSearch(app, '?date=2026-11-26');
      await waitFor(async () => expect(await found()).toBe(onTheDay));
    },
  }),
  name: '[ENT-36] [ENT-163] [ENT-164] with an hour chosen, only venues free at it are listed, each with that hour first',
};

/** Two presses, and any day one more. */
export const Tonight = appStory({
  route,
  play: async ({ userEvent }, app) => {
    await userEvent.click(await filter('When'));
    await userEvent.click(await (await panel('When')).findByRole('button', { name: 'Tonight' }));
    await expectSearch(app, '?date=2026-11-24&available_time_slot_id=14');
    const when = await filter('When: Today 19:00');
    await waitFor(() => expect(when).toHaveFocus());
    await userEvent.click(when);
    await userEvent.click(await (await panel('When')).findByRole('button', { name: 'Any day' }));
    await expectSearch(app, '');
  },
});

export const Facilities = {
  ...appStory({
    route,
    play: async ({ userEvent }, app) => {
      await userEvent.click(await filter('More'));
      const sheet = await panel('Filters');
      const facilities = within(await sheet.findByRole('group', { name: 'Facilities' })).getAllByRole('button');
      await expect(facilities.map(({ textContent }) => textContent)).toEqual([
        'Changing rooms',
        'Showers',
        'Free parking',
        'Coffee bar',
        'Spectator seating',
        'Wi-Fi',
        'Indoor court',
      ]);
      await userEvent.click(sheet.getByRole('button', { name: 'Wi-Fi' }));
      await waitFor(() => expect(sheet.getByRole('button', { name: 'Wi-Fi' })).toHaveAttribute('aria-pressed', 'true'));
      await userEvent.click(sheet.getByRole('button', { name: 'Online booking only' }));
      await expectSearch(app, '?facilities=wifi&is_bookable=1&panel=filters');
      await userEvent.click(await sheet.findByRole('button', { name: /^Show \d+ venue/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expectSearch(app, '?facilities=wifi&is_bookable=1');
      const more = await filter('More · 2 in use');
      await waitFor(() => expect(more).toHaveFocus());
    },
  }),
  name: '[ENT-23] [ENT-166] facilities and online booking are chosen in the sheet, which counts them',
};

/** The device is asked where it is only for this order. */
export const Nearest = appStory({
  route: '/venues?panel=filters',
  play: async ({ userEvent }, app) => {
    const coords = { latitude: 42.0683, longitude: 19.5126 };
    const locate = spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((success) =>
      success({ coords } as GeolocationPosition),
    ); // all that the app reads
    const order = await (await panel('Filters')).findByLabelText('Sort by');
    await userEvent.selectOptions(order, 'price');
    await expectSearch(app, '?sort=price&panel=filters');
    await expect(locate).not.toHaveBeenCalled();
    await userEvent.selectOptions(order, 'distance');
    await expectSearch(app, '?sort=distance&lat=42.068&lng=19.513&panel=filters');
    await waitFor(async () =>
      expect(
        within(await screen.findByRole('list', { name: 'Venues', hidden: true })).getAllByRole('listitem', {
          hidden: true,
        })[0],
      ).toHaveTextContent('Shkodër'),
    );
    locate.mockRestore();
  },
});

/** The filters stay in sight, and the first card is near the top; a field that the keyboard reaches has one ring, around its box. */
export const InSight = appStory({
  route,
  play: async () => {
    await expect((await list()).getBoundingClientRect().top).toBeLessThan(330);
    window.scrollTo({ top: 900, behavior: 'instant' });
    const sport = await filter('Sport');
    await waitFor(() => expect(window.scrollY).toBe(900));
    const { top, bottom } = sport.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    window.scrollTo({ top: 0, behavior: 'instant' });
    const field = screen.getByRole('searchbox', { name: 'Search venues' });
    field.focus();
    await fireEvent.keyDown(field, { key: 'Tab' });
    await expect(field).toHaveStyle({ outlineStyle: 'none' });
    await expect(field.parentElement).toHaveStyle({ outlineStyle: 'solid' });
  },
});
