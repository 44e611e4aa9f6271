import type { Meta, StoryContext } from '@storybook/react-vite';
import { expect, screen, spyOn, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { appStory } from '../app-story.tsx';
import { scrolledDown } from '../settled.ts';
import { fillIn } from '../fill-in.ts';

export default { title: 'Features/Manage courts' } satisfies Meta;

const LIST = '/admin/venue?view=courts';
const owner = { route: LIST, persona: 'owner', module: 'venue' } as const;
const court = { ...owner, route: `${LIST}&court=1` } as const;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const save = () => button('Save');
/** Opens a part of the form that is folded. */
const unfold = async ({ userEvent }: Pick<StoryContext, 'userEvent'>, title: string) =>
  userEvent.click(await screen.findByRole('heading', { name: title }));
const DAYS = 'Closed days and special hours';
const addDay = () => button('Add day');
const special = () => within(screen.getByRole('list', { name: 'Days with special hours' }));

export const WrongPriceRule = appStory({
  ...court,
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Add price rule'));
    const second = within(await screen.findByRole('group', { name: 'Rule 2' }));
    await userEvent.clear(second.getByLabelText('Price'));
    await userEvent.click(await save());
    await expect(await screen.findByText('Field is required.')).toBeVisible();
    await expect(screen.getByRole('list', { name: 'Price rules, in order' })).toHaveFocus();
  },
});

/** The first rule that matches wins, and the preview follows their order. */
export const RulesInOrder = appStory({
  ...court,
  play: async ({ userEvent }) => {
    await unfold({ userEvent }, 'Prices of the week');
    const preview = async () =>
      within(await screen.findByRole('table', { name: 'Prices of the week' }))
        .getByRole('rowheader', { name: '18:00' })
        .closest('tr')?.textContent;
    await expect(await preview()).toBe('18:004,4004,4004,4004,4004,4004,4004,400');
    await userEvent.click(await button('Add price rule'));
    await userEvent.clear(screen.getAllByLabelText('Price').at(-1)!); // just added
    await userEvent.type(screen.getAllByLabelText('Price').at(-1)!, '5000'); // as above
    await expect(await preview()).toBe('18:004,4004,4004,4004,4004,4004,4004,400');
    await userEvent.click(await button('Move rule 2 up'));
    await expect(await preview()).toBe('18:005,0005,0005,0005,0005,0004,4004,400');
    await userEvent.click(await button('Remove rule 2'));
    await expect(await preview()).toBe('18:005,0005,0005,0005,0005,0003,5003,500');
    await expect(await button('Add price rule')).toHaveFocus();
    await scrolledDown(); // the bar lies over the days of the rule
  },
});

/** The focus follows the rule, so that a second press takes it further. */
export const RuleMovedTwice = appStory({
  ...court,
  play: async ({ userEvent }) => {
    const prices = () => screen.getAllByLabelText('Price').map((price) => (price as HTMLInputElement).value);
    await userEvent.click(await button('Add price rule'));
    await userEvent.click(await button('Add price rule'));
    await expect(prices()).toEqual(['4400', '3500', '3500']);
    await userEvent.click(await button('Move rule 1 down'));
    await expect(await button('Move rule 2 down')).toHaveFocus();
    await expect(screen.getByText('Rule 1 is number 2 of 3.')).toHaveRole('status');
    await userEvent.keyboard('{Enter}');
    await expect(prices()).toEqual(['3500', '3500', '4400']);
    await expect(await button('Move rule 3 down')).toHaveFocus();
    await userEvent.click(await button('Move rule 3 up'));
    await expect(await button('Move rule 2 up')).toHaveFocus();
    await expect(prices()).toEqual(['3500', '4400', '3500']);
  },
});

