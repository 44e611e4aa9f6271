import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default {
  title: 'Pages/Settings of the app',
  parameters: { without: { Forbidden: 'the group is only there for super users' } },
} satisfies Meta;

const app = { persona: 'superUser', module: 'superuser', route: '/settings' } as const;
const dialog = { ...app, route: '/settings?do=replace-maps-key' } as const;
const NEW_KEY = 'AIza-made-up-for-a-story-9f8e';

const field = (name: RegExp) => screen.findByLabelText(name);
const row = () => screen.findByRole('button', { name: /^Maps key/ });
const replacing = async () => within(await screen.findByRole('dialog', { name: 'Replace the maps key' }));

export const Ready = {
  ...appStory({
    ...app,
    play: async (_, __, backend) => {
      await expect(await row()).toHaveTextContent('••••1a2b');
      await expect(document.documentElement).not.toHaveTextContent('not-a-real-key');
      await expect(await field(/^Support phone number/)).toHaveValue('+355 69 000 0099');
      const { response } = backend.calls.find(({ path }) => path.includes('scope=app')) ?? {};
      await expect(JSON.stringify(response)).toContain('••••1a2b');
      await expect(JSON.stringify(response)).not.toContain('not-a-real-key');
    },
  }),
  name: '[ENT-34] [ENT-157] [ENT-158] Ready',
};
export const InAlbanianOnADesktop = appStory({
  ...app,
  language: 'sq',
  wide: true,
  shows:
    /Qyteti i parazgjedhur.*Kërkesa jote te një ekip, komunitet ose aktivitet nuk u pranua.*Orët e qetësisë.*Çelësi i hartave/,
});
/** Nothing is set yet. */
export const Empty = appStory({
  ...app,
  scenario: 'empty',
  play: async ({ userEvent }) => {
    await expect(await row()).toHaveTextContent('Not set');
    await expect(await field(/^Support phone number/)).toHaveValue('');
    await userEvent.click(await row());
    await expect((await replacing()).getByText('Nobody can read the key here afterwards.')).toBeVisible();
  },
});

export const WrongValues = {
  ...appStory({
    ...app,
    play: async ({ userEvent }, _, backend) => {
      const phone = await field(/^Support phone number/);
      await userEvent.clear(phone);
      await userEvent.type(phone, '069 00');
      const build = await field(/^Oldest build that may be used/);
      await userEvent.clear(build);
      await userEvent.type(build, '1.5');
      const terms = await field(/^Address of the terms of use/);
      await userEvent.type(terms, 'fusha.al/terms');
      await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
      await waitFor(() =>
        expect(phone).toHaveAccessibleDescription(/Phone number must be a valid international or local number\.$/),
      );
      await expect(build).toHaveAccessibleDescription(/This field can only contain integer values$/);
      await expect(terms).toHaveAccessibleDescription(/This value is not valid/);
      await expect(phone).toHaveFocus();
      await expect(backend.calls.filter(({ operation }) => operation === 'bulkUpsertSettings')).toEqual([]);
    },
  }),
  name: '[UI-24] wrong values are told beside their fields, and nothing is sent',
};

/** All in one call; an empty field takes the setting back. */
export const Saved = appStory({
  ...app,
  play: async ({ userEvent }, _, backend) => {
    await userEvent.clear(await field(/^Support phone number/));
    await userEvent.type(await field(/^Address of the terms of use/), 'https://fusha.al/terms');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByText('The settings of the app are saved.')).toBeVisible();
    const stored = backend.control.db.read.settings.filter({ scope: 'app' });
    await expect(Object.fromEntries(stored.map(({ key, value }) => [key, value]))).toEqual({
      support_phone: null,
      terms_url: 'https://fusha.al/terms',
      privacy_url: null,
      min_build: 1,
      maps_key: 'not-a-real-key-1a2b',
    });
  },
});

/** What was typed stays, and the same button tries again. */
export const NotSaved = appStory({
  ...app,
  failures: [{ operation: 'bulkUpsertSettings', status: 500 }],
  play: async ({ userEvent }) => {
    const terms = await field(/^Address of the terms of use/);
    await userEvent.type(terms, 'https://fusha.al/terms');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
    await expect(terms).toHaveValue('https://fusha.al/terms');
  },
});

/** Their super user rights ended while the page was open. */
export const NoLongerAllowed = appStory({
  ...app,
  failures: [{ operation: 'bulkUpsertSettings', status: 403 }],
  play: async ({ userEvent }) => {
    await userEvent.type(await field(/^Address of the terms of use/), 'https://fusha.al/terms');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/permission/);
  },
});

export const Replacing = appStory({
  ...dialog,
  play: async ({ userEvent }, _, backend) => {
    const form = await replacing();
    await expect(form.getByText(/••••1a2b/)).toBeVisible();
    const key = form.getByLabelText('New maps key');
    await expect(key).toHaveValue('');
    await userEvent.type(key, 'too-short');
    await userEvent.click(form.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(key).toHaveAccessibleDescription('You must enter a minimum of 16 characters'));
    await expect(key).toHaveFocus();
    await expect(backend.calls.filter(({ operation }) => operation === 'updateSetting')).toEqual([]);
  },
});
export const ReplacingInAlbanian = appStory({ ...dialog, language: 'sq', shows: /Zëvendëso çelësin e hartave/ });
export const NotReplaced = appStory({
  ...dialog,
  failures: [{ operation: 'updateSetting', status: 500 }],
  play: async ({ userEvent }) => {
    const form = await replacing();
    await userEvent.type(form.getByLabelText('New maps key'), NEW_KEY);
    await userEvent.click(form.getByRole('button', { name: 'Replace' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Something went wrong.');
    await expect(form.getByLabelText('New maps key')).toHaveValue(NEW_KEY);
  },
});

export const Loading = appStory({
  ...app,
  failures: [{ operation: 'listSettings', status: 'never' }],
  awaits: 'data',
});
export const Recovered = appStory({
  ...app,
  failures: [{ operation: 'listSettings', status: 500 }],
  shows: /The settings could not be loaded\./,
  recovers: /••••1a2b/,
});
export const Error = appStory({
  ...app,
  failures: [{ operation: 'listSettings', status: 500 }],
  shows: /The settings could not be loaded\./,
});
