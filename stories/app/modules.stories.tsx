import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { $activeProfile } from '../../src/models/profile/profile.model.ts';
import { $user } from '../../src/models/session/session.model.ts';
import type { ModuleType } from '../../src/shared/api/generated/model';
import { appStory, type AppStoryOptions } from '../app-story.tsx';

export default { title: 'App/Modules' } satisfies Meta;

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
    ['Competitions', '/competitions'],
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
    ['Competitions', '/competitions'],
    ['Account', '/account'],
  ]),
  name: '[NAV-04] [NAV-11] [NAV-12] the bar of an organization',
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
      await waitFor(() => expect(screen.getByRole('button', { name: control })).toBeVisible());
      const profiles = scope.getState($user)?.profiles ?? [];
      await expect(profiles).toHaveLength(5);
      for (const { type, entity_id } of profiles.filter((profile) => profile.type !== module)) {
        await router.navigate(`/account?switch_module=${type}&switch_entity_id=${entity_id}`);
        await waitFor(() => expect(scope.getState($activeProfile).type).toBe(type));
        await router.navigate(route);
        await waitFor(() => expect(screen.getByText(REFUSED)).toBeVisible());
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
