import type { Meta } from '@storybook/react-vite';
import { scopeBind } from 'effector';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { $activeProfile } from '../../src/models/profile/profile.model.ts';
import { $user } from '../../src/models/session/session.model.ts';
import { signInRequested } from '../../src/models/sign-in-prompt/sign-in-prompt.model.ts';
import { sidebarOpened } from '../../src/models/sidebar/sidebar.model.ts';
import type { ModuleType } from '../../src/shared/api/generated/model';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { beforeTheProfile } from '../before-profile.ts';

export default { title: 'App/Shell' } satisfies Meta;

/** The sidebar behind `more`, which stands where the bar does not lead to every page. */
export const Sidebar = {
  ...appStory({
    route: '/account',
    persona: 'everyone',
    module: 'superuser',
    play: async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole('button', { name: 'More' }));
      await expect(await screen.findByRole('dialog', { name: 'Era Krasniqi' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(screen.getByRole('button', { name: 'More' }));
      await expect(await screen.findByRole('dialog', { name: 'Era Krasniqi' })).toBeVisible();
    },
  }),
  name: '[ENT-15] [ENT-202] the sidebar opens, closes and opens again',
};

/** A sign-out is announced, wherever it was requested. */
export const SigningOutInTheSidebar = appStory({
  route: '/account',
  persona: 'everyone',
  module: 'superuser',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    const sidebar = within(await screen.findByRole('dialog', { name: 'Era Krasniqi' }));
    await userEvent.click(sidebar.getByRole('button', { name: 'Sign out' }));
    await expect(await screen.findByText('You are signed out.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Home' })).toBeVisible());
  },
});

/** A token whose user is still loading: the bar never shows the guest's state. */
export const WhileTheUserIsAskedFor = appStory({
  route: '/explore',
  persona: 'player',
  failures: [{ operation: 'getMe', status: 'never' }],
  awaits: 'page',
  play: async () => {
    const bar = within(screen.getByRole('navigation', { name: 'Main navigation' }));
    await expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Explore',
      'Venues',
      'Bookings',
      'Games',
      'More',
    ]);
    await expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  },
});

const sidebarOf = (module: ModuleType) =>
  appStory({
    route: '/account',
    persona: 'everyone',
    module,
    play: async (_, { scope }) => {
      scopeBind(sidebarOpened, { scope })();
      await expect(await screen.findByRole('dialog', { name: 'Era Krasniqi' })).toBeVisible();
    },
  });

export const SidebarOfAVenue = sidebarOf('venue');
export const SidebarOfASuperUser = sidebarOf('superuser');

