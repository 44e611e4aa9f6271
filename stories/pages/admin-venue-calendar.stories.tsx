import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import type { App } from '../../src/app/app.ts';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Admin venue/Calendar' } satisfies Meta;

const LIQENI = 1;
const DAJTI = 2;
const at = { persona: 'owner', module: 'venue' } as const;
const today = { ...at, route: '/admin/venue/calendar' } as const;
/** A day on which the venue has blocked times, requests, and a court whose slots begin half an hour later. */
const dajti = { ...at, route: '/admin/venue/calendar?date=2026-11-26', entityId: DAJTI } as const;
const thursday = { ...at, route: '/admin/venue/calendar?date=2026-11-26', entityId: LIQENI } as const;

const grid = () => screen.findByRole('grid', { name: 'Calendar' });
const cell = (name: string) => screen.findByRole('gridcell', { name });
const searchOf = ({ router }: App) => router.state.location.search;

export const Ready = appStory({ ...today, shows: /Fusha 1.*Besa Bardhi/ });
export const InAlbanian = appStory({
  ...dajti,
  language: 'sq',
  shows: /13 kërkesa presin.*Klea Ndreu.*skadon pas 4 orësh.*Zgjidh ditën: enj, 26 nën.*Salla Qendrore/,
});
export const InAlbanianOnADesktop = appStory({
  ...dajti,
  language: 'sq',
  wide: true,
  shows: /Të gjitha \(13\).*Salla Qendrore · 2800.Lekë.*Blloko orar.*Sot.*Page Up dhe Page Down kthejnë faqen/,
});

const week = { ...today, route: '/admin/venue/calendar?view=week&date=2026-11-26' } as const;
export const Week = appStory({ ...week, shows: /Mon.*Sun/ });
export const WeekOnADesktop = appStory({
  ...week,
  entityId: DAJTI,
  wide: true,
  shows: /13 requests wait.*Choose a day: Nov 23 – Nov 29.*Monday, November 23.*Sunday, November 29/,
});
export const WeekInAlbanian = appStory({
  ...week,
  language: 'sq',
  shows: /Zgjidh ditën: 23 nën – 29 nën.*e hënë, 23 nëntor.*e diel, 29 nëntor/,
});

/** A week of one court fits a phone. */
export const WeekOfOneCourt = appStory({
  ...week,
  route: '/admin/venue/calendar?view=week&date=2026-11-26&court=1',
  play: async () => {
    const box = (await grid()).parentElement!; // drawn around the table
    await expect(box.scrollWidth - box.clientWidth).toBe(0);
    await expect(within(await grid()).getAllByRole('columnheader')).toHaveLength(8);
    await cell('12:00–13:00, Fusha 1, free, Thursday, November 26');
  },
});

/** Columns out of sight are drawn after those in sight, in the first week and in the next one (decision 034). */
export const WholeWeek = appStory({
  ...week,
  play: async ({ userEvent }) => {
    const far = (day: string) => cell(`12:00–13:00, Fusha 1, free, ${day}`);
    await far('Sunday, November 29');
    for (const name of ['Fusha 1', 'Fusha 2', 'Fusha 3'])
      await expect(within(await grid()).getAllByRole('columnheader', { name })).toHaveLength(7);
    const plain = screen.getByRole('button', { name: '15:00–16:00, Ergys Dervishi, Confirmed' });
    await expect(plain).toHaveTextContent(/^Ergys Dervishi$/);
    const box = (await grid()).parentElement!; // drawn around the table
    box.scrollLeft = box.scrollWidth;
    const place = box.scrollLeft;
    await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
    await far('Sunday, December 6');
    await far('Monday, November 30');
    await expect(box.scrollLeft).toBe(place);
    await expect(screen.queryByRole('gridcell', { name: /November 2\d/ })).toBeNull();
  },
});

