import type { Meta } from '@storybook/react-vite';
import { allSettled } from 'effector';
import { expect, screen, waitFor, within } from 'storybook/test';
import { $user, userChanged } from '../../src/models/session/session.model.ts';
import { arrivesAt } from '../addresses.ts';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { drawnPicture } from '../drawn-picture.ts';
import { fillIn } from '../fill-in.ts';
import { expectLook } from '../confirmation-look.ts';

export default {
  title: 'Pages/Account',
  parameters: { without: { Empty: "a person has a name and at least the player's own profile" } },
} satisfies Meta;

const route = '/account';

/** A phone's bar leaves the language and the theme to this page. */
export const Ready = appStory({
  route,
  persona: 'player',
  shows: /Arben Hoxha/,
  play: async () => {
    const bar = within(screen.getAllByRole('banner')[0] ?? document.body); // the page has a header too
    await expect(bar.getByRole('link', { name: 'Account' })).toBeVisible();
    await expect(bar.queryByRole('button')).toBeNull();
  },
});
export const AllProfiles = {
  ...appStory({
    route,
    persona: 'everyone',
    play: async () => {
      const main = within(screen.getByRole('main'));
      await expect(await main.findByRole('heading', { name: 'Era Krasniqi' })).toBeVisible();
      await expect(main.getByText('+355 69 000 0006')).toBeVisible();
      await expect(main.getByRole('button', { name: /Player.*Active/ })).toHaveAttribute('aria-pressed', 'true');
      for (const module of ['Venue', 'Team', 'Organization', 'Super user'])
        await expect(main.getByRole('button', { name: new RegExp(`${module}( \\d+ unread)?$`) })).toHaveAttribute(
          'aria-pressed',
          'false',
        );
    },
  }),
  name: '[RT-14] [MOD-01] [MOD-02] [API-13] who is signed in, and their profiles',
};
export const InAlbanian = appStory({
  route,
  persona: 'everyone',
  language: 'sq',
  shows: /Profilet e tua.*Lojtar.*8 të palexuara.*Qendër sportive.*Superpërdorues.*Gjuha\s*Shqip.*Dil.*Fshi llogarinë/,
});
export const InAlbanianOnADesktop = appStory({
  route,
  persona: 'player',
  language: 'sq',
  wide: true,
  shows:
    /Përpuno profilin.*Pamja\s*E sistemit.*Njoftimet, privatësia, qyteti dhe sporti i parazgjedhur.*Krijo një ekip/,
});

/** A row names the present choice and opens the others; a press chooses, applies and closes. */
export const Choosing = appStory({
  route,
  persona: 'player',
  play: async ({ userEvent }) => {
    const main = within(await screen.findByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: 'Theme System' }));
    const theme = within(await screen.findByRole('dialog', { name: 'Theme' }));
    await expect(theme.getByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.click(theme.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
    await waitFor(() => expect(main.getByRole('button', { name: 'Theme Dark' })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(main.getByRole('button', { name: 'Theme Dark' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'System' }));
    await main.findByRole('button', { name: 'Theme System' });
    await userEvent.click(main.getByRole('button', { name: 'Language English' }));
    await expect(await screen.findByRole('radio', { name: 'Shqip' })).not.toBeChecked();
  },
});

/** The arrow keys choose as well, and leave the panel open for the next choice. */
export const ChoosingByKeyboard = appStory({
  route,
  persona: 'player',
  play: async ({ userEvent }) => {
    const row = await screen.findByRole('button', { name: 'Theme System' });
    row.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'System' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked());
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Theme System' })).toHaveFocus());
  },
});

/** Signed in through another service, without a phone number. */
export const WithoutAPhone = appStory({
  route,
  persona: 'player',
  shows: /Arben Hoxha/,
  play: async (_, { scope }) => {
    await expect(await screen.findByText('+355 69 000 0001')).toBeVisible();
    const user = scope.getState($user);
    if (!user) throw new TypeError('nobody is signed in');
    await allSettled(userChanged, { scope, params: { ...user, phone_prefix: '', phone_number: '' } });
    await waitFor(() => expect(screen.queryByText(/^\+355/)).toBeNull());
    await expect(screen.getByText('Tiranë')).toBeVisible();
  },
});
/** Also when the server is broken. */
export const SigningOut = appStory({
  route,
  persona: 'player',
  failures: [{ operation: 'logout', status: 500 }],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    // the page is mounted anew with the guest's cache
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sign in to see your account.' })).toBeVisible());
  },
});
/** In the module of a venue. */
export const OfAVenue = appStory({ route, persona: 'owner', module: 'venue', shows: /Mirela Gjoka/ });
/** The token's user is still loading: the guard waits. */
export const Loading = appStory({
  route,
  persona: 'player',
  failures: [{ operation: 'getMe', status: 'never' }],
  awaits: 'page',
});
/** The token's user cannot be loaded (R1). */
export const Error = appStory({
  route,
  persona: 'player',
  failures: [{ operation: 'getMe', status: 'reset' }],
  shows: /Try again/,
});
export const Guest = {
  ...appStory({
    route,
    play: async (_, app, backend) => {
      await expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
      await expect(await screen.findByRole('heading', { name: 'Sign in to see your account.' })).toBeVisible();
      await expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
        'href',
        '/auth/login?returnTo=%2Faccount',
      );
      await expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
      await arrivesAt(app, '/account');
      await expect(backend.calls.filter(({ operation }) => operation === 'getMe')).toEqual([]);
    },
  }),
  name: '[RT-14] [AUTH-09] [NAV-06] a guest is asked to sign in, in place and without a call',
};

