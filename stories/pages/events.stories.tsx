import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { appStory } from '../app-story.tsx';
import { beforeTheProfile } from '../before-profile.ts';

export default { title: 'Pages/Events' } satisfies Meta;

const route = '/events';
const player = { route, persona: 'player' } as const;
const failing = (status: 500 | 'never') => [{ operation: 'listEvents', status } as const];
const list = async () => within(await screen.findByRole('list', { name: 'Events' }));
const cardOf = async (name: string) => {
  const found = (await list()).getAllByRole('article').find((card) => within(card).queryByRole('link', { name }));
  if (!found) throw new RangeError(`no event ${name}`);
  return within(found);
};

/** A guest sees the public ones, under their days. */
export const Ready = appStory({
  route,
  shows: /Today.*Futboll tani te parku.*On now/,
  play: async () => {
    const card = await cardOf('Futboll i së enjtes 7×7');
    await expect(card.getByText('14 of 14 going · 3 waiting · ALL 300 per person', { exact: false })).toBeVisible();
    await expect(card.getByText('Full')).toBeVisible();
    await expect(screen.queryByText('You are invited')).toBeNull();
  },
});
export const InAlbanian = appStory({
  route,
  language: 'sq',
  shows: /11 aktivitete.*Sot.*5 nga 10 vijnë · Falas.*Po zhvillohet.*Nesër.*500.Lekë për person.*Plot/,
});
export const InAlbanianOnADesktop = appStory({
  route,
  language: 'sq',
  wide: true,
  shows: /Krijo aktivitet.*Aktivitetet e mia.*e enjte, 26 nëntor.*14 nga 14 vijnë · 3 në pritje.*Çdo javë/,
});
export const Loading = appStory({ route, failures: failing('never'), awaits: 'data' });
export const Error = appStory({ route, failures: failing(500), shows: /Something went wrong/, recovers: /Today/ });
export const Empty = appStory({
  route,
  scenario: 'empty',
  shows: /No events are coming up\..*Create the first one/,
});
/** Events are for players and organizations. */
export const Forbidden = appStory({
  route,
  persona: 'owner',
  module: 'venue',
  shows: /You do not have permission to access that page\./,
});

/** A cancelled one stays in the list: where it was to be, and how many had said yes; nothing of what is still to come. */
const cancelled = (backend: Backend) =>
  backend.control.db.transact(async (tx) => {
    const at = backend.control.clock.now();
    const event = await tx.events.update(3, { cancelled_at: at, cancel_cause: 'host', cancel_reason: 'Bie borë.' });
    await tx.bookings.update(event.booking_id ?? 0, { status: 'Unbooked', cancelled_at: at, cancelled_by: 'user' });
  });
export const MineIsCancelled = appStory({
  ...player,
  route: '/events?mine=1',
  prepare: cancelled,
  play: async () => {
    const card = await cardOf('Futboll i së enjtes 7×7');
    await expect(card.getByText('Cancelled')).toBeVisible();
    await expect(card.getByText('Fusha 1 · Qendra Sportive Kombinati Veri', { exact: false })).toBeVisible();
    await expect(card.getByText('14 people were going')).toBeVisible();
    await expect(card.queryByText(/No court|14 of 14|per person|waiting|^Full$/)).toBeNull();
  },
});
export const MineIsCancelledInAlbanian = appStory({
  ...player,
  route: '/events?mine=1',
  language: 'sq',
  wide: true,
  prepare: cancelled,
  shows: /Futboll i së enjtes 7×7.*Fusha 1 · Qendra Sportive Kombinati Veri.*Do të vinin 14 veta.*Anuluar/,
});
export const MineInAlbanian = appStory({
  ...player,
  route: '/events?mine=1',
  language: 'sq',
  wide: true,
  shows: /Presin përgjigjen tënde.*Je i ftuar/,
});
/** Signed in, without a profile: not asked to sign in once more. */
export const MineBeforeTheProfile = appStory({
  route: '/events?mine=1',
  ...beforeTheProfile,
  shows: /Complete your profile to continue/,
  play: async ({ userEvent }, { router }) => {
    const main = within(screen.getByRole('main'));
    await expect(main.queryByText(/Sign in/)).toBeNull();
    await userEvent.click(main.getByRole('link', { name: 'Complete profile' }));
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/auth/profile?returnTo=%2Fevents%3Fmine%3D1',
      ),
    );
  },
});
export const NoneOfMine = appStory({
  route: '/events?mine=1',
  persona: 'superUser',
  shows: /You have no events coming up\..*Find one to join/,
});
export const GuestWithoutOwn = appStory({
  route: '/events?mine=1',
  shows: /Sign in to see your events\./,
  play: async () => {
    const main = within(screen.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringMatching(/[?&]returnTo=%2Fevents%3Fmine%3D1$/),
    );
  },
});
export const Past = appStory({ ...player, route: '/events?when=past', shows: /Volejboll në palestër.*Over/ });

export const FiltersInUse = appStory({
  route: '/events?sport_id=1&city_id=1&kind=tryout&from=2026-11-28&to=2026-11-29',
  shows: /Përzgjedhje për ligën dimërore/,
  play: async ({ userEvent }) => {
    const row = within(screen.getByRole('group', { name: 'Filters' }));
    await expect(await row.findByRole('button', { name: 'City: Tiranë' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Kind: Tryout' })).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'When: This weekend' }));
    const panel = within(await screen.findByRole('dialog', { name: 'When' }));
    await expect(panel.getByRole('button', { name: 'This weekend' })).toHaveAttribute('aria-pressed', 'true');
  },
});
/** Nothing fits: one press takes the filters away. */
export const NothingFound = appStory({
  route: '/events?keywords=no-such-event',
  shows: /No events match\. Change the search or clear it\./,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await cardOf('Futboll tani te parku');
  },
});

/** A guest is asked to sign in first. */
export const GuestWantsToCreateOne = appStory({
  route,
  play: async ({ userEvent }) => {
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Create event' }));
    const prompt = within(await screen.findByRole('dialog', { name: 'Sign in to continue' }));
    await expect(prompt.getByText('Sign in to create an event.')).toBeVisible();
    await expect(prompt.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringContaining('returnTo=%2Fevents%3Fdo%3Dcreate'),
    );
  },
});
export const InAnOrganizationsProfile = appStory({
  route,
  persona: 'organizationManager',
  module: 'organization',
  shows: /Create event/,
  wide: true,
});

export const ListedAndOpened = {
  ...appStory({
    ...player,
    play: async ({ userEvent }, _, backend) => {
      const card = await cardOf('Futboll i së enjtes 7×7');
      await userEvent.click(card.getByRole('link', { name: 'Futboll i së enjtes 7×7' }));
      await expect(await screen.findByRole('heading', { level: 1, name: 'Futboll i së enjtes 7×7' })).toBeVisible();
      const asked = backend.calls.filter(({ operation }) => operation === 'listEvents' || operation === 'getEvent');
      // a list may be asked for again, as after an interruption of the realtime connection
      await expect(
        new Set(asked.map(({ method, path, module, status }) => `${method} ${path} ${module} ${status}`)),
      ).toEqual(
        new Set(['GET /api/events?page=1&per_page=12&module=base base 200', 'GET /api/event/3?module=base base 200']),
      );
    },
  }),
  name: '[API-05] [API-71] events are listed and opened in the active module',
};
