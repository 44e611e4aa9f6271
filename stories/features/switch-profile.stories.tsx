import type { Meta } from '@storybook/react-vite';
import { scopeBind } from 'effector';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { $activeProfile, $lastProfile } from '../../src/models/profile/profile.model.ts';
import { sidebarOpened } from '../../src/models/sidebar/sidebar.model.ts';
import { arrivesAt } from '../addresses.ts';
import { appStory } from '../app-story.tsx';

export default { title: 'Features/Switch profile' } satisfies Meta;

const menu = () => screen.findByRole('dialog', { name: 'Era Krasniqi' });

/** In the sidebar: all profiles, with their modules and what is unread; the one in use is marked. */
export const InTheMenu = appStory({
  route: '/explore',
  persona: 'everyone',
  play: async (_, { scope }) => {
    scopeBind(sidebarOpened, { scope })();
    const profiles = within(await menu()).getAllByRole('button', { pressed: false });
    await expect(profiles.length).toBe(4);
    const active = within(await menu()).getByRole('button', { pressed: true });
    await waitFor(() => expect(active).toHaveAccessibleName(/Player.*unread.*Active/));
  },
});

/** Pressing another one opens the home of its module. */
export const Switched = appStory({
  route: '/explore',
  persona: 'everyone',
  play: async ({ userEvent }, { scope, router }) => {
    scopeBind(sidebarOpened, { scope })();
    await userEvent.click(within(await menu()).getByRole('button', { name: /Team/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/team'));
    await expect(scope.getState($activeProfile).type).toBe('team');
    // the page is mounted anew with the cache of the new profile: what was found a moment ago may be gone
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Bregu i Lumit', level: 1 })).toBeVisible());
  },
});

const bar = () => within(screen.getByRole('navigation', { name: 'Main navigation' }));
const lastList = (backend: Backend) => backend.calls.findLast(({ operation }) => operation === 'listVenues');
const FIRST_PAGE: unknown = expect.stringMatching(/[?&]page=1(&|$)/);
/** The address of the page before does not count in the new module. */
export const ListStartsAgain = {
  ...appStory({
    route: '/venues?page=2',
    persona: 'everyone',
    play: async ({ userEvent }, app, backend) => {
      await expect(await screen.findByRole('list', { name: 'Venues' })).toBeVisible();
      await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Account' }));
      await userEvent.click(await within(screen.getByRole('main')).findByRole('button', { name: /Super user/ }));
      await arrivesAt(app, '/super/in-review');
      await userEvent.click(await bar().findByRole('link', { name: 'Venues' }));
      await waitFor(() => expect(screen.getByRole('list', { name: 'Venues' })).toBeVisible());
      await arrivesAt(app, '/venues');
      await expect(lastList(backend)).toMatchObject({ module: 'superuser', path: FIRST_PAGE });
    },
  }),
  name: '[MOD-08] in the new module the list of venues starts again at page 1',
};
/** From a later page of the list, in the menu: page 1 has been read in the module before, and is read anew. */
export const TeamsStartAgain = {
  ...appStory({
    route: '/teams',
    persona: 'everyone',
    play: async ({ userEvent }, app, backend) => {
      const asked = () =>
        backend.calls.flatMap(({ operation, module, path }) =>
          operation === 'listTeams' ? [`${module} ${new URL(path, 'https://x').searchParams.get('page')}`] : [],
        );
      await expect(await screen.findByRole('list', { name: 'Teams' })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
      await arrivesAt(app, '/teams?page=2');
      await waitFor(() => expect(asked()).toEqual(['base 1', 'base 2']));
      scopeBind(sidebarOpened, { scope: app.scope })();
      await userEvent.click(within(await menu()).getByRole('button', { name: /Venue/ }));
      await arrivesAt(app, '/admin/venue/calendar');
      await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible());
      scopeBind(sidebarOpened, { scope: app.scope })();
      await userEvent.click(within(await menu()).getByRole('link', { name: 'Teams' }));
      await arrivesAt(app, '/teams');
      await waitFor(() => expect(screen.getByRole('list', { name: 'Teams' })).toBeVisible());
      await expect(asked()).toEqual(['base 1', 'base 2', 'venue 1']);
    },
  }),
  name: '[MOD-09] in the new module the list of teams starts again at page 1',
};
/** Signing out leaves the module. */
export const SignedOut = {
  ...appStory({
    route: '/account',
    persona: 'everyone',
    play: async ({ userEvent }, app, backend) => {
      const { scope } = app;
      await userEvent.click(await within(screen.getByRole('main')).findByRole('button', { name: /Tenis Klub.*Venue/ }));
      await arrivesAt(app, '/admin/venue/calendar');
      await expect(scope.getState($lastProfile)?.type).toBe('venue');
      await userEvent.click(await bar().findByRole('link', { name: 'Account' }));
      await arrivesAt(app, '/account');
      // the page is mounted anew with the cache of the new profile
      await waitFor(() => expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
      await waitFor(() =>
        expect(
          bar()
            .getAllByRole('listitem')
            .map(({ textContent }) => textContent),
        ).toEqual(['Home', 'Explore', 'Venues', 'Competitions', 'Account']),
      );
      await expect(scope.getState($lastProfile)).toBeNull();
      await userEvent.click(bar().getByRole('link', { name: 'Venues' }));
      await waitFor(() => expect(screen.getByRole('list', { name: 'Venues' })).toBeVisible());
      await expect(lastList(backend)?.module).toBe('base');
    },
  }),
  name: '[MOD-12] signing out returns to base',
};

/** Somebody with one profile has nothing to switch. */
export const OneProfile = appStory({
  route: '/explore',
  persona: 'player',
  play: async (_, { scope }) => {
    scopeBind(sidebarOpened, { scope })();
    const dialog = await screen.findByRole('dialog', { name: 'Arben Hoxha' });
    await expect(within(dialog).queryByRole('heading', { name: 'Your profiles' })).toBeNull();
  },
});

/** What is read now counts, not what the profiles said when the app started. */
export const AllRead = appStory({
  route: '/notifications',
  persona: 'everyone',
  play: async ({ userEvent }, { scope }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    scopeBind(sidebarOpened, { scope })();
    const active = within(await menu()).getByRole('button', { pressed: true });
    await waitFor(() => expect(active).not.toHaveAccessibleName(/unread/));
    const venue = within(await menu()).getByRole('button', { name: /Tenis Klub.*Venue/ });
    await expect(venue).toHaveAccessibleName(/2 unread/);
  },
});