const deletion = '/account?do=delete';

/** Types into the dialog that the address has opened, and sends it. */
const deleting = (
  persona: 'player' | 'owner',
  password: string,
  failures: { operation: string; status: number }[],
  shown: RegExp,
  then?: AppStoryOptions['play'],
) =>
  appStory({
    route: deletion,
    persona,
    failures,
    play: async (context, app, backend) => {
      const { userEvent } = context;
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.type(dialog.getByLabelText('Password'), password);
      await userEvent.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE');
      await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
      await expect(await dialog.findByText(shown)).toBeVisible();
      await then?.(context, app, backend);
    },
  });

export const Deleting = appStory({
  route: deletion,
  persona: 'player',
  shows: /Delete your account\?.*Bookings that have not started are cancelled\..*Type DELETE to confirm/,
  play: async () => expectLook(await screen.findByRole('alertdialog'), { icon: 'trash-2', ground: 'coloured' }),
});
export const WrongPassword = deleting('player', 'wrong', [], /The password is wrong\./);
/** The only manager of the venue. */
export const LastAdmin = deleting(
  'owner',
  'demo1234',
  [],
  /You are the only administrator of .+\. Name another one first\./,
);
/** A failed deletion changes nothing; one whose answer was lost still counts. */
export const NotDeleted = deleting(
  'player',
  'demo1234',
  [{ operation: 'deleteAccount', status: 500 }],
  /Something went wrong/,
  async ({ userEvent }, app, { control }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByLabelText('Password')).toHaveValue('demo1234');
    control.addFailure({ operation: 'deleteAccount', status: 'lost' });
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await expect(await screen.findByText('Your account is deleted.')).toBeVisible();
    await arrivesAt(app, '/');
  },
);

const registering = '/account?do=register-organization';
/** All fields of an organization, the pictures optional. */
export const RegisteringAnOrganization = appStory({
  route: registering,
  persona: 'player',
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Register an organization' }));
    await expect(await dialog.findByLabelText('Name')).toHaveValue('');
    await waitFor(() => expect(dialog.getByLabelText('City')).toHaveDisplayValue('Tiranë'));
    await expect(dialog.getByLabelText('Description (optional)')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Choose logo' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add photos' })).toBeVisible();
  },
});
export const RegisteringInAlbanianOnADesktop = appStory({
  route: registering,
  persona: 'player',
  language: 'sq',
  wide: true,
  shows: /Profilin e organizatës e shohin menjëherë të gjithë\..*Zgjidh logon.*Shto foto/,
});
export const RegisteringNothing = {
  ...appStory({
    route: registering,
    persona: 'player',
    play: async ({ userEvent }) => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Register an organization' }));
      await userEvent.selectOptions(await dialog.findByLabelText('City'), '');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(/Name is required\./));
      await expect(dialog.getByLabelText('City')).toHaveAccessibleDescription(/City is required\./);
    },
  }),
  name: '[ORG-02] [ORG-03] an organization needs a name and a city',
};
/** A refusal of the server keeps what was typed. */
export const NotRegistered = appStory({
  route: registering,
  persona: 'player',
  failures: [{ operation: 'createOrganization', status: 500 }],
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Register an organization' }));
    await userEvent.type(await dialog.findByLabelText('Name'), 'Lidhja e Re');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Something went wrong.')).toBeVisible();
    await expect(dialog.getByLabelText('Name')).toHaveValue('Lidhja e Re');
  },
});
/** A guest is asked to sign in for it. */
export const GuestRegistering = appStory({ route: registering, shows: /Sign in to register an organization\./ });

export const RegisteredWithPictures = {
  ...appStory({
    route: registering,
    persona: 'player',
    play: async ({ userEvent }, _, backend) => {
      const form = await screen.findByRole('dialog', { name: 'Register an organization' });
      await fillIn(userEvent, form, [
        ['paste', 'Name', 'Lidhja e Bulevardit'],
        ['choose', 'City', 'Korçë'],
        ['paste', 'Description (optional)', 'Futboll për të gjithë.'],
      ]);
      const [logo, photos] = form.querySelectorAll<HTMLInputElement>('input[type=file]');
      await userEvent.upload(logo!, await drawnPicture('logo.png')); // the dialog has both
      await within(form).findByRole('button', { name: 'Change logo' });
      await userEvent.upload(photos!, await drawnPicture('photo.png'));
      const list = await within(form).findByRole('list', { name: 'Photos' });
      await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
      await fillIn(userEvent, form, [['press', 'Save']]);
      await screen.findByText('Your organization is registered.');
      const answered = (operation: string) => backend.calls.filter((call) => call.operation === operation);
      const ids = answered('uploadImage').map(({ response }) => Object(response).data.image.id as number);
      await expect(ids).toHaveLength(2);
      await expect(answered('createOrganization').map(({ request }) => request)).toEqual([
        {
          module: 'base',
          name: 'Lidhja e Bulevardit',
          city_id: 7,
          description: 'Futboll për të gjithë.',
          image: ids[0],
          images: [ids[1]],
        },
      ]);
    },
  }),
  name: '[API-38] [ENT-29] [ENT-139…143] an organization is sent with its logo and photos',
};