/** Each cell has its court's own times; a blocked period is one cell with its reason. */
export const BlockedAndDelayed = {
  ...appStory({
    ...dajti,
    wide: true,
    play: async () => {
      await expect(await cell('08:00–11:00, Fusha A (5x5), blocked: Riparim i rrjetës')).toHaveAttribute(
        'rowspan',
        '3',
      );
      await cell('08:30–09:30, Salla Qendrore, free');
      await screen.findByRole('button', { name: /^18:00–\d\d:00, .*, Pending$/ });
    },
  }),
  name: '[VEN-04] blocked times, requests, and a court that begins later',
};

export const AllDayClosed = appStory({
  ...dajti,
  route: '/admin/venue/calendar?date=2026-11-28',
  shows: /No court is open in these days/,
});

export const LateEvening = appStory({ ...dajti, route: today.route, clock: 'lateEvening', shows: /Salla Qendrore/ });

/** The clocks go forward at 02:00; the courts keep their hours. */
export const ClocksChange = appStory({
  ...today,
  clock: 'summerTimeBegins',
  play: async () => {
    const hours = within(await grid()).getAllByRole('rowheader');
    await expect(hours.map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 16 }, (__, index) => `${String(8 + index).padStart(2, '0')}:00`),
    );
    await expect(within(await grid()).getAllByRole('gridcell', { name: /^08:00–0[89]:00, / }).length).toBeGreaterThan(
      0,
    );
  },
});

export const Loading = appStory({
  ...today,
  failures: [{ operation: 'getVenueCalendar', status: 'never' }],
  awaits: 'data',
});

/** A venue without courts: the way to the first one. */
export const Empty = appStory({
  ...today,
  persona: 'newOwner',
  shows: /There are no courts yet/,
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Add court' })).toHaveAttribute('href', '/admin/venue?view=courts');
    await expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
  },
});

export const Error = appStory({
  ...today,
  failures: [{ operation: 'getVenueCalendar', status: 500 }],
  shows: /The calendar could not be loaded/,
  recovers: /Besa Bardhi/,
});

/** Another module has no calendar of a venue (R6). */
export const Forbidden = appStory({
  route: '/admin/venue/calendar',
  persona: 'everyone',
  shows: /You do not have permission to access that page\..*Switch to/,
});

/** Staff book and do not block. */
export const ForStaff = appStory({
  ...thursday,
  persona: 'venueStaff',
  play: async ({ userEvent }, app) => {
    const free = await cell('12:00–13:00, Fusha 1, free');
    await fireEvent.contextMenu(free);
    await expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.click(free);
    await waitFor(() => expect(searchOf(app)).toBe('?date=2026-11-26&book=1_2026-11-26_7'));
  },
});

/** One stop for Tab; arrows, Home, End, Page Up and Page Down lead everywhere, and Enter opens. */
export const ByKeyboard = {
  ...appStory({
    ...thursday,
    wide: true,
    play: async ({ userEvent }, app) => {
      const first = await cell('08:00–09:00, Fusha 1, free');
      await expect((await grid()).querySelectorAll('[tabindex="0"]')).toHaveLength(1);
      first.focus();
      await userEvent.keyboard('{End}');
      await expect(await cell('08:00–09:00, Fusha 3, free')).toHaveFocus();
      await userEvent.keyboard('{ArrowDown>3/}');
      await expect(screen.getByRole('button', { name: /^11:00–12:00, Klajdi Kola, / })).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{PageDown}');
      await waitFor(() => expect(searchOf(app)).toBe('?date=2026-11-27'));
      // the next day has a booking where the free time was
      const next = await screen.findByRole('button', { name: /^11:00–12:00, Elton Toska, / });
      await waitFor(() => expect(next).toHaveFocus());
      await userEvent.keyboard('{PageUp}');
      await waitFor(() => expect(searchOf(app)).toBe('?date=2026-11-26'));
      const free = await cell('11:00–12:00, Fusha 1, free');
      await waitFor(() => expect(free).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(searchOf(app)).toBe('?date=2026-11-26&book=1_2026-11-26_6'));
    },
  }),
  name: '[RT-60] everything in the grid by keyboard',
};

