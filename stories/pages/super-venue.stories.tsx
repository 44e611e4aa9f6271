import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { appStory } from '../app-story.tsx';

export default {
  title: 'Pages/Review of a venue',
  parameters: { without: { Empty: 'it is of one venue' } },
} satisfies Meta;

const superUser = { persona: 'superUser', module: 'superuser' } as const;
/** Rejected once, mended and sent again. */
const review = { ...superUser, route: '/super/venue/butrinti-tenis' } as const;
const BUTRINTI = 16;
const DRINI = 15;
const approve = async (press: (button: HTMLElement) => Promise<void>) =>
  press(await screen.findByRole('button', { name: 'Approve' }));
/** More than a page of the log. */
const editEightTimes = ({ control }: Backend) =>
  control.db.transact(async (db) => {
    for (let number = 1; number <= 8; number += 1)
      await db.venueLog.insert({
        venue_id: BUTRINTI,
        at: control.clock.now() - 3_600_000 + number,
        actor_id: null,
        action: 'updated',
        changes: [{ field: 'address', court: null, before: `Rr. ${number}`, after: `Rr. ${number + 1}` }],
        reason: null,
      });
  });

export const Ready = appStory({ ...review, shows: /Rejected on Saturday, November 14, 2026\./ });
export const InAlbanian = appStory({
  ...review,
  language: 'sq',
  shows: /Ndryshuar që nga shqyrtimi i fundit.*Më parë\s*1200.Lekë\s*Tani\s*1500.Lekë.*Shërbimet · Korti 1/,
});
export const InAlbanianOnADesktop = appStory({
  ...review,
  language: 'sq',
  wide: true,
  shows:
    /Refuzo\s*Mirato.*U refuzua më e shtunë, 14 nëntor 2026\..*Ende pa foto të fushave\..*Hap vendndodhjen në hartë/,
});
export const FirstReview = appStory({
  ...superUser,
  route: '/super/venue/drini-sport-center',
  shows: /First review/,
});
/** Nothing to approve; the menu disables it. */
export const Published = appStory({
  ...superUser,
  route: '/super/venue/fusha-e-liqenit',
  shows: /Approved on/,
  play: async ({ userEvent }) => {
    await expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Disable' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});
export const Disabled = appStory({
  ...superUser,
  route: '/super/venue/vjosa-5x5',
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  },
});

/** The next one is not decided yet, so it offers none. */
export const NextAfterADecision = appStory({
  ...review,
  play: async ({ userEvent }) => {
    await approve((button) => userEvent.click(button));
    await userEvent.click(await screen.findByRole('link', { name: 'Next in review: Drini Sport Center' }));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Drini Sport Center' })).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Approve' })).toBeEnabled();
    await expect(screen.queryByRole('link', { name: /^Next in review/ })).toBeNull();
  },
});
export const NoneLeftAfterADecision = appStory({
  ...review,
  prepare: ({ control }) => control.db.transact((db) => db.venues.update(DRINI, { status: 'draft' })),
  play: async ({ userEvent }) => {
    await approve((button) => userEvent.click(button));
    await expect(await screen.findByText('No other venue waits for a decision.')).toBeVisible();
  },
});
export const NextNotLoaded = appStory({
  ...review,
  failures: [{ operation: 'listVenues', status: 500 }],
  play: async ({ userEvent }) => {
    await approve((button) => userEvent.click(button));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
  },
});
/** What changed since the review stays the same on every page of the log. */
export const SecondPageOfTheLog = appStory({
  ...review,
  prepare: editEightTimes,
  shows: /Page 1 of 2/,
  play: async ({ userEvent }, { router }) => {
    const entries = () => within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
    await expect(entries()).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await expect(await screen.findByText('Page 2 of 2')).toBeVisible();
    await waitFor(() => expect(entries()).toHaveLength(4));
    await expect(entries()[3]).toHaveTextContent(/^Created/);
    await expect(screen.getByRole('list', { name: 'Changed since the last review' })).toHaveTextContent('Rr. 9');
    await expect(router.state.location.search).toBe('?page=2');
  },
});

/** The owner reads the reason, so there is none without. */
export const Rejecting = appStory({
  ...review,
  route: '/super/venue/butrinti-tenis?do=reject',
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Reject the venue?' });
    await userEvent.type(within(dialog).getByLabelText('Reason'), '   ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    const reason = within(dialog).getByLabelText('Reason');
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/Field is required\./));
    await waitFor(() => expect(reason).toHaveFocus());
  },
});
/** Somebody else has decided: the page says so and shows the venue as it is now. */
export const DecidedMeanwhile = appStory({
  ...review,
  play: async ({ userEvent }, _, backend) => {
    const approve = await screen.findByRole('button', { name: 'Approve' });
    await backend.control.db.transact((db) => db.venues.update(BUTRINTI, { status: 'draft' }));
    await userEvent.click(approve);
    await expect(await screen.findByText(/^This venue has changed in the meantime\./)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull());
  },
});
export const RejectedTooLate = appStory({
  ...review,
  route: '/super/venue/butrinti-tenis?do=reject',
  play: async ({ userEvent }, _, backend) => {
    const dialog = await screen.findByRole('dialog', { name: 'Reject the venue?' });
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'No photo of the court.');
    await backend.control.db.transact((db) => db.venues.update(BUTRINTI, { status: 'published' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await expect(await screen.findByText(/^This venue has changed in the meantime\./)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Reject the venue?' })).toBeNull());
    await expect(await screen.findByText('Published')).toBeVisible();
  },
});
/** What was typed stays, and the same button tries again. */
export const NotRejected = appStory({
  ...review,
  route: '/super/venue/butrinti-tenis?do=reject',
  failures: [{ operation: 'reviewVenue', status: 500 }],
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Reject the venue?' });
    const reason = within(dialog).getByLabelText('Reason');
    await userEvent.type(reason, 'No photo of the court.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Something went wrong.');
    await expect(reason).toHaveValue('No photo of the court.');
  },
});
export const Loading = appStory({
  ...review,
  failures: [{ operation: 'getVenue', status: 'never' }],
  awaits: 'data',
});
export const Recovered = appStory({
  ...review,
  failures: [{ operation: 'getVenue', status: 500 }],
  shows: /The venue could not be loaded\./,
  recovers: /Rejected on/,
});
export const HistoryFailed = appStory({
  ...review,
  failures: [{ operation: 'getVenueLog', status: 500 }],
  shows: /The history could not be loaded\./,
});
export const NoSuchVenue = appStory({
  ...superUser,
  route: '/super/venue/no-such-venue',
  shows: /This venue could not be found\./,
});
export const Error = appStory({
  ...review,
  failures: [{ operation: 'getVenue', status: 500 }],
  shows: /The venue could not be loaded\./,
});
export const Forbidden = appStory({
  route: '/super/venue/butrinti-tenis',
  persona: 'player',
  shows: /You do not have permission to access that page\./,
});
