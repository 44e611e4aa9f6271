import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Admin organization/Users' } satisfies Meta;

const at = { route: '/admin/organization/users', persona: 'organizationManager', module: 'organization' } as const;
const rows = async () => within(await screen.findByRole('list', { name: 'Users' })).getAllByRole('listitem');

export const Ready = appStory({ ...at, shows: /4 users.*Teuta Marku.*Owner.*Manager.*Referee/ });
export const InAlbanian = appStory({
  ...at,
  language: 'sq',
  shows: /4 përdorues.*Teuta Marku.*Pronar.*Pronari i vetëm\..*Menaxher.*Vetëm ndeshjet që i caktohen/,
});
export const InAlbanianOnADesktop = appStory({
  ...at,
  language: 'sq',
  wide: true,
  shows: /Të gjithë.*I paplotësuar.*Gjithçka, edhe përdoruesit, profilin dhe cilësimet.*Profil i paplotësuar\s*Arbitër/,
});

/** Owner, manager, referee, and one who has only just registered. */
export const Roles = appStory({
  ...at,
  play: async () => {
    const [owner, manager, referee, newcomer] = await rows();
    await expect(owner).toHaveTextContent(/Teuta Marku.*Owner.*You.*Everything, users, profile and settings too/);
    await expect(owner).toHaveTextContent(/The only owner\./);
    await expect(within(owner!).queryByRole('button')).toBeNull();
    await expect(manager).toHaveTextContent(/Manager.*Competitions, events and applications/);
    await expect(referee).toHaveTextContent(/Referee.*Only the games assigned to them/);
    await expect(newcomer).toHaveTextContent(/Profile not completed.*Referee/);
  },
});

/** [ENT-215] By profile, in the address. */
export const Filtered = appStory({
  ...at,
  play: async ({ userEvent }, { router }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Not completed' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await expect(router.state.location.search).toBe('?profile=uncompleted');
    await userEvent.click(screen.getByRole('radio', { name: 'Completed' }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
  },
});
export const NoneSuch = appStory({
  ...at,
  route: '/admin/organization/users?profile=uncompleted',
  persona: 'everyone',
  shows: /Nobody here has such a profile\./,
});

/** Nobody but the owner. */
export const Empty = appStory({ ...at, persona: 'everyone', shows: /You run this organization alone/ });

/** A referee reads the list, and may leave. */
export const ForReferee = appStory({
  ...at,
  persona: 'leagueReferee',
  play: async ({ userEvent }) => {
    const [owner, , referee] = await rows();
    await expect(screen.getByText('Only an owner can add, change or remove users.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Add user' })).toBeNull();
    await expect(within(owner!).queryByRole('button')).toBeNull();
    await userEvent.click(within(referee!).getByRole('button', { name: /^Actions for / }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Leave the organization']);
  },
});

/** The roles are those of an organization. */
export const Adding = appStory({
  ...at,
  route: '/admin/organization/users?do=add',
  play: async ({ userEvent }) => {
    const search = await screen.findByRole('combobox', { name: 'Search by name or phone' });
    const dialog = within(screen.getByRole('dialog', { name: 'Add user' }));
    const roles = dialog.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    await expect(roles).toEqual(['owner', 'manager', 'referee']);
    await expect(dialog.getByRole('radio', { name: /^Referee/ })).toBeChecked();
    await userEvent.type(search, 'arben hox');
    await userEvent.click(await screen.findByRole('option', { name: 'Arben Hoxha' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await rows()).toHaveLength(5));
    await expect(await screen.findByText('The user is added.')).toBeVisible();
  },
});
export const AddingInAlbanian = appStory({
  ...at,
  route: '/admin/organization/users?do=add',
  language: 'sq',
  wide: true,
  shows: /Arbitër.*Vetëm ndeshjet që i caktohen/,
});

export const Loading = appStory({
  ...at,
  failures: [{ operation: 'listOrganizationUsers', status: 'never' }],
  awaits: 'data',
});
export const Error = appStory({
  ...at,
  failures: [{ operation: 'listOrganizationUsers', status: 500 }],
  shows: /The users could not be loaded\./,
  recovers: /4 users/,
});
export const Forbidden = appStory({
  route: '/admin/organization/users',
  persona: 'player',
  shows: /You do not have permission to access that page\./,
});
