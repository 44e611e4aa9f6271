import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { FREE_TO_GO, openMenu, rowOf } from '../booking-rows.ts';

/** What the rows of a player's bookings say, and where they lead. */
export default {
  title: 'Pages/Bookings rows',
  // served by a development server, their code may take longer than a story waits
  loaders: [
    () => import('../../src/shared/ui/floating-parts.ts'),
    () => import('../../src/features/manage-booking/booking-details-dialog.tsx'),
  ],
} satisfies Meta;

const upcoming = { route: '/bookings', persona: 'player' } as const;
const past = { route: '/bookings?tab=past', persona: 'player' } as const;
const BY_ME = /^Monday, November 30, 2026, 18:00/;
const BY_VENUE = /^Wednesday, December 2, 2026/;
const PLAYED = /^Saturday, November 14, 2026/;
const titles = () =>
  within(screen.getByRole('main'))
    .getAllByRole('button', { name: /^\w+day, .*\d\d:\d\d/ })
    .map(({ textContent }) => textContent.split(', 2026')[0]);
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

/** One menu for each row; nothing impossible is in it. */
export const MenuOpen = appStory({
  ...upcoming,
  play: async ({ userEvent }) => {
    await openMenu(userEvent, (await rowOf(FREE_TO_GO)).row);
    await expect(items()).toEqual([
      'Add to calendar',
      'Make it an event',
      'Hand over',
      'Change time',
      'Cancel booking',
    ]);
  },
});
export const WeeklyMenuOpen = appStory({
  ...upcoming,
  wide: true,
  play: async ({ userEvent }) => {
    await openMenu(userEvent, (await rowOf(/^Mondays 20:00/)).row);
    await expect(items()).toEqual([
      'Add to calendar',
      'Make it an event',
      'Hand over',
      'Change time',
      'Cancel booking',
      'End weekly booking',
    ]);
  },
});
/** It cannot be cancelled any more. */
export const MenuOfOneTooNear = appStory({
  ...upcoming,
  play: async ({ userEvent }) => {
    await openMenu(userEvent, (await rowOf(/^Tuesday, November 24/)).row);
    await expect(items()).toEqual(['Add to calendar', 'Make it an event', 'Hand over', 'Call the venue']);
  },
});
export const Statuses = {
  ...appStory({
    ...upcoming,
    play: async ({ userEvent }, { router }) => {
      const weekly = (await rowOf(/^Mondays 20:00/)).row;
      await expect(weekly).toHaveTextContent('next Nov 30 · 11 left');
      await expect(weekly).toHaveTextContent('Fusha 2 · Qendra Sportive Kombinati Veri');
      await expect(within(weekly).queryByRole('list', { name: 'Sessions' })).toBeNull();
      const single = (await rowOf(FREE_TO_GO)).row;
      await expect(single).toHaveTextContent('17:00–18:00');
      await expect(single).toHaveTextContent('Fusha 2 · Fusha e Liqenit');
      await expect(single).toHaveTextContent('Confirmed');
      await expect(single).not.toHaveTextContent('Weekly');
      await expect((await rowOf(/^Sunday, November 29, 2026/)).row).toHaveTextContent('Pending');
      await userEvent.click(screen.getByRole('tab', { name: 'Past' }));
      await expect((await rowOf(BY_ME)).row).toHaveTextContent('Unbooked');
      await expect(router.state.location.search).toBe('?tab=past');
      await expect((await rowOf(/^Monday, November 23, 2026/)).row).toHaveTextContent('Weekly');
    },
  }),
  name: '[ENT-19] [ENT-20] [ENT-71] [ENT-72] [ENT-73] [ENT-89] [ENT-90] [ENT-91] [ENT-92] [ENT-93] a booking shows court, date, time, weekly mark and one of the three statuses',
};
/** By month, latest first; unbooked ones say why, and have a filter. */
export const ByMonth = appStory({
  ...past,
  play: async ({ userEvent }, { router }) => {
    await rowOf(PLAYED);
    const months = within(screen.getByRole('main')).getAllByRole('heading', { level: 3 });
    await expect(months.map(({ textContent }) => textContent)).toEqual(['December 2026', 'November 2026']);
    await waitFor(() =>
      expect(titles()).toEqual([
        'Monday, December 7', // cancelled in October
        'Thursday, December 3',
        'Wednesday, December 2',
        'Monday, November 30',
        'Monday, November 23',
        'Friday, November 20',
        'Monday, November 16',
        'Saturday, November 14',
        'Monday, November 9',
        'Monday, November 2',
      ]),
    );
    const why = async (row: RegExp) => (await rowOf(row)).row;
    await expect(await why(BY_ME)).toHaveTextContent('Unbookedby you');
    await expect(await why(BY_VENUE)).toHaveTextContent('Unbookedby the venue');
    await expect(await why(/^Thursday, December 3, 2026/)).toHaveTextContent('Unbookeddeclined');
    await expect(await why(/^Friday, November 20, 2026/)).toHaveTextContent('Unbookedexpired');

    const filter = within(screen.getByRole('group', { name: 'Filter past bookings' }));
    await userEvent.click(filter.getByRole('button', { name: 'Unbooked' }));
    await waitFor(() =>
      expect(titles()).toEqual([
        'Monday, December 7',
        'Thursday, December 3',
        'Wednesday, December 2',
        'Monday, November 30',
        'Friday, November 20',
      ]),
    );
    await expect(router.state.location.search).toBe('?tab=past&status=unbooked');
    await userEvent.click((await rowOf(BY_VENUE)).button);
    // the dialog is another one once the booking is there
    await waitFor(() => expect(screen.getByText(/Ndriçimi i fushës është prishur\./)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(filter.getByRole('button', { name: 'Played' }));
    await waitFor(() => expect(screen.getByText('5 bookings')).toBeVisible());
    await waitFor(() => expect(titles()).toHaveLength(5));
    await userEvent.click(screen.getByRole('tab', { name: 'Upcoming' }));
    await rowOf(FREE_TO_GO);
    await expect(router.state.location.search).toBe('');
    await expect(screen.queryByRole('group', { name: 'Filter past bookings' })).toBeNull();
  },
});
export const PastOne = {
  ...appStory({
    ...past,
    play: async ({ userEvent }, { router }) => {
      await openMenu(userEvent, (await rowOf(PLAYED)).row);
      await expect(items()).toEqual(['Book again']);
      await expect(screen.getByRole('menuitem', { name: 'Book again' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/venue\/[\w-]+\?date=2026-11-28&court=\d+&slot=15$/),
      );
      await userEvent.keyboard('{Escape}');
      await userEvent.click((await rowOf(PLAYED)).button);
      const again = await screen.findByRole('link', { name: 'Book again' });
      const details = again.closest('dialog') ?? again;
      await expect(details).toHaveAccessibleName('Saturday, November 14, 20:00–21:00');
      // the one that closes it
      await expect(
        within(details)
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual(['']);
      const { pathname, search } = router.state.location;
      await router.navigate(`${pathname}${search}&do=cancel`);
      const refused = await screen.findByRole('dialog', { name: 'This booking cannot be cancelled' });
      await expect(refused).toHaveTextContent('You cannot cancel a booking that has already passed.');
      await userEvent.click(within(refused).getAllByRole('button', { name: 'Close' }).at(-1)!); // there is one
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  }),
  name: '[BK-04] [ERR-08] a past booking cannot be cancelled: no control offers it, and an old link shows why',
};
