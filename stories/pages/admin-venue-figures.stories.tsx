import type { Meta } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { LONG_AGO } from '../long-ago.ts';

/** The figures of the overview, and the printed day. The venue in its other states: admin-venue.stories.tsx. */
export default { title: 'Pages/AdminVenue/Figures' } satisfies Meta;

const own = { route: '/admin/venue', persona: 'venueManager', module: 'venue' } as const;
/** Venue 1 has had no guests yet; a weekly booking would make its sessions anew. */
const withoutBookings = async ({ control }: Backend) =>
  control.db.transact(async (db) => {
    for (const { id } of db.series.by('venue', 1)) await db.series.remove(id);
    for (const { id } of db.bookings.by('venue', 1)) await db.bookings.remove(id);
  });
const rows = (name: string) => screen.getAllByRole('row', { name: new RegExp(`^${name}`) });

export const Loading = appStory({
  ...own,
  failures: [{ operation: 'getVenueFigures', status: 'never' }],
  awaits: 'data',
});

/** What does not depend on the figures stays. */
export const Failed = appStory({
  ...own,
  failures: [{ operation: 'getVenueFigures', status: 500 }],
  shows: /The figures could not be loaded.*Publication/,
  recovers: /Next today.*This week.*Publication/,
});

/** Each booking of today leads to its dialog in the calendar; the numbers of the charts are those of the table. */
const figures: AppStoryOptions = {
  ...own,
  shows: /Next today.*This week.*bookings today.*of hours booked.*income.*did not come/,
  play: async ({ userEvent }) => {
    const next = within(screen.getByRole('list', { name: 'Next today' })).getAllByRole('link');
    await expect(next.map((link) => link.getAttribute('href'))).toEqual(
      next.map(() => expect.stringMatching(/^\/admin\/venue\/calendar\?booking=\d+$/)),
    );
    await expect(next.length).toBeGreaterThan(2);
    const tiles = within(screen.getByRole('list', { name: 'Figures of the week' })).getAllByRole('listitem');
    await expect(tiles.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      '13bookings today32 this week29 more than the week before',
      '13%of hours booked42 of 336 hoursUp from 1% the week before',
      'ALL 125,500incomeALL 12,000 paidALL 113,500 openALL 116,200 more than the week before',
      '0did not comeSame as the week before',
    ]);
    await userEvent.click(screen.getByText('Show as table'));
    const [tuesday] = rows('Tue, Nov 24');
    await expect(tuesday).toHaveTextContent('today');
    const percent = within(tuesday!).getAllByRole('cell')[3]?.textContent; // after bookings, booked and offered hours
    await expect(screen.getByRole('img', { name: /^Share of hours booked by day: Monday/ })).toHaveAccessibleName(
      expect.stringContaining(`Tuesday ${percent}%`),
    );
  },
};
export const Figures = appStory(figures);
export const OnADesktop = appStory({ ...figures, wide: true });
export const InAlbanian = appStory({
  ...own,
  language: 'sq',
  shows: /Në vijim sot.*Këtë javë.*rezervime sot.*të ardhura/,
});

/** Staff sees the same. */
export const ForStaff = appStory({ ...figures, persona: 'venueStaff' });

export const NoBookingsYet = appStory({
  ...own,
  prepare: withoutBookings,
  shows:
    /No more bookings today\..*0bookings today.*0%of hours booked.*ALL 0income.*0did not come.*No bookings yet this week/,
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Check hours and prices' })).toHaveAttribute(
      'href',
      '/admin/venue?view=courts',
    );
    await expect(screen.queryByRole('img', { name: /by day/ })).toBeNull();
  },
});
/** Hours and prices are not theirs to change. */
export const NoBookingsYetForStaff = appStory({
  ...own,
  persona: 'venueStaff',
  prepare: withoutBookings,
  shows: /No bookings yet this week/,
  play: async () => {
    await expect(screen.queryByRole('link', { name: 'Check hours and prices' })).toBeNull();
  },
});

/** Another week: today is not in it, and there is a way back. */
export const AnotherWeek = appStory({
  ...own,
  route: '/admin/venue?week=2026-11-19',
  shows: /Week of Nov 16 – Nov 22Compared with the week before\. Back to this week/,
  play: async ({ userEvent }, { router }) => {
    await expect(screen.queryByText(/bookings today/)).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Back to this week' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'This week' })).toBeVisible());
    await expect(router.state.location.search).toBe('');
  },
});

/** The sheet is there for the printer only, with a line per slot and booking of each court. */
export const PrintedDay = appStory({
  ...own,
  play: async ({ userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(screen.getByRole('button', { name: 'Print day sheet' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const sheet = screen.getByText('Tuesday, November 24, 2026').closest('article');
    await expect(sheet).not.toBeVisible();
    await expect([...sheet!.querySelectorAll('table')].map((table) => table.getAttribute('aria-label'))).toEqual([
      'Fusha 1',
      'Fusha 2',
      'Fusha 3',
    ]);
    const first = [...sheet!.querySelectorAll('table:first-of-type tbody tr')].map((row) => row.textContent);
    await expect(first.slice(0, 2)).toEqual([
      expect.stringMatching(/^08:00–10:00Besa Bardhi.*Confirmed$/),
      '10:00–11:00',
    ]);
  },
});
export const DayNotLoaded = appStory({
  ...own,
  failures: [{ operation: 'getVenueCalendar', status: 500 }],
  play: async ({ userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(screen.getByRole('button', { name: 'Print day sheet' }));
    await expect(await screen.findByText('The day could not be loaded. Try again.')).toBeVisible();
    await expect(print).not.toHaveBeenCalled();
  },
});

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
/** One did not come last week, two this week. */
export const AgainstTheWeekBefore = appStory({
  ...own,
  prepare: ({ control }) =>
    control.db.transact(async (tx) => {
      const missed = (date: string, count: number) =>
        tx.bookings
          .filter({ venue_id: 1, status: 'Confirmed' })
          .filter((booking) => booking.date === date)
          .slice(0, count)
          .map(({ id }) => tx.bookings.update(id, { no_show_at: LONG_AGO }));
      await Promise.all([...missed('2026-11-20', 1), ...missed('2026-11-24', 2)]);
    }),
  play: async ({ userEvent }) => {
    const tiles = within(await screen.findByRole('list', { name: 'Figures of the week' })).getAllByRole('listitem');
    await expect(tiles[3]).toHaveTextContent('2did not come1 more than the week before');
    await userEvent.click(screen.getByText('Show as table'));
    await expect(rows('Week before').map(cellsOf)).toEqual([['3', '3', '336', '1', '3,100', '3,100', '1']]);
  },
});
