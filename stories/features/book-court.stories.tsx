import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default { title: 'features/Book court' } satisfies Meta;

const single = '/venue/fusha-e-liqenit?date=2026-11-26&court=2&slot=15&slots=2&book=1';
/** Week 3 is taken, week 6 is closed. */
const weekly = '/venue/fusha-e-liqenit?date=2026-11-26&court=1&slot=14&weekly=1&book=1';
const persona = 'player';

const sheetOf = (canvas: HTMLElement) => within(canvas).findByRole('dialog', { name: /^Confirm booking|^Konfirmo/ });

export const Single = appStory({ route: single, persona });
export const Weekly = appStory({ route: weekly, persona });
export const WeeksDecided = appStory({
  route: weekly,
  persona,
  play: async ({ canvasElement }) => {
    const sheet = within(await sheetOf(canvasElement));
    const [move] = await sheet.findAllByRole('button', { name: /^Move to|^Zhvendos/ });
    if (move) await userEvent.click(move);
    const skip = sheet.getAllByRole('button', { name: /^Skip this week|^Kapërce/ }).at(-1);
    if (skip) await userEvent.click(skip);
    await expect(sheet.getByRole('button', { name: /^Confirm booking|^Konfirmo/ })).not.toHaveAttribute('aria-disabled');
  },
});
export const WeeksLoading = appStory({ route: weekly, persona, failures: [{ operation: 'previewBooking', status: 'never' }] });
export const WeeksFailed = appStory({ route: weekly, persona, failures: [{ operation: 'previewBooking', status: 500 }] });
export const Taken = appStory({ route: '/venue/fusha-e-liqenit?date=2026-12-10&court=1&slot=14&book=1', persona });
export const WithoutHold = appStory({ route: single, persona, failures: [{ operation: 'createBookingHold', status: 500 }] });
export const Incomplete = appStory({ route: '/venue/fusha-e-liqenit?book=1', persona });
export const DateInThePast = appStory({ route: '/venue/fusha-e-liqenit?date=2026-11-23&court=2&slot=15&book=1', persona });
export const NothingBooked = appStory({
  route: single,
  persona,
  failures: [{ operation: 'createBooking', status: 'reset' }],
  play: async ({ canvasElement }) => {
    const sheet = within(await sheetOf(canvasElement));
    await userEvent.click(await sheet.findByRole('button', { name: /^Confirm booking|^Konfirmo/ }));
    await expect(await sheet.findByRole('alert')).toBeVisible();
  },
});
export const Booked = appStory({
  route: single,
  persona,
  play: async ({ canvasElement }) => {
    const sheet = within(await sheetOf(canvasElement));
    await userEvent.click(await sheet.findByRole('button', { name: /^Confirm booking|^Konfirmo/ }));
    await expect(await within(canvasElement).findByText(/^Booking confirmed|^Rezervimi u konfirmua/)).toBeVisible();
  },
});