/** A booking is dragged to a free time of another court; where it does not fit, or after Escape, nothing happens. */
export const Dragged = appStory({
  ...thursday,
  wide: true,
  play: async (_, app) => {
    const booking = await screen.findByRole('button', { name: /^15:00–17:00, / });
    const centre = (element: Element) => {
      const { left, top, width } = element.getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + 12, bubbles: true, button: 0, pointerType: 'mouse' };
    };
    const drag = async (to: Element, ...keys: string[]) => {
      await fireEvent.pointerDown(booking, centre(booking));
      await fireEvent.pointerMove(to, centre(to));
      await fireEvent.pointerMove(to, centre(to));
      for (const key of keys) await fireEvent.keyDown(booking, { key });
      await fireEvent.pointerUp(to, centre(to));
    };
    booking.scrollIntoView({ block: 'center' });
    await drag(await screen.findByRole('button', { name: /^12:00–13:00, / }));
    await expect(searchOf(app)).toBe('?date=2026-11-26');
    // also one that the next overtakes
    const moves = new Set<string>();
    app.router.subscribe(({ location, navigation }) => {
      const { search, key } = navigation.location ?? location;
      if (search.includes('move=')) moves.add(key);
    });
    await drag(await cell('14:00–15:00, Fusha 1, free'), 'Escape');
    await drag(await cell('14:00–15:00, Fusha 1, free'));
    await waitFor(() => expect(searchOf(app)).toMatch(/^\?date=2026-11-26&move=\d+&to=1_2026-11-26_9$/));
    await expect(moves.size).toBe(1);
  },
});

/** A right click, a long press or the menu key on a free time. */
export const CellMenu = appStory({
  ...thursday,
  play: async ({ userEvent }, app) => {
    await fireEvent.contextMenu(await cell('12:00–13:00, Fusha 1, free'));
    const menu = await screen.findByRole('menu', { name: 'This time' });
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Block this time' }));
    await waitFor(() => expect(searchOf(app)).toBe('?date=2026-11-26&block=1_2026-11-26_7'));
  },
});

/** Day, week, date and filters stand in the address. */
export const Filtered = appStory({
  ...dajti,
  wide: true,
  play: async ({ userEvent }, app) => {
    await grid();
    await userEvent.click(screen.getByRole('button', { name: 'Football' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Salla Qendrore' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Fusha B (7x7)' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Week' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Next week' }));
    await waitFor(() => expect(searchOf(app)).toBe('?date=2026-12-03&sport=1&court=5&view=week'));
    await waitFor(() => expect(screen.getByRole('columnheader', { name: 'Monday, November 30' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(searchOf(app)).toBe('?sport=1&court=5&view=week'));
  },
});

/** What another browser changes appears in place: scroll and focus stay, also where a free time becomes a booking. */
export const KeepsItsPlace = appStory({
  ...thursday,
  play: async (_, app, { control }) => {
    const focused = await cell('20:00–21:00, Fusha 1, free');
    focused.focus();
    const box = (await grid()).parentElement!; // drawn around the table
    box.scrollTop = 30;
    await control.db.transact(async (tx) => {
      const other = tx.bookings.by('venueDate', LIQENI, '2026-11-26').find(({ court_id }) => court_id === 2);
      if (!other) throw new globalThis.Error('no booking to copy');
      const { id: _id, ...rest } = other;
      const starts_at = Date.parse('2026-11-26T20:00:00+01:00');
      await tx.bookings.insert({
        ...rest,
        court_id: 1,
        time_slot_id: 15,
        slot_count: 1,
        starts_at,
        ends_at: starts_at + 3_600_000,
        guest_name: 'Agron',
        user_id: null,
        series_id: null,
      });
    });
    await app.clients.current().invalidateQueries();
    const booking = await screen.findByRole('button', { name: /^20:00–21:00, Agron, / });
    await expect(booking).toHaveFocus();
    await expect(box.scrollTop).toBe(30);
  },
});

/** A refresh that fails leaves the calendar standing. */
export const NotRefreshed = appStory({
  ...thursday,
  play: async (_, app, { control }) => {
    await grid();
    control.addFailure({ operation: 'getVenueCalendar', status: 500 });
    await app.clients.current().invalidateQueries();
    await screen.findByRole('button', { name: 'Try again' });
    await expect(await grid()).toBeVisible();
  },
});
