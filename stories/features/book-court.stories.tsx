import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { doneBefore } from '../often.ts';
import { expectUnsent, scrolledDown } from '../settled.ts';

export default { title: 'Features/Book court' } satisfies Meta;

const persona = 'player';
const single = { route: '/venue/fusha-e-liqenit?date=2026-11-26&court=2&slot=15&slots=2&book=1', persona } as const;
/** Week 3 is taken, week 6 is closed. */
const weekly = { route: '/venue/fusha-e-liqenit?date=2026-11-26&court=1&slot=14&weekly=1&book=1', persona } as const;

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Confirm booking' }));
const confirmButton = async () => (await sheet()).findByRole('button', { name: /^Confirm booking/ });
/** Enabled once the preview of the weeks and the hold have loaded. */
const confirmable = async () => {
  const button = await confirmButton();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  return button;
};
const isOpen = async () => void (await confirmButton());

export const Single = appStory({
  ...single,
  play: async () => {
    await confirmable();
    const text = screen.getByRole('dialog', { name: 'Confirm booking' });
    await expect(text).toHaveTextContent(/Fusha 2, Fusha e Liqenit.*Thursday, November 26, 2026.*20:00–22:00/);
  },
});
export const Weekly = appStory({ ...weekly, shows: /2 weeks need your choice/, play: isOpen });
export const WeeklyOnADesktop = appStory({ ...weekly, wide: true, shows: /2 weeks need your choice/, play: isOpen });
export const WeeksDecided = appStory({
  ...weekly,
  play: async ({ userEvent }) => {
    const opened = await sheet();
    const [move] = await opened.findAllByRole('button', { name: /^Change to/ });
    await expect(move).toHaveAccessibleName(/^Change to 19:00, Fusha 2 ALL.3,100, ALL.1,300 less$/);
    if (move) await userEvent.click(move);
    const skip = (await opened.findAllByRole('button', { name: /^Skip this week/ })).at(-1);
    if (skip) await userEvent.click(skip);
    await confirmable();
  },
});
export const WeeksLoading = appStory({
  ...weekly,
  failures: [{ operation: 'previewBooking', status: 'never' }],
  awaits: 'data',
  play: isOpen,
});
export const WeeksFailed = appStory({
  ...weekly,
  failures: [{ operation: 'previewBooking', status: 500 }],
  shows: /Try again/,
  play: isOpen,
});
/** The time is taken: another is offered, with the difference in price. */
export const Taken = appStory({
  route: '/venue/fusha-e-liqenit?date=2026-12-10&court=1&slot=14&book=1',
  persona,
  play: async () => {
    await expect(
      await (await sheet()).findByRole('button', { name: /^Take .* instead ALL.*(same price|more|less)$/ }),
    ).toBeVisible();
    await expect(await confirmButton()).toHaveAttribute('aria-disabled', 'true');
  },
});
/** [AUTH-07] */
export const GuestBooks = appStory({
  route: '/venue/fusha-e-liqenit?date=2026-11-26&court=2&slot=15',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Book' }));
    const prompt = await screen.findByRole('dialog', { name: 'Sign in to continue' });
    await expect(prompt).toHaveTextContent('Book Fusha 2, Thu, Nov 26, 20:00');
  },
});
export const WithoutHold = appStory({
  ...single,
  failures: [{ operation: 'createBookingHold', status: 500 }],
  play: isOpen,
});
/** Three holds in a row: others come first for a while, the choice stays and can be booked. */
const heldEnough = doneBefore(
  [15, 16].map((slot) => ({ key: `hold 1 2 2026-11-26 ${slot}`, times: 3, minutesAgo: 6 })),
);
export const HeldThreeTimes = appStory({
  ...single,
  prepare: heldEnough,
  shows: /You have held this time three times\. You can book it while it is free, and hold it again in 4 minutes\./,
  play: async ({ userEvent }) => {
    await expect((await sheet()).queryByRole('timer')).toBeNull();
    await userEvent.click(await confirmable());
    await expect(await screen.findByText(/^Booking confirmed/)).toBeVisible();
  },
});
export const HeldThreeTimesInAlbanian = appStory({
  ...single,
  language: 'sq',
  prepare: heldEnough,
  shows: /E ke mbajtur këtë orar tri herë\..*ta mbash përsëri pas 4 minutash\./,
});
/** The pause is over while the sheet is open. */
export const MayHoldAgain = appStory({
  ...single,
  prepare: async (backend) => {
    // else a slow start would meet the end of the pause
    backend.control.clock.freeze(backend.control.clock.now());
    await doneBefore([15, 16].map((slot) => ({ key: `hold 1 2 2026-11-26 ${slot}`, times: 3, minutesAgo: 9.99 })))(
      backend,
    );
  },
  play: async () => {
    const again = await (await sheet()).findByRole('button', { name: 'Hold it again' }, { timeout: 5_000 });
    await expect(again).toBeVisible();
  },
});
export const Incomplete = {
  ...appStory({
    route: '/venue/fusha-e-liqenit?book=1',
    persona,
    play: async (_, app, backend) => {
      for (const text of ['Court is required.', 'A time slot must be selected.', 'Date is required.'])
        await expect(await (await sheet()).findByText(text)).toBeVisible();
      await expectUnsent('createBookingHold', app, backend);
    },
  }),
  name: '[BK-05] [BK-06] [BK-07] a booking that lacks its parts says which, and holds nothing',
};
export const DateInThePast = {
  ...appStory({
    route: '/venue/fusha-e-liqenit?date=2026-11-23&court=2&slot=15&book=1',
    persona,
    play: async () => {
      await expect(await (await sheet()).findByText('Date cannot be in the past.')).toBeVisible();
    },
  }),
  name: '[BK-08] a booking in the past is refused',
};
/** The last hour of the day ends at 24:00, on the result and among the bookings. */
export const UntilMidnight = {
  ...appStory({
    route: '/venue/fusha-e-liqenit?date=2026-11-24&court=2&slot=18&book=1',
    persona: 'everyone',
    play: async ({ userEvent }, { router }) => {
      await userEvent.click(await confirmable());
      const heading = await screen.findByText(/^Booking confirmed/);
      await expect(heading.closest('[role="status"]')).toHaveTextContent('23:00–24:00');
      await router.navigate('/bookings');
      const row = await screen.findByRole('button', { name: /^Tuesday, November 24, 2026, 23:00–24:00/ });
      await expect(row).toBeVisible();
    },
  }),
  name: '[BK-08] a booking of today is accepted; the last hour ends at 24:00',
};
/** A venue that confirms by hand. */
export const Requested = appStory({
  route: '/venue/arena-dajti?date=2026-11-26&court=5&slot=4&book=1',
  persona,
  play: async ({ userEvent }) => {
    const button = await confirmable();
    await expect(screen.getByRole('dialog')).toHaveTextContent('The venue has to confirm your request.');
    await userEvent.click(button);
    await expect(await screen.findByText(/^Booking requested/)).toBeVisible();
    await scrolledDown();
  },
});
export const NothingBooked = appStory({
  ...single,
  failures: [{ operation: 'createBooking', status: 'reset' }],
  play: async ({ userEvent }) => {
    await userEvent.click(await confirmable());
    const alert = await (await sheet()).findByRole('alert');
    await expect(alert).toHaveTextContent('Connection lost. Nothing was booked. You can try again.');
  },
});
/** The same time can be booked weekly from the next week on. */
export const MadeWeekly = appStory({
  ...single,
  play: async ({ userEvent }) => {
    await userEvent.click(await confirmable());
    await userEvent.click(await screen.findByRole('button', { name: 'Make it weekly' }));
    const opened = await sheet();
    await expect(await opened.findByText('Thursday, December 3, 2026')).toBeVisible();
    await expect(opened.getByRole('switch', { name: 'Repeat weekly' })).toBeChecked();
    await expect(await opened.findByRole('list', { name: 'Weeks' })).toBeVisible();
  },
});
export const BookedInAlbanian = appStory({
  ...single,
  language: 'sq',
  play: async (context) => {
    const button = await screen.findByRole('button', { name: /^Konfirmo rezervimin/ });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    await context.userEvent.click(button);
    const result = within(await screen.findByRole('dialog', { name: 'Rezervimi u konfirmua' }));
    for (const name of ['Shto në kalendar', 'Shpërndaj', 'Bëje çdo javë'])
      await expect(result.getByRole('button', { name })).toBeVisible();
  },
});
export const BookedOnADesktop = appStory({
  ...single,
  wide: true,
  play: async ({ userEvent }) => {
    await userEvent.click(await confirmable());
    await expect(await screen.findByRole('dialog', { name: 'Booking confirmed' })).toBeVisible();
  },
});
export const Booked = appStory({
  ...single,
  play: async ({ userEvent }) => {
    await userEvent.click(await confirmable());
    const result = await screen.findByRole('dialog', { name: 'Booking confirmed' });
    await expect(result).toHaveTextContent('Thursday, November 26, 20:00–22:00');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Booking confirmed' })).toHaveFocus());
    for (const name of ['Add to calendar', 'Share', 'Make it weekly'])
      await expect(within(result).getByRole('button', { name })).toBeVisible();
    await expect(within(result).getByRole('link', { name: 'See booking' })).toBeVisible();
    await expect(within(result).getByRole('link', { name: 'Directions' })).toBeVisible();
    await userEvent.click(within(result).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Courts and times' })).toHaveFocus());
  },
});