/** A guest tried an action that needs an account. */
export const SignInPrompt = appStory({
  route: '/venues',
  play: async ({ userEvent }, { scope }) => {
    const ask = scopeBind(signInRequested, { scope });
    ask({ returnTo: '/venues' });
    await screen.findByRole('dialog', { name: 'Sign in to continue' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    ask({ returnTo: '/venues?page=2' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to continue' }));
    await expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth/login?returnTo=%2Fvenues%3Fpage%3D2',
    );
    await expect(dialog.getByRole('link', { name: 'Create account' })).toHaveAttribute(
      'href',
      '/auth/register?returnTo=%2Fvenues%3Fpage%3D2',
    );
  },
});

/** Somebody without a profile tried an action that needs one. */
export const CompletePrompt = appStory({
  route: '/venues',
  ...beforeTheProfile,
  play: async ({ userEvent }, { router }) => {
    const [save] = await screen.findAllByRole('button', { name: /^Bookmark/ });
    if (!save) throw new TypeError('no venue to bookmark');
    await userEvent.click(save);
    const dialog = within(await screen.findByRole('dialog', { name: 'Complete your profile to continue' }));
    await expect(dialog.getByText(/Set a password and fill in your profile/)).toBeVisible();
    await userEvent.click(dialog.getByRole('link', { name: 'Complete profile' }));
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/auth/profile?returnTo=%2Fvenues'),
    );
  },
});

/** A slow navigation. */
export const LoadingIndicator = appStory({
  route: '/auth/login',
  failures: [{ operation: 'resolveSlug', status: 'never' }],
  play: async (_, { router }) => {
    void router.navigate('/fusha-e-liqenit');
    await expect(await screen.findByRole('progressbar')).toBeVisible();
    await router.navigate('/auth/register');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  },
});

/** The router sets where a page stands: the focus that goes to its content must not scroll it. */
export const FocusAfterNavigation = appStory({
  route: '/explore',
  play: async (_, { router }) => {
    const focus = spyOn(screen.getByRole('main'), 'focus');
    await router.navigate('/venues');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  },
});

export const PageNotFound = appStory({
  route: '/no/such/page',
  shows: /404.*Page not found.*Page Not Found: \/no\/such\/page/,
});
export const PageNotFoundOnADesktop = appStory({ route: '/no/such/page', wide: true });
/** No connection at the start of a visit. */
export const Offline = appStory({ route: '/bookings', persona: 'player', scenario: 'offline', shows: /Try again/ });
/** Slow answers: the page loads nevertheless. */
export const Slow = appStory({ route: '/venues', scenario: 'slow' });

const barOf = (options: Pick<AppStoryOptions, 'route' | 'persona' | 'module'>, links: [name: string, to: string][]) =>
  appStory({
    ...options,
    play: async ({ userEvent }, { router }) => {
      const bar = () => within(screen.getByRole('navigation', { name: 'Main navigation' }));
      await waitFor(() =>
        expect(
          bar()
            .getAllByRole('link')
            .map((link) => [link.textContent, link.getAttribute('href')]),
        ).toEqual(links),
      );
      for (const [name, to] of links) {
        await userEvent.click(bar().getByRole('link', { name }));
        await waitFor(() => expect(router.state.location.pathname).toBe(to));
        await waitFor(() => expect(bar().getByRole('link', { name })).toHaveAttribute('aria-current', 'page'));
      }
    },
  });
const era = { route: '/account', persona: 'everyone' } as const;
export const BarOfAGuest = {
  ...barOf({ route: '/explore' }, [
    ['Home', '/'],
    ['Explore', '/explore'],
    ['Venues', '/venues'],
    ['Account', '/account'],
  ]),
  name: '[NAV-02] [NAV-03] [NAV-05] [NAV-06] the bar of a guest',
};
export const BarOfAVenue = {
  ...barOf({ ...era, module: 'venue' }, [
    ['Calendar', '/admin/venue/calendar'],
    ['Venue', '/admin/venue'],
    ['Admins', '/admin/venue/users'],
    ['Account', '/account'],
  ]),
  name: '[NAV-07] [NAV-08] [NAV-09] [SEC-06] the bar of a venue leads to its calendar, itself and its admins',
};
export const BarOfAnOrganization = {
  ...barOf({ ...era, module: 'organization' }, [
    ['Organization', '/admin/organization/home'],
    ['Events', '/events'],
    ['Account', '/account'],
  ]),
  name: '[NAV-04] [NAV-11] the bar of an organization',
};
export const BarOfASuperUser = {
  ...barOf({ ...era, module: 'superuser' }, [
    ['Manage', '/super/in-review'],
    ['Venues', '/venues'],
    ['Account', '/account'],
  ]),
  name: '[NAV-03] [NAV-14] the bar of a super user',
};

const REFUSED = 'You do not have permission to access that page.';
/** Opens the address in each module; the person runs a venue, a team and an organization. */
const onlyIn = (module: ModuleType, route: string, control: string) =>
  appStory({
    ...era,
    module,
    route,
    play: async (_, { router, scope }) => {
      await expect(await screen.findByRole('button', { name: control })).toBeVisible();
      const profiles = scope.getState($user)?.profiles ?? [];
      await expect(profiles).toHaveLength(5);
      for (const { type, entity_id } of profiles.filter((profile) => profile.type !== module)) {
        await router.navigate(`/account?switch_module=${type}&switch_entity_id=${entity_id}`);
        await waitFor(() => expect(scope.getState($activeProfile).type).toBe(type));
        await router.navigate(route);
        await expect(await screen.findByText(REFUSED)).toBeVisible();
        await expect(screen.queryByRole('button', { name: control })).toBeNull();
        await waitFor(() => expect(router.state.location.pathname).not.toBe(route.split('?')[0]));
      }
    },
  });
export const CourtsOfAVenue = {
  ...onlyIn('venue', '/admin/venue?view=courts', 'Add court'),
  name: '[SEC-06] [SEC-10] courts are changed in the module venue only',
};
export const AdminsOfAVenue = {
  ...onlyIn('venue', '/admin/venue/users', 'Add user'),
  name: '[SEC-06] [SEC-13] admins of a venue are changed in the module venue only',
};
export const TeamAdmin = {
  ...onlyIn('team', '/admin/team/users', 'Add member'),
  name: '[SEC-07] the pages of a team’s admins open in the module team only',
};

/** What the user's answer says of unread notifications, until their own answer is there. */
export const UnreadBeforeTheNotifications = appStory({
  route: '/venues',
  persona: 'player',
  failures: [{ operation: 'listNotifications', status: 'never' }],
  play: async () => {
    const top = within(screen.getByRole('banner'));
    await expect(await top.findByRole('link', { name: /8 unread/ })).toBeVisible();
  },
});

export const GuestOnly = {
  ...appStory({
    route: '/venues',
    persona: 'player',
    play: async (_, { router }) => {
      await expect(router.state.location.pathname).toBe('/venues');
      for (const address of ['/auth/login', '/auth/register', '/auth/forgot-password', '/']) {
        await router.navigate(address);
        await waitFor(() => expect([address, router.state.location.pathname]).toEqual([address, '/explore']));
      }
      await router.navigate('/venues');
      await expect(router.state.location.pathname).toBe('/venues');
    },
  }),
  name: '[RT-04] [RT-70] signed in, one is led away from the four pages of guests',
};