/** Public holidays close with one press; another day may have hours of its own. */
export const SpecialDays = appStory({
  ...court,
  play: async ({ userEvent }) => {
    await unfold({ userEvent }, DAYS);
    await userEvent.click(await button(/Nov 28 · Flag Day/));
    await expect(special().getAllByRole('listitem')).toHaveLength(1);
    await expect(special().getByRole('radio', { name: 'Closed' })).toBeChecked();
    await userEvent.type(screen.getByLabelText('Another day'), '12/31/2026');
    await userEvent.click(await button('Add day'));
    await expect(special().getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(special().getAllByRole('radio', { name: 'Own hours' }).at(-1)!); // of the second
    const hours = within(screen.getByRole('group', { name: 'Open hours on Thursday, December 31, 2026' }));
    await expect(hours.getAllByRole('button', { pressed: true })).toHaveLength(16);
    await userEvent.click(await button(/Nov 28 · Flag Day/));
    await expect(special().getAllByRole('listitem')).toHaveLength(1);
  },
});

/** A day that the field no longer shows is not closed. */
export const RefusedDay = appStory({
  ...court,
  play: async ({ userEvent }) => {
    await unfold({ userEvent }, DAYS);
    const day = await screen.findByLabelText('Another day');
    await userEvent.type(day, '12/24/2026');
    await userEvent.tripleClick(day);
    await userEvent.keyboard('11/20/2026');
    await expect(await addDay()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await addDay());
    await expect(day).toHaveValue('11/20/2026');
    await expect(screen.getByText('No special days yet.')).toBeVisible();
    await userEvent.tripleClick(day);
    await userEvent.keyboard('11/28/2026');
    await userEvent.click(await button(/Nov 28 · Flag Day/));
    await expect(await addDay()).toHaveAttribute('aria-disabled', 'true');
  },
});

/** A holiday with hours of its own is not closed, and a press closes it. */
export const HolidayWithHours = appStory({
  ...court,
  play: async ({ userEvent }) => {
    await unfold({ userEvent }, DAYS);
    const holiday = await button(/Nov 28 · Flag Day/);
    await userEvent.click(holiday);
    await expect(holiday).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(special().getByRole('radio', { name: 'Own hours' }));
    await expect(holiday).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(holiday);
    await expect(holiday).toHaveAttribute('aria-pressed', 'true');
    await expect(special().getByRole('radio', { name: 'Closed' })).toBeChecked();
  },
});

/** The hours stay when the last of them is closed: the focus is in them. */
export const LastHourClosed = appStory({
  ...court,
  play: async ({ userEvent }) => {
    await unfold({ userEvent }, DAYS);
    await userEvent.click(await button(/Nov 28 · Flag Day/));
    await userEvent.click(special().getByRole('radio', { name: 'Own hours' }));
    const hours = within(screen.getByRole('group', { name: 'Open hours on Saturday, November 28, 2026' }));
    for (const hour of hours.getAllByRole('button', { pressed: true }).slice(1)) await userEvent.click(hour);
    hours.getByRole('button', { pressed: true }).focus();
    await userEvent.keyboard(' ');
    await expect(special().getByRole('radio', { name: 'Closed' })).toBeChecked();
    await expect(hours.getByRole('button', { name: '08:00–09:00' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(special().getByRole('radio', { name: 'Own hours' })).toBeChecked();
  },
});

/** Within 365 days a feast of the Islamic year may come twice. */
export const SameHolidayTwice = appStory({
  ...owner,
  clock: 'beforeBajram',
  play: async (_, { router }) => {
    await screen.findByText('3 courts');
    const reported = spyOn(console, 'error');
    await router.navigate(court.route);
    await expect(await screen.findAllByRole('button', { name: /Eid al-Fitr/ })).toHaveLength(2);
    await expect(reported.mock.calls).toEqual([]);
    reported.mockRestore();
  },
});

export const EveryField = {
  ...appStory({
    ...owner,
    route: `${LIST}&court=new`,
    play: async ({ userEvent }, _, backend) => {
      const form = within(await screen.findByRole('form', { name: 'Court' }));
      await form.findByRole('option', { name: 'Tennis' });
      const sports = within(form.getByRole('combobox', { name: 'Sport' })).getAllByRole('option');
      await expect(sports.map(({ textContent }) => textContent)).toEqual([
        'Choose',
        'Football',
        'Basketball',
        'Volleyball',
        'Tennis',
      ]);
      const offered = within(form.getByRole('group', { name: 'Facilities' })).getAllByRole('button');
      await expect(offered.map(({ textContent }) => textContent)).toEqual([
        'Changing rooms',
        'Showers',
        'Free parking',
        'Coffee bar',
        'Spectator seating',
        'Wi-Fi',
        'Indoor court',
      ]);
      for (const facility of offered) await userEvent.click(facility);
      await fillIn(userEvent, screen.getByRole('form', { name: 'Court' }), [
        ['paste', 'Name', 'Fusha 4'],
        ['choose', 'Sport', 'Tennis'],
        ['paste', 'Players capacity', '4'],
        ['pick', '45 min'],
        ['paste', 'Price per hour', '1800'],
        ['unfold', DAYS],
        ['press', 'Nov 28 · Flag Day'],
      ]);
      const hours = within(form.getByRole('group', { name: 'Open hours' }));
      await userEvent.click(hours.getByRole('button', { name: '23:45–00:45' }));
      await expect(form.getByText('ALL')).toBeVisible();
      const isPublic = form.getByRole('switch', { name: 'Publicly visible' });
      await expect(isPublic).toBeChecked();
      await userEvent.click(isPublic);
      await userEvent.click(await save());
      await screen.findByText('4 courts');
      const row = (await screen.findByRole('link', { name: 'Fusha 4' })).closest('li');
      await expect(row).toHaveTextContent('from ALL 1,800 per hour');
      await expect(row).toHaveTextContent('Hidden');
      const sent = backend.calls.filter(({ operation }) => operation === 'createCourt');
      await expect(sent.map(({ path, request }) => [path, request])).toEqual([
        [
          '/api/mod-venue/venue/1/court',
          {
            module: 'venue',
            name: 'Fusha 4',
            sport_id: 4,
            surface: null,
            players_capacity: 4,
            price: 1800,
            facilities: [
              'changing-rooms',
              'showers',
              'free-parking',
              'coffee-bar',
              'spectator-seating',
              'wifi',
              'indoor-court',
            ],
            is_public: false,
            default_slots: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
            delayed_start: 45,
            schedules: [{ weekday: null, date: '2026-11-28', time_slot_ids: [] }],
            price_rules: [],
          },
        ],
      ]);
      await userEvent.click(screen.getByRole('link', { name: 'Fusha 4' }));
      await expect(await screen.findByRole('radio', { name: '45 min' })).toBeChecked();
      const kept = within(screen.getByRole('group', { name: 'Open hours' }));
      await expect(kept.getAllByRole('button', { pressed: true })).toHaveLength(15);
    },
  }),
  name: '[API-70] [ENT-22] [ENT-74…80] [ENT-94…102] every field of a court is in its form, saved and shown',
};
const notDeleted = (court: string, prepare: (backend: Backend) => Promise<unknown>) =>
  appStory({
    ...owner,
    prepare,
    play: async ({ userEvent }, _, backend) => {
      await userEvent.click(await button(`Actions for ${court}`));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Confirmation' }));
      await userEvent.type(dialog.getByRole('textbox'), 'DELETE');
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        /This court cannot be deleted because it has upcoming bookings\.$/,
      );
      await expect(screen.getByRole('link', { name: court })).toBeVisible();
      const sent = backend.calls.find(({ operation }) => operation === 'deleteCourt');
      await expect(sent?.path).toMatch(/^\/api\/mod-venue\/venue\/1\/court\/\d\?module=venue$/);
    },
  });
/** Leaves only the weekly bookings of a court, or only its single ones. */
const keepOnly =
  (kind: 'weekly' | 'single', courtId: number) =>
  ({ control }: Backend) =>
    control.db.transact(async (tx) => {
      for (const { id, series_id } of tx.bookings.by('court', courtId))
        if ((series_id === null) === (kind === 'weekly')) await tx.bookings.remove(id);
    });
export const BookedCourt = {
  ...notDeleted('Fusha 1', keepOnly('single', 1)),
  name: '[CRT-01] [ERR-07] [API-06] a court with bookings is not deleted',
};
export const WeeklyCourt = {
  ...notDeleted('Fusha 3', keepOnly('weekly', 3)),
  name: '[CRT-02] [ERR-07] a court with weekly bookings is not deleted',
};

/** The price of an hour begins with the cheapest, in the list and in the form. */
export const CheapestHour = appStory({
  ...owner,
  prepare: ({ control }) =>
    control.db.transact((tx) =>
      tx.courts.update(1, {
        price_rules: [{ id: 1, weekdays: [1, 2, 3, 4, 5], from_slot_id: 4, to_slot_id: 8, price: 2000 }],
      }),
    ),
  play: async ({ userEvent }) => {
    const link = await screen.findByRole('link', { name: 'Fusha 1' });
    await expect(link.closest('li')).toHaveTextContent('from ALL 2,000 per hour');
    await userEvent.click(link);
    await expect(await screen.findByText('From ALL 2,000 to ALL 3,500')).toBeVisible();
  },
});
