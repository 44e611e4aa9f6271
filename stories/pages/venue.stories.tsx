import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { scrolledDown } from '../settled.ts';

export default { title: 'Pages/Venue' } satisfies Meta;

const route = '/venue/fusha-e-liqenit?date=2026-11-26';
const failing = (operation: string, status: 500 | 'never') => [{ operation, status }];

export const Ready = appStory({ route, shows: /Fusha 1.*18:00/ });
export const OnADesktop = appStory({ route, wide: true, shows: /Choose a time to see its price/ });
export const InAlbanian = appStory({ route: `${route}&part=evening&free=1`, language: 'sq', shows: /Vetëm të lirat/ });
export const OnADesktopInAlbanian = appStory({
  route: `${route}&court=2&slot=15`,
  wide: true,
  language: 'sq',
  shows:
    /Fusha 2.*E mbuluar.*enj, 26 nën, 20:00–21:00.*Prek orarin ngjitur për të luajtur më gjatë\..*Rregullat e rezervimit/,
});
export const OneTimeChosen = appStory({ route: `${route}&court=2&slot=15`, play: scrolledDown });
/** The player's own time links to its booking. */
export const OwnTime = appStory({
  route: '/venue/fusha-e-liqenit?date=2026-11-27&court=2&slot=12',
  persona: 'player',
  shows: /17:00 ?yours.*You have booked this time\./,
  play: scrolledDown,
});
/** One stop for Tab among the days and one among the times; the arrow keys follow the layout. */
export const ByKeyboard = appStory({
  route: `${route}&part=evening`,
  play: async ({ userEvent }) => {
    const day = await screen.findByRole('button', { name: 'Thursday, November 26, 2026' });
    day.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('button', { name: 'Friday, November 27, 2026' })).toHaveFocus();
    await userEvent.keyboard('{End}{Home}');
    await expect(screen.getByRole('button', { name: 'Tuesday, November 24, 2026' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('radio', { name: 'Evening' })).toHaveFocus();
    await userEvent.tab();
    const focused = () => document.activeElement?.textContent.slice(0, 11);
    const court = () => document.activeElement?.closest('[role="group"]')?.getAttribute('aria-label');
    await expect([court(), focused()]).toEqual(['Fusha 1', '18:00–19:00']);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect([court(), focused()]).toEqual(['Fusha 1', '23:00–24:00']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect([court(), focused()]).toEqual(['Fusha 2', '19:00–20:00']);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(/^Thu, Nov 26, 19:00–20:00, Fusha 2, ALL/)).toHaveRole('status');
    await userEvent.tab();
    await expect(await screen.findByRole('button', { name: 'Every week' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Book' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect([court(), focused()]).toEqual(['Fusha 2', '19:00–20:00']);
    await scrolledDown();
  },
});
export const ByKeyboardOnADesktop = appStory({
  route,
  wide: true,
  play: async ({ userEvent }) => {
    const at = await screen.findByRole('row', { name: 'Fusha 2' });
    await expect(at).toBeVisible();
    screen.getAllByRole('button', { name: /^08:00–09:00/ })[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
    await expect(at.contains(document.activeElement)).toBe(true);
    await expect(document.activeElement).toHaveAccessibleName(/^10:00–11:00/);
    await expect(await screen.findByText(/^Thu, Nov 26, 10:00–11:00, Fusha 2, ALL/)).toHaveRole('status');
  },
});

/** As far down as the last time of the second court. */
async function besideCourt2(): Promise<{ days: DOMRect; name: HTMLElement; last: HTMLElement }> {
  const times = within(await screen.findByRole('group', { name: 'Fusha 2' })).getAllByRole('button');
  const last = times.at(-1);
  if (!last) throw new globalThis.Error('no times');
  window.scrollBy({ top: last.getBoundingClientRect().top - 200, behavior: 'instant' });
  const days = screen.getByRole('group', { name: 'Choose a day' }).getBoundingClientRect();
  return { days, name: screen.getByRole('heading', { name: 'Fusha 2' }), last };
}
/** The name of a court stays below the days while its times scroll, and covers no time that gets the focus. */
export const CourtNamesStay = appStory({
  route: `${route}&part=evening`,
  play: async ({ userEvent }) => {
    // scrolled again when something above has changed its height
    const { name, last } = await waitFor(async () => {
      const beside = await besideCourt2();
      const { top, bottom, left } = beside.name.getBoundingClientRect();
      await expect(top).toBeGreaterThan(beside.days.bottom);
      await expect(top - beside.days.bottom).toBeLessThan(24);
      await expect(document.elementFromPoint(left + 1, (top + bottom) / 2)).toBe(beside.name);
      return beside;
    });
    last.focus({ preventScroll: true });
    await userEvent.keyboard('{ArrowUp}');
    const focused = document.activeElement?.getBoundingClientRect();
    await expect(focused?.top).toBeGreaterThan(name.getBoundingClientRect().bottom);
    await scrolledDown();
  },
});
/** With text twice as large there is no room for what stays: it scrolls away with the days. */
export const CourtNamesLetGo = appStory({
  route: `${route}&part=evening`,
  play: async () => {
    document.documentElement.style.setProperty('font-size', '32px');
    try {
      const name = await waitFor(async () => {
        const beside = await besideCourt2();
        await expect(beside.days.bottom).toBeLessThan(0);
        await expect(beside.name.getBoundingClientRect().bottom).toBeLessThan(200);
        return beside.name;
      });
      window.scrollBy({ top: 300, behavior: 'instant' });
      await expect(name.getBoundingClientRect().bottom).toBeLessThan(0);
    } finally {
      document.documentElement.style.removeProperty('font-size');
    }
    await scrolledDown();
  },
});
export const WithPhotos = appStory({
  route: '/venue/arena-dajti?date=2026-11-26',
  shows: /Arena Dajti.*Fusha A \(5x5\).*Salla Qendrore/,
});
export const PhoneOnly = appStory({
  route: '/venue/plazhi-arena',
  shows: /This venue takes no online bookings\. Call \+355/,
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
  },
});
export const Loading = appStory({ route, failures: failing('getVenue', 'never'), awaits: 'data' });
export const TimesLoading = appStory({ route, failures: failing('getVenueAvailability', 'never'), awaits: 'data' });
/** The day is nearly over: its last hour has begun. */
export const Empty = appStory({
  route: '/venue/fusha-e-liqenit?date=2026-11-24',
  clock: 'lateEvening',
  shows: /Nothing is free on this day\./,
});
export const DayOver = {
  ...appStory({
    route: '/venue/fusha-e-liqenit?date=2026-11-23',
    shows: /Date cannot be in the past\./,
    play: async ({ userEvent }) => {
      await userEvent.click(screen.getByRole('button', { name: 'Tuesday, November 24, 2026' }));
      await expect(await screen.findByRole('list', { name: 'Courts' })).toBeVisible();
    },
  }),
  name: '[BK-08] a day in the past is refused',
};
export const Error = appStory({ route, failures: failing('getVenue', 500), shows: /Try again/ });
export const TimesFailed = appStory({ route, failures: failing('getVenueAvailability', 500), shows: /Try again/ });
export const TimesRecovered = appStory({
  route,
  failures: failing('getVenueAvailability', 500),
  shows: /We could not load the times\./,
  recovers: /Fusha 1.*18:00/,
});
export const NotFound = appStory({ route: '/venue/no-such-venue', shows: /This venue could not be found\./ });
/** The page is limited to players (R6): the guard redirects with a message and offers a suitable profile. */
export const Forbidden = appStory({
  route,
  persona: 'owner',
  module: 'venue',
  shows: /You do not have permission to access that page\..*Switch to/,
});

export const HiddenCourt = {
  ...appStory({
    route,
    prepare: ({ control }) => control.db.transact((tx) => tx.courts.update(2, { is_public: false })),
    shows: /Fusha 1.*18:00.*Fusha 3/,
    play: async () => {
      await expect(screen.queryByText('Fusha 2')).toBeNull();
    },
  }),
  name: '[ENT-101] players do not see a hidden court',
};

/** The price that is announced is that of all hours. */
export const TwoTimesChosen = appStory({
  route: `${route}&court=2&slot=15&slots=2`,
  play: async () => {
    const said = await screen.findByText(/^Thu, Nov 26, 20:00–22:00, Fusha 2, ALL/);
    await expect(said).toHaveRole('status');
    await expect(said).toHaveTextContent(/, ALL 6,200$/);
    const chosen = within(screen.getByRole('region', { name: 'Your selection' }));
    await expect(chosen.getByText('ALL 6,200')).toBeVisible();
  },
});
