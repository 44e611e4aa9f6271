import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { elsewhere } from '../another-person.ts';
import { appStory } from '../app-story.tsx';

/** What may come of a press on "Confirm booking", besides what it is for. */
export default { title: 'Features/Booking outcomes' } satisfies Meta;

/** Thursday 20:00 on the second court: free in the seed. */
const free = '/venue/fusha-e-liqenit?date=2026-11-26&court=2&slot=15';
const persona = 'player';
const sheet = () => screen.findByRole('dialog', { name: 'Confirm booking' });
const confirm = async () => within(await sheet()).findByRole('button', { name: /^Confirm booking/ });
const confirmable = async () => {
  const button = await confirm();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  return button;
};
const callsOf = ({ calls }: Backend, operation: string) => calls.filter((call) => call.operation === operation);
const done = () => screen.findByRole('dialog', { name: 'Booking confirmed' });

/** Somebody else has confirmed the same time meanwhile: day and court stay, and the next time is offered with its price. */
export const TakenMeanwhile = appStory({
  route: free,
  persona,
  play: async ({ userEvent }, { router }, backend) => {
    const book = await screen.findByRole('button', { name: 'Book' });
    const body = {
      module: 'base',
      court_id: 2,
      date: '2026-11-26',
      time_slot_id: 15,
      slot_count: 1,
      weekly: false,
    } as const;
    await elsewhere(backend, 'everyone', { method: 'POST', path: '/bookings', body });
    await userEvent.click(book);
    await expect(await within(await sheet()).findByRole('alert')).toHaveTextContent(
      'This time slot has just been taken.',
    );
    await expect(router.state.location.search).toMatch(/date=2026-11-26&court=2&slot=15/);
    await expect(await confirm()).toHaveAttribute('aria-disabled', 'true');
    const other = await within(await sheet()).findByRole('button', {
      name: /^Take \d\d:\d\d–\d\d:\d\d, Fusha \d instead ALL\s[\d,]+, (same price|ALL\s[\d,]+ (more|less))$/,
    });
    await userEvent.click(other);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await userEvent.click(await confirmable());
    await expect(await done()).toBeVisible();
  },
});

export const AnswerLost = {
  ...appStory({
    route: `${free}&book=1`,
    persona,
    failures: [{ operation: 'createBooking', status: 'lost' }],
    play: async ({ userEvent }, _, backend) => {
      await userEvent.click(await confirmable());
      await expect(await done()).toHaveTextContent('Connection lost, but your booking was made.');
      await expect(callsOf(backend, 'createBooking')).toHaveLength(1);
    },
  }),
  name: '[R11] a lost answer is settled by reading again: the booking was made',
};

/** Neither the booking nor the look for it is answered, until `mended` is called. */
const unsettled = (settle: (user: { click: (button: Element) => Promise<void> }) => Promise<void>) =>
  appStory({
    route: `${free}&book=1`,
    persona,
    failures: [
      { operation: 'createBooking', status: 'lost' },
      { operation: 'listBookings', status: 500 },
    ],
    play: async ({ userEvent }, _, backend) => {
      await userEvent.click(await confirmable());
      await expect(await within(await sheet()).findByRole('alert')).toHaveTextContent(
        'We do not know yet whether the booking was made',
      );
      await expect(await confirm()).toHaveAttribute('aria-disabled', 'true');
      await backend.control.setScenario('default');
      await settle(userEvent);
      await expect(await done()).toBeVisible();
      await expect(callsOf(backend, 'createBooking')).toHaveLength(1);
    },
  });
export const LookedForAgain = {
  ...unsettled(async (user) => user.click(screen.getByRole('button', { name: 'Check again' }))),
  name: '[R11] when reading again fails too, nothing can be sent until it is settled',
};
export const LookedForOnceOnline = {
  ...unsettled(async () => ['offline', 'online'].forEach((type) => dispatchEvent(new Event(type)))),
  name: '[R11] when the connection returns, a lost booking is looked up automatically',
};

/** Five single bookings at this venue are the limit; it is said when the time is to be held. */
export const LimitReached = appStory({
  route: free,
  persona: 'everyone',
  shows: /Up to 5 one-off and 2 weekly bookings at once\./,
  prepare: async (backend) => {
    for (const day of [25, 26, 27, 29, 30])
      await elsewhere(backend, 'everyone', {
        method: 'POST',
        path: '/bookings',
        body: { module: 'base', court_id: 1, date: `2026-11-${day}`, time_slot_id: 14, slot_count: 1, weekly: false },
      });
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Book' }));
    const opened = within(await sheet());
    const told = await opened.findByRole('alert');
    await expect(told).toHaveTextContent('You have reached the limit of 5 one-off bookings at this venue.');
    await expect(within(told).getByRole('link', { name: 'My bookings' })).toHaveAttribute('href', '/bookings');
    await expect(await confirm()).toHaveAttribute('aria-disabled', 'true');
    await expect(opened.queryByRole('button', { name: /^Take/ })).toBeNull();
    // weekly bookings have a limit of their own
    await userEvent.click(opened.getByRole('switch', { name: 'Repeat weekly' }));
    await expect(await opened.findByRole('timer')).toBeVisible();
    await expect(opened.queryByText(/You have reached the limit/)).toBeNull();
  },
});

/** Held once the sheet is open, and free for others once it is closed. */
export const ClosedReleasesTheTime = appStory({
  route: `${free}&book=1`,
  persona,
  play: async ({ userEvent }, _, backend) => {
    await expect(await within(await sheet()).findByRole('timer')).toHaveTextContent('Held for you for');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Book' })).toBeVisible();
    await waitFor(() => expect(callsOf(backend, 'deleteBookingHold')).toHaveLength(1));
  },
});

/** A taken and a closed week are decided and all is confirmed in four taps, without a sideways scroll. */
export const WeeklyInFourTaps = {
  ...appStory({
    route: '/venue/fusha-e-liqenit?date=2026-11-26&court=1&slot=14&book=1',
    persona,
    play: async ({ userEvent }) => {
      const opened = within(await sheet());
      await userEvent.click(await opened.findByRole('switch', { name: 'Repeat weekly' }));
      const weeks = within(await opened.findByRole('list', { name: 'Weeks' })).getAllByRole('listitem');
      await expect(weeks).toHaveLength(12);
      const week = (text: string) =>
        within(weeks.find(({ textContent }) => textContent?.includes(text)) ?? document.body);
      await expect(await confirm()).toHaveAttribute('aria-disabled', 'true');
      const [move] = week('Thursday, December 10').getAllByRole('button', { name: /^Change to/ });
      if (move) await userEvent.click(move);
      await userEvent.click(week('Thursday, December 31').getByRole('button', { name: 'Skip this week' }));
      const dialog = await sheet();
      await waitFor(() => expect(dialog).toHaveTextContent('Total for 11 sessions · 1 changed, 1 skipped'));
      // ten at 4,400, one at 3,100
      await expect(dialog).toHaveTextContent(/ALL\s47,100ALL\s3,100 to ALL\s4,400 each, paid at the venue/);
      const button = await confirmable();
      await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
      await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
      await userEvent.click(button);
      await expect(await done()).toHaveTextContent('11 sessions');
    },
  }),
  name: '[BK-02] a weekly booking around a taken and a closed week, in four taps without sideways scroll',
};
