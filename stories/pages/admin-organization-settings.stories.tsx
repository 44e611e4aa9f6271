import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { drawnPicture } from '../drawn-picture.ts';

export default {
  title: 'Pages/Admin organization/Settings',
  parameters: { without: { Empty: 'an organization always has a name and a city' } },
} satisfies Meta;

const at = { route: '/admin/organization/settings', persona: 'organizationManager', module: 'organization' } as const;
const photos = '/admin/organization/settings?view=photos';
const rules = '/admin/organization/settings?view=rules';

export const Ready = appStory({ ...at, shows: /Organization settings.*Address of your page/ });
export const InAlbanian = appStory({
  ...at,
  language: 'sq',
  shows: /Kush jeni dhe çfarë organizoni\..*Adresa e faqes.*Lidhjet me adresën e vjetër nuk hapen më\./,
});
export const InAlbanianOnADesktop = appStory({
  ...at,
  language: 'sq',
  wide: true,
  shows: /Cilësimet e organizatës.*Kompeticionet.*Përshkrimi.*Adresa e faqes.*Ruaj/,
});
export const Photos = appStory({ ...at, route: photos, shows: /the page of your organization begins with it/ });
export const PhotosInAlbanian = appStory({
  ...at,
  route: photos,
  language: 'sq',
  wide: true,
  shows: /shfaqet në krye të faqes së organizatës\..*Ka vend edhe për 9 foto\..*Ndrysho logon/,
});
export const Rules = appStory({ ...at, route: rules, shows: /Hours until a result is official/ });
export const RulesInAlbanian = appStory({
  ...at,
  route: rules,
  language: 'sq',
  wide: true,
  shows: /fillojnë me këto cilësime\..*Tenis: më parë fitoret.*Kohëzgjatja e ndeshjes në minuta.*zyrtar/,
});

/** What the profile needs, and an address that is taken. */
export const Validation = {
  ...appStory({
    ...at,
    play: async ({ userEvent }) => {
      const name = await screen.findByLabelText('Name');
      await userEvent.clear(name);
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(name).toHaveAccessibleDescription(/Name is required\./));
      await userEvent.type(name, 'Liga e Re');
      const slug = screen.getByLabelText('Address of your page');
      await userEvent.clear(slug);
      await userEvent.type(slug, 'fusha-e-liqenit');
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(slug).toHaveAccessibleDescription(/This address is already taken\./));
      await userEvent.clear(slug);
      await userEvent.type(slug, 'Liga-e-Re');
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await expect(await screen.findByText('The profile is saved.')).toBeVisible();
      await expect(await screen.findByRole('link', { name: 'See the public page' })).toHaveAttribute(
        'href',
        expect.stringMatching(/\/liga-e-re$/),
      );
    },
  }),
  name: '[API-50] [API-78] what the server refuses is said beside its field',
};

/** All of them in one call, for this organization (R19). */
export const SavingRules = appStory({
  ...at,
  route: rules,
  play: async ({ userEvent }, _app, backend) => {
    await expect(await screen.findByLabelText('Public contact (optional)')).toHaveValue('+355 69 000 0004');
    await expect(screen.getByLabelText('Length of a game in minutes')).toHaveValue('50');
    await userEvent.selectOptions(screen.getByLabelText('Ranking of tables'), 'football-gd');
    await userEvent.clear(screen.getByLabelText('Public contact (optional)'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('The settings are saved.')).toBeVisible();
    const { settings } = backend.control.db.read;
    const saved = (key: string) => settings.one('key', 'organization', 1, key)?.value;
    await expect([saved('default_ranking_preset'), saved('public_contact'), saved('default_match_minutes')]).toEqual([
      'football-gd',
      null,
      50,
    ]);
  },
});
export const RulesNotSaved = appStory({
  ...at,
  route: rules,
  failures: [{ operation: 'bulkUpsertSettings', status: 500 }],
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByLabelText('Ranking of tables'), 'tennis');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Something went wrong.')).toBeVisible();
    await expect(screen.getByLabelText('Ranking of tables')).toHaveValue('tennis');
  },
});

/** A manager and a referee read all of it. */
export const ForManager = appStory({
  ...at,
  persona: 'leagueManager',
  play: async () => {
    await screen.findByText('Only an owner of the organization can change its profile.');
    await expect(screen.getByText('/liga-e-lagjeve-tirana')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  },
});
export const PhotosForReferee = appStory({
  ...at,
  route: photos,
  persona: 'leagueReferee',
  shows: /Only an owner of the organization can change its photos\./,
});
export const RulesForReferee = appStory({
  ...at,
  route: rules,
  persona: 'leagueReferee',
  play: async () => {
    await screen.findByText('Only an owner of the organization can change its settings.');
    await expect(screen.getByText('The usual one of the sport')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  },
});

export const Loading = appStory({
  ...at,
  route: rules,
  failures: [{ operation: 'listSettings', status: 'never' }],
  awaits: 'data',
});
export const Error = appStory({
  ...at,
  route: rules,
  failures: [{ operation: 'listSettings', status: 500 }],
  shows: /The settings could not be loaded\./,
  recovers: /Hours until a result is official/,
});
export const Forbidden = appStory({
  route: '/admin/organization/settings',
  persona: 'teamAdmin',
  module: 'team',
  shows: /You do not have permission to access that page\./,
});

export const PicturesSent = {
  ...appStory({
    ...at,
    route: photos,
    play: async ({ canvasElement, userEvent }, _, backend) => {
      const inputs = () => [...canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')];
      const sent = () =>
        backend.calls.filter(({ operation }) => operation === 'updateOrganization').map(({ request }) => request);
      await waitFor(() => expect(inputs()).toHaveLength(2));
      await userEvent.upload(
        inputs().find(({ multiple }) => multiple)!,
        await drawnPicture('photo.png'),
      );
      await waitFor(() => expect(sent()).toEqual([{ module: 'organization', images: [7, 16] }]));
      await userEvent.upload(
        inputs().find(({ multiple }) => !multiple)!,
        await drawnPicture('logo.png'),
      );
      await waitFor(() => expect(sent().slice(1)).toEqual([{ module: 'organization', image: 17 }]));
    },
  }),
  name: '[API-40] [ENT-140] [ENT-141] logo and photos of an organization are saved by themselves',
};
