import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default { title: 'Features/Venue requests' } satisfies Meta;

/** Arena Dajti confirms by hand. */
const dajti = { route: '/admin/venue', persona: 'owner', module: 'venue', entityId: 2 } as const;

const items = async () => within(await screen.findByRole('list', { name: 'Requests' })).getAllByRole('listitem');
const first = async () => (await items())[0]!; // there are thirteen
const confirmIn = (item: HTMLElement) => within(item).getByRole('button', { name: 'Confirm' });

export const Waiting = appStory({
  ...dajti,
  shows: /13 requests wait/,
  play: async ({ userEvent }) => {
    const item = await first();
    await expect(item).toHaveTextContent(
      /Klea Ndreuexpires in 4 hoursTue, Nov 24, 14:00–15:00Fusha A \(5x5\) · ALL 2,400/,
    );
    await expect(confirmIn(item)).toHaveAccessibleDescription('Tue, Nov 24, 14:00–15:00 Fusha A (5x5)');
    await expect(await items()).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 13' }));
    await expect(await items()).toHaveLength(13);
  },
});
export const OnADesktop = appStory({
  ...dajti,
  wide: true,
  shows: /13 requests wait.*Klea Ndreu.*expires in 4 hours.*Salla Qendrore/,
});
export const InAlbanian = appStory({
  ...dajti,
  language: 'sq',
  shows: /13 kërkesa presin.*Klea Ndreu.*skadon pas 4 orësh/,
});

/** No place is kept for what most venues do not have. */
export const NoneWaits = appStory({
  ...dajti,
  entityId: 1,
  shows: /Next today/,
  play: async () => {
    await expect(screen.queryByRole('list', { name: 'Requests' })).toBeNull();
    await expect(screen.queryByRole('heading', { name: /wait/ })).toBeNull();
  },
});
export const NotLoaded = appStory({
  ...dajti,
  failures: [{ operation: 'listVenueBookings', status: 500 }],
  shows: /Next today/,
  play: async () => {
    await screen.findByText('The requests could not be loaded.');
  },
});

/** Before the server has answered; the rows below stay where they are. */
export const ConfirmedAtOnce = appStory({
  ...dajti,
  failures: [{ operation: 'confirmVenueBooking', status: 'never' }],
  play: async ({ userEvent }) => {
    const second = (await items())[1]!; // as `first`
    const place = () => second.getBoundingClientRect().top - second.parentElement!.getBoundingClientRect().top; // in its list
    const before = place();
    await userEvent.click(confirmIn(await first()));
    await expect(await screen.findByRole('heading', { name: '12 requests wait' })).toBeVisible();
    await expect(place()).toBe(before);
    await expect(await first()).toHaveTextContent(/Klea Ndreu.*Confirmed$/);
    await expect(within(await first()).getByRole('button', { name: /^Klea Ndreu/ })).toHaveFocus();
    await expect(await items()).toHaveLength(3);
  },
});
/** Two, one after the other: each keeps its place when the server has answered. */
export const SeveralConfirmed = appStory({
  ...dajti,
  play: async ({ userEvent }, { clients }) => {
    const [one, two] = await items();
    await userEvent.click(confirmIn(one!)); // as `first`
    await userEvent.click(confirmIn(two!)); // as `first`
    await screen.findByRole('heading', { name: '11 requests wait' });
    await waitFor(() => expect(clients.current().isMutating() + clients.current().isFetching()).toBe(0));
    const after = await items();
    await expect(after).toHaveLength(3);
    await expect(after[0]).toHaveTextContent(/Klea Ndreu.*Confirmed$/);
    await expect(after[1]).toHaveTextContent(/Anisa Shehu.*Confirmed$/);
    await expect(confirmIn(after[2]!)).toBeVisible(); // as above
  },
});
/** Somebody else was faster: it is said, and the list is that of the server. */
export const Refused = appStory({
  ...dajti,
  failures: [{ operation: 'confirmVenueBooking', status: 409 }],
  play: async ({ userEvent }) => {
    await userEvent.click(confirmIn(await first()));
    await waitFor(async () => expect(confirmIn(await first())).toBeVisible());
    await expect(screen.getByRole('heading', { name: '13 requests wait' })).toBeVisible();
  },
});
/** The answer was lost, but it was done (R11). */
export const AnswerLost = appStory({
  ...dajti,
  failures: [{ operation: 'confirmVenueBooking', status: 'lost' }],
  play: async ({ userEvent }) => {
    await userEvent.click(confirmIn(await first()));
    await screen.findByText('Confirmed: Klea Ndreu');
    await expect(screen.getByRole('heading', { name: '12 requests wait' })).toBeVisible();
  },
});
/** Declining needs a reason, so it asks. */
export const Declined = appStory({
  ...dajti,
  play: async ({ userEvent }) => {
    await userEvent.click(within(await first()).getByRole('button', { name: 'Decline' }));
    // while its code loads another dialog of this name stands in its place
    await screen.findByRole('button', { name: 'Keep booking' });
    const dialog = within(screen.getByRole('alertdialog', { name: 'Decline this request?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await expect(await dialog.findByText('Field is required.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'The court is taken.' }));
    await expect(dialog.getByLabelText('Reason')).toHaveValue('The court is taken.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await screen.findByText('The request is declined.');
    await screen.findByRole('heading', { name: '12 requests wait' });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Klea Ndreu/ })).toBeNull());
  },
});
