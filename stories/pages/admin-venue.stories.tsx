import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { VenueRecord } from '../../mocks/db/records.ts';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { LONG_AGO } from '../long-ago.ts';

export default {
  title: 'Pages/AdminVenue/Overview',
  parameters: { without: { Empty: 'a venue has a state and figures' } },
} satisfies Meta;

const route = '/admin/venue';
const own = { persona: 'everyone', module: 'venue' } as const;

export const Ready = appStory({
  route,
  ...own,
  shows: /Next today.*This week/,
  play: async () => {
    // a player's page, which only the player's own profile opens
    await expect(screen.getByRole('link', { name: 'See as player' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/venue\/[a-z-]+\?switch_module=base&switch_entity_id=6$/),
    );
  },
});
export const OnADesktop = appStory({
  route,
  ...own,
  wide: true,
  shows: /Next today.*Korti 2.*Open calendar.*This week.*22\s*bookings today.*15%\s*of hours booked/,
});
export const InAlbanian = appStory({
  route,
  ...own,
  language: 'sq',
  shows:
    /Në vijim sot.*1400.Lekë.*Hap kalendarin.*Printo fletën e ditës.*Këtë javë.*krahasuar me gjithë javën e mëparshme/,
});
export const Loading = appStory({
  route,
  ...own,
  failures: [{ operation: 'getManagedVenue', status: 'never' }],
  awaits: 'data',
});
export const Error = appStory({
  route,
  ...own,
  failures: [{ operation: 'getManagedVenue', status: 500 }],
  shows: /The venue could not be loaded/,
  recovers: /Next today.*This week/,
});

/** A manager reads whether players see the venue; publishing and unpublishing is the owner's. */
export const ForManager = appStory({
  route,
  persona: 'venueManager',
  module: 'venue',
  shows: /Players find the venue and book its courts/,
  play: async () => {
    await expect(screen.getByRole('list', { name: 'Figures of the week' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Unpublish' })).toBeNull();
  },
});

/** A venue is run in its own profile (R6). */
export const Forbidden = appStory({
  route,
  persona: 'everyone',
  shows: /You do not have permission to access that page\..*Switch to/,
});

/** The demo user's venue in another state. */
const changed = (changes: Partial<VenueRecord>, play: () => Promise<void>, more?: Partial<AppStoryOptions>): StoryObj =>
  appStory({
    route,
    ...own,
    ...more,
    play: async (_, app, { control }) => {
      await control.db.transact((tx) => tx.venues.update(3, changes));
      await app.clients.current().invalidateQueries();
      await play();
    },
  });
const submitButton = () => screen.findByRole('button', { name: 'Submit for review' });

const draft = { status: 'draft', review: null, image_id: null, address: '', latitude: 0, longitude: 0 } as const;
const missesParts = async () => {
  await expect(await submitButton()).toBeDisabled();
  const missing = within(screen.getByRole('list', { name: 'Before the review' }));
  await expect(missing.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/venue?view=details#address',
    '/admin/venue?view=details#latitude',
    '/admin/venue?view=photos',
  ]);
  await expect(screen.queryByRole('list', { name: 'Figures of the week' })).toBeNull();
};
/** Each line of what is missing leads to its view and field. */
export const Draft = changed(draft, missesParts);
export const DraftOnADesktop = changed(draft, missesParts, { wide: true });

/** The line of the address leads to its field. */
export const FromLineToField: StoryObj = appStory({
  route: '/admin/venue?view=details#address',
  ...own,
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveFocus());
  },
});

const rejected = {
  ...draft,
  address: 'Rr. e Plepave 14',
  review: {
    submitted_at: LONG_AGO,
    decided_at: LONG_AGO + 1,
    decision: 'rejected',
    note: 'The address is that of another venue.',
  },
} as const;
/** A review that sent the venue back says why. */
export const Rejected = changed(rejected, async () => {
  await screen.findByText('The address is that of another venue.');
});

const inReview = {
  status: 'in-review',
  review: { submitted_at: Date.UTC(2026, 10, 23), decided_at: null, decision: null, note: null },
} as const;
export const InReview = changed(inReview, async () => {
  await screen.findByText(/^Sent on Monday, November 23\./);
  await expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
});

export const Unpublished = {
  ...changed({ status: 'disabled', disabled: { at: LONG_AGO, by: 'owner', reason: null } }, async () => {
    await screen.findByRole('button', { name: 'Publish again' });
    await expect(screen.getByText('Unpublished')).toBeVisible();
  }),
  name: '[VEN-19] what its owner took back is unpublished',
};
export const Disabled = changed(
  { status: 'disabled', disabled: { at: LONG_AGO, by: 'superuser', reason: 'Nobody answers.' } },
  async () => {
    await screen.findByRole('button', { name: 'Prepare a new review' });
    await expect(screen.getByText('Reason: Nobody answers.')).toBeVisible();
    await expect(screen.getByText('Disabled')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Publish again' })).toBeNull();
  },
);

export const PublicationSent = {
  ...appStory({
    route,
    ...own,
    play: async ({ userEvent }, _, backend) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Unpublish' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Unpublish the venue?' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Unpublish' }));
      await screen.findByRole('button', { name: 'Publish again' });
      const sent = backend.calls.filter(({ operation }) => operation === 'updateVenue');
      await expect(sent.map(({ request }) => request)).toEqual([{ module: 'venue', status: 'disabled' }]);
    },
  }),
  name: '[ENT-26] [ENT-112] [ENT-126] a venue is unpublished by its status',
};

/** In review is a step on the way to being published, and named as such (design §4). */
const STATUSES = [
  ['draft', 'Unpublished'],
  ['in-review', 'In review'],
  ['published', 'Published'],
  ['disabled', 'Unpublished'],
] as const;
export const EachStatus = {
  ...appStory({
    route,
    ...own,
    play: async (_, app, { control }) => {
      const { textContent: name } = await screen.findByRole('heading', { level: 1 });
      for (const [status, says] of STATUSES) {
        const disabled = status === 'disabled' ? ({ at: LONG_AGO, by: 'owner', reason: null } as const) : null;
        await control.db.transact((tx) => tx.venues.update(3, { status, disabled }));
        await app.clients.current().invalidateQueries();
        const head = screen.getByRole('heading', { level: 1, name }).closest('header');
        await waitFor(() => expect(within(head ?? document.body).getByText(says)).toBeVisible());
      }
    },
  }),
  name: '[ENT-58…61] [VEN-19] each of the four statuses is taken, and said',
};

/** What the next of today still have to pay, or that they have. */
export const PaidToday = appStory({
  route,
  persona: 'owner',
  module: 'venue',
  prepare: ({ control }) =>
    control.db.transact(async (tx) => {
      for (const { id, court_id, starts_at } of tx.bookings.filter({ venue_id: 1, date: '2026-11-24' })) {
        const isFirst = court_id === 2 && starts_at === control.clock.now();
        await tx.bookings.update(id, { paid_at: isFirst ? LONG_AGO : null });
      }
    }),
  play: async () => {
    const next = within(await screen.findByRole('list', { name: 'Next today' })).getAllByRole('listitem');
    await expect(next[0]).toHaveTextContent(/Paid$/);
    await expect(next[1]).toHaveTextContent(/ALL [\d,]+$/);
  },
});
