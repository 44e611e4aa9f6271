import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import type { Backend } from '../../mocks/backend.ts';
import { arrivesAt } from '../addresses.ts';
import { appStory } from '../app-story.tsx';

export default {
  title: 'Pages/Settings',
  parameters: { without: { Empty: 'every setting has a value, or says that it has none' } },
} satisfies Meta;

const own = { persona: 'player', route: '/settings' } as const;
const group = async (name: string) => within(await screen.findByRole('group', { name }));
const stored = (backend: Backend, key: string) =>
  backend.control.db.read.settings.filter({ scope: 'user', scope_id: demoId('player') }).find((one) => one.key === key)
    ?.value;
const puts = (backend: Backend) => backend.calls.filter(({ operation }) => operation === 'updateSetting').length;

/** Everybody's own settings. */
export const Ready = {
  ...appStory({
    ...own,
    play: async (_, __, backend) => {
      const general = await group('General');
      await expect(general.getByRole('button', { name: 'Language English' })).toBeVisible();
      await expect(general.getByRole('button', { name: 'Theme System' })).toBeVisible();
      await expect(general.getByRole('button', { name: 'Default city All cities' })).toBeVisible();
      await expect(general.getByRole('button', { name: 'Default sport All sports' })).toBeVisible();
      await expect((await group('Notifications')).getByRole('button', { name: 'Save all' })).toBeVisible();
      await expect((await group('Privacy')).getByRole('switch', { name: 'Show when I am online' })).toBeChecked();
      await expect(screen.queryByRole('group', { name: 'App' })).toBeNull();
      await expect(screen.queryByText('Venues you run')).toBeNull();
      const reads = backend.calls.filter(({ operation }) => operation === 'listSettings');
      await expect(reads.map(({ path }) => path.replace(/[?&]module=\w+/, ''))).toEqual(['/api/settings?scope=user']);
    },
  }),
  name: '[RT-17] [SET-03] [API-20] Ready',
};
export const InAlbanian = appStory({
  ...own,
  language: 'sq',
  shows: /Pamja\s*E sistemit.*Çfarë çaktivizon nuk të dërgohet.*Fusha që ke rezervuar mbyllet.*Orët e qetësisë/,
});
/** Whoever runs a venue is told of more. */
export const OfAVenue = appStory({ persona: 'owner', module: 'venue', route: '/settings', shows: /Venues you run/ });

/** A choice is saved at once. */
export const CityChosen = {
  ...appStory({
    ...own,
    play: async ({ userEvent }, _, backend) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Default city All cities' }));
      await userEvent.click(await screen.findByRole('radio', { name: 'Durrës' }));
      await expect(await screen.findByRole('button', { name: 'Default city Durrës' })).toBeVisible();
      await waitFor(() => expect(stored(backend, 'default_city_id')).toBe(2));
      // a call is kept with its answer, which comes after what it wrote
      const sent = () => backend.calls.filter(({ operation }) => operation === 'updateSetting');
      await waitFor(() =>
        expect(sent().map(({ path, request }) => [path, request])).toEqual([
          ['/api/settings/default_city_id', { module: 'base', value: 2 }],
        ]),
      );
    },
  }),
  name: '[SET-01] [API-08] [API-21] [ENT-155] City chosen',
};

/** The old value comes back, and a message says why. */
export const CityNotSaved = {
  ...appStory({
    ...own,
    failures: [{ operation: 'updateSetting', status: 500 }],
    play: async ({ userEvent }, _, backend) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Default city All cities' }));
      await userEvent.click(await screen.findByRole('radio', { name: 'Durrës' }));
      await expect(await screen.findByText('Something went wrong.')).toBeVisible();
      await expect(await screen.findByRole('button', { name: 'Default city All cities' })).toBeVisible();
      await expect(puts(backend)).toBe(1);
      await expect(stored(backend, 'default_city_id')).toBeUndefined();
    },
  }),
  name: '[ERR-12] City not saved',
};

