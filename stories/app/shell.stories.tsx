import type { Meta } from '@storybook/react-vite';
import { scopeBind } from 'effector';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import type { ModuleType } from '../../src/shared/api/generated/model';
import { signInRequested } from '../../src/models/sign-in-prompt/sign-in-prompt.model.ts';
import { sidebarOpened } from '../../src/models/sidebar/sidebar.model.ts';
import { arrivesAt } from '../addresses.ts';
import { appStory } from '../app-story.tsx';
import { hearOfNetwork } from '../network.ts';
import { beforeTheProfile } from '../before-profile.ts';
import { settled } from '../settled.ts';

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
export const FocusAfterNavigation = {
  ...appStory({
    route: '/explore',
    play: async ({ userEvent }, app) => {
      const focus = spyOn(screen.getByRole('main'), 'focus');
      const bar = within(screen.getByRole('navigation', { name: 'Main navigation' }));
      await userEvent.click(bar.getByRole('link', { name: 'Venues' }));
      await arrivesAt(app, '/venues');
      await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
      await expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
      await waitFor(() => {
        const announced = [...document.querySelectorAll('[aria-live="polite"]')].map((one) => one.textContent);
        return expect(announced).toContainEqual(expect.stringMatching(/^Venues/));
      });
    },
  }),
  name: '[NAV-05] a change of page moves the focus to its content and announces its title',
};
/** None of a super user's, who has the most of them. */
export const EveryLinkLeadsToAPage = {
  ...appStory({
    route: '/account',
    persona: 'everyone',
    module: 'superuser',
    play: async ({ userEvent, canvasElement }, app) => {
      await userEvent.click(await screen.findByRole('button', { name: 'More' }));
      await within(await screen.findByRole('dialog', { name: 'Era Krasniqi' })).findByRole('link', {
        name: 'Settings',
      });
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
      const addresses = new Set(links.map((one) => one.getAttribute('href') ?? ''));
      await expect(addresses.size).toBeGreaterThan(4);
      const heading = () => screen.findByRole('heading', { level: 1 });
      for (const address of addresses) {
        // from there each time: what is read cannot be left over from the page before
        await app.router.navigate('/no/such/page');
        await waitFor(async () => expect(await heading()).toHaveTextContent('Page not found'));
        await app.router.navigate(address);
        await waitFor(async () => expect(await heading()).not.toHaveTextContent('Page not found'));
        await settled(canvasElement, app, { awaits: null, shows: null });
        await expect(await heading()).not.toHaveTextContent('Page not found');
      }
    },
  }),
  name: '[NAV-15] no link of the shell leads to a page that is not built (R23)',
};
export const OfAnotherModule = {
  ...appStory({
    route: '/bookings',
    persona: 'everyone',
    module: 'superuser',
    shows: /You do not have permission to access that page\./,
    play: async ({ userEvent }, app) => {
      await arrivesAt(app, '/super/in-review');
      await expect(screen.getByRole('alert')).toHaveTextContent('You do not have permission to access that page.');
      await userEvent.click(screen.getByRole('button', { name: /^Switch to/ }));
      await arrivesAt(app, '/bookings');
      // the page is mounted anew with the cache of the new profile
      await waitFor(() => expect(screen.getByRole('tab', { name: 'Upcoming' })).toBeVisible());
    },
  }),
  name: '[RT-73] a page of another module is refused, and the matching profile is offered',
};
/** The bell and the menu count the same. */
export const Unread = {
  ...appStory({
    route: '/venues',
    persona: 'everyone',
    module: 'superuser',
    play: async ({ userEvent }) => {
      const bell = await within(screen.getByRole('banner')).findByRole('link', { name: /^Notifications.*unread/ });
      await expect(bell).toHaveAttribute('href', '/notifications');
      // until the notifications are there, those of the profile alone are counted
      await waitFor(() => expect(bell).toHaveTextContent(/8 unread/));
      const bar = within(screen.getByRole('navigation', { name: 'Main navigation' }));
      await userEvent.click(bar.getByRole('button', { name: 'More' }));
      const menu = within(await screen.findByRole('dialog', { name: 'Era Krasniqi' }));
      const entry = await menu.findByRole('link', { name: /^Notifications/ });
      await waitFor(() => expect(entry).toHaveTextContent(/8 unread/));
    },
  }),
  name: '[NOT-04] [API-23] the bell and the menu say how many notifications are unread',
};

export const PageNotFound = {
  ...appStory({
    route: '/no/such/page',
    shows: /404.*Page Not Found: \/no\/such\/page/,
    play: async ({ userEvent }, app) => {
      await expect(document.title).toMatch(/Page not found/);
      await expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      await expect(screen.getByText('Sorry, the page you are looking for could not be found.')).toBeVisible();
      await userEvent.click(screen.getByRole('link', { name: 'Go back home' }));
      await arrivesAt(app, '/');
      await app.router.navigate('/no/such/page');
      await expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    },
  }),
  name: '[RT-64] [RT-65] [RT-66] [RT-67] [ERR-02] [ERR-03] [ERR-04] an unknown address shows the 404 page and a way home',
};
export const PageNotFoundOnADesktop = appStory({
  route: '/no/such/page',
  wide: true,
  shows: /404.*Page not found.*Sorry, the page you are looking for could not be found\..*Find a court/,
});
/** No connection at the start of a visit. */
export const Offline = appStory({
  route: '/bookings',
  persona: 'player',
  scenario: 'offline',
  shows: /Try again/,
  recovers: /Upcoming/, // the session has outlived it (R1)
});
/** The browser has lost its network, and finds it again. */
export const NetworkLost = appStory({
  route: '/venues',
  play: async () => {
    const mark = within(screen.getByRole('banner')).getByRole('status');
    await expect(mark).toBeEmptyDOMElement();
    hearOfNetwork(false);
    await waitFor(() => expect(mark).toHaveTextContent('Offline'));
    hearOfNetwork(true);
    await waitFor(() => expect(mark).toBeEmptyDOMElement());
  },
});
/** Slow answers: the page loads nevertheless. */
export const Slow = appStory({
  route: '/venues',
  scenario: 'slow',
  shows: /14 venues.*Arena Dajti.*from ALL.2,200 \/ hour/,
});

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
