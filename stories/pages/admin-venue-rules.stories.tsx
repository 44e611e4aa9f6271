import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { getGetManagedVenueQueryKey } from '../../src/shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type { App } from '../../src/app/app.ts';
import type { GetManagedVenueData, Venue } from '../../src/shared/api/generated/model';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Admin venue/Booking rules' } satisfies Meta;

const owner = { route: '/admin/venue?view=rules', persona: 'owner', module: 'venue' } as const;
const failing = (operation: 'listSettings' | 'bulkUpsertSettings', status: 422 | 500 | 'never') => [
  { operation, status } as const,
];

const change = (clients: App['clients'], part: Partial<Venue>) =>
  clients
    .current()
    .setQueryData<GetManagedVenueData>(
      getGetManagedVenueQueryKey(1),
      (data) => data && { ...data, venue: { ...data.venue, ...part } },
    );

export const Ready = appStory({ ...owner, shows: /You can book up to 30 days ahead\./ });
export const InAlbanian = appStory({
  ...owner,
  language: 'sq',
  shows:
    /Çdo rregull tregon fjalinë që lexojnë lojtarët\..*Rezervo të paktën 1 orë para fillimit\..*Mund të rezervosh deri në 30 ditë përpara\./,
});
export const InAlbanianOnADesktop = appStory({
  ...owner,
  language: 'sq',
  wide: true,
  shows:
    /Rezervimi konfirmohet menjëherë\..*Anulo falas deri 24 orë para fillimit\..*Mund ta përsëritësh rezervimin çdo javë\./,
});

/** A time that this form does not offer, set elsewhere, can be chosen again. */
export const ForeignValue = appStory({
  ...owner,
  route: '/admin/venue',
  play: async ({ userEvent }, { router }, { control }) => {
    await control.db.transact(async (tx) => {
      const { booking_policy } = tx.venues.get(1)!; // of the seed
      await tx.venues.update(1, { booking_policy: { ...booking_policy, min_lead_minutes: 45 } });
    });
    await router.navigate(owner.route);
    const earliest = await screen.findByRole('combobox', { name: 'Last moment to book' });
    await expect(earliest).toHaveValue('45');
    await userEvent.selectOptions(earliest, '60');
    await userEvent.selectOptions(earliest, '45');
    await expect(earliest).toHaveValue('45');
  },
});

/** Each sentence follows its control, and the two that depend on another rule follow that one. */
export const SentencesFollow = appStory({
  ...owner,
  play: async ({ userEvent }) => {
    const cancelling = await screen.findByRole('combobox', { name: 'Last moment to cancel for free' });
    await userEvent.selectOptions(cancelling, '2 hours before the start');
    await expect(await screen.findByText('Cancel for free up to 2 hours before the start.')).toBeVisible();
    await userEvent.selectOptions(cancelling, 'Until the start');
    await expect(await screen.findByText('Cancel for free until the start.')).toBeVisible();
    await expect(await screen.findByText('Not needed: cancelling is free until the start.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Instantly' }));
    await expect(await screen.findByText('Your booking is confirmed instantly.')).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Weekly bookings' }));
    await expect(await screen.findByText('No weekly bookings here.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Increase: One-off bookings at once' }));
    await expect(await screen.findByText('Up to 6 bookings at once.')).toBeVisible();
  },
});

export const WrongNumber = appStory({
  ...owner,
  play: async ({ userEvent }) => {
    const most = await screen.findByRole('spinbutton', { name: 'One-off bookings at once' });
    await userEvent.clear(most);
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(most).toHaveAccessibleDescription('Field is required.'));
    await waitFor(() => expect(most).toHaveFocus());
  },
});

/** What was chosen stays, and the same button tries again. */
export const NotSaved = appStory({
  ...owner,
  failures: failing('bulkUpsertSettings', 500),
  play: async ({ userEvent }) => {
    const ahead = await screen.findByRole('combobox', { name: 'Days ahead' });
    await userEvent.selectOptions(ahead, '60 days');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
    await expect(ahead).toHaveValue('60');
  },
});

export const NoOnlineBookings = appStory({
  ...owner,
  play: async (_, { clients }) => {
    await screen.findByRole('combobox', { name: 'Days ahead' });
    change(clients, { is_bookable: false });
    await expect(
      await screen.findByText('Players see these rules once the venue accepts online bookings.'),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Save changes' })).toBeVisible();
  },
});

/** Staff reads the rules as players do. */
export const Staff = appStory({
  ...owner,
  play: async (_, { clients }) => {
    await screen.findByRole('combobox', { name: 'Days ahead' });
    change(clients, { permissions: {} });
    await expect(await screen.findByText(/^Only the owner and the managers/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    await expect(screen.queryByRole('combobox')).toBeNull();
    await expect(within(screen.getByRole('main')).getByText('You can book up to 30 days ahead.')).toBeVisible();
  },
});

export const Loading = appStory({ ...owner, failures: failing('listSettings', 'never'), awaits: 'data' });
export const Recovered = appStory({
  ...owner,
  failures: failing('listSettings', 500),
  shows: /The booking rules could not be loaded\./,
  recovers: /You can book up to 30 days ahead\./,
});