/** No longer allowed: told as every refusal is. */
export const OnlineRefused = {
  ...appStory({
    ...own,
    failures: [{ operation: 'updateSetting', status: 403 }],
    play: async ({ userEvent }) => {
      const online = await screen.findByRole('switch', { name: 'Show when I am online' });
      await userEvent.click(online);
      await expect(await screen.findByText(/permission/)).toBeVisible();
      await waitFor(() => expect(online).toBeChecked());
    },
  }),
  name: '[ERR-12] Online refused',
};

/** Every type and the quiet hours in one call. */
export const NoticesSaved = {
  ...appStory({
    ...own,
    play: async ({ userEvent }, _, backend) => {
      const notices = await group('Notifications');
      await userEvent.selectOptions(notices.getByRole('combobox', { name: 'Booking confirmed' }), 'Off');
      await userEvent.selectOptions(notices.getByRole('combobox', { name: 'Booking declined' }), 'App only');
      await userEvent.type(notices.getByLabelText('From'), '22:00');
      await userEvent.type(notices.getByLabelText('To'), '7:30');
      await userEvent.click(notices.getByRole('button', { name: 'Save all' }));
      await expect(await screen.findByText('Your notification settings are saved.')).toBeVisible();
      const calls = backend.calls.filter(({ operation }) => operation === 'bulkUpsertSettings');
      await expect(calls).toHaveLength(1);
      const keys = ['confirmed', 'declined', 'moved'].map((type) => `notify.booking-${type}`);
      await expect([...keys, 'quiet_from', 'quiet_to'].map((key) => stored(backend, key))).toEqual([
        'off',
        'in-app',
        'both',
        '22:00',
        '07:30',
      ]);
      await expect(notices.getByRole('combobox', { name: 'Booking confirmed' })).toHaveDisplayValue('Off');
    },
  }),
  name: '[SET-02] Notices saved',
};

/** A toast; what was set stays, and the button tries again. */
export const NoticesNotSaved = {
  ...appStory({
    ...own,
    failures: [{ operation: 'bulkUpsertSettings', status: 500 }],
    play: async ({ userEvent }) => {
      const notices = await group('Notifications');
      const confirmed = notices.getByRole('combobox', { name: 'Booking confirmed' });
      await userEvent.selectOptions(confirmed, 'Off');
      await userEvent.click(notices.getByRole('button', { name: 'Save all' }));
      await expect(await screen.findByText('Something went wrong.')).toBeVisible();
      await expect(confirmed).toHaveDisplayValue('Off');
    },
  }),
  name: '[ERR-12] Notices not saved',
};

/** Half of the quiet hours is none. */
export const HalfAnHourOfQuiet = appStory({
  ...own,
  wide: true,
  play: async ({ userEvent }, _, backend) => {
    const notices = await group('Notifications');
    await userEvent.type(notices.getByLabelText('From'), '22:00');
    await userEvent.click(notices.getByRole('button', { name: 'Save all' }));
    await waitFor(() => expect(notices.getByLabelText('To')).toHaveAccessibleDescription('Field is required.'));
    await waitFor(() => expect(notices.getByLabelText('To')).toHaveFocus());
    await expect(backend.calls.filter(({ operation }) => operation === 'bulkUpsertSettings')).toEqual([]);
  },
});

/** The same question as on the account page. */
export const Deleting = appStory({ ...own, route: '/settings?do=delete', shows: /Type DELETE to confirm/ });
export const NotExported = appStory({
  ...own,
  failures: [{ operation: 'listSlotWatches', status: 500 }],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Export my data/ }));
    await expect(await screen.findByText('Something went wrong.')).toBeVisible();
  },
});
export const Loading = appStory({
  ...own,
  failures: [{ operation: 'listSettings', status: 'never' }],
  awaits: 'data',
});
export const Recovered = appStory({
  ...own,
  failures: [{ operation: 'listSettings', status: 500 }],
  shows: /The settings could not be loaded\./,
  recovers: /Quiet hours/,
});

export const Error = appStory({
  ...own,
  failures: [{ operation: 'listSettings', status: 500 }],
  shows: /The settings could not be loaded\./,
});
/** Guests have no settings of their own. */
export const Forbidden = {
  ...appStory({
    route: '/settings',
    shows: /You do not have permission to access that page\./,
    play: (_, app) => arrivesAt(app, '/auth/login?returnTo=%2Fsettings'),
  }),
  name: '[RT-17] Forbidden',
};
