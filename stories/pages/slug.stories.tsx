import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default {
  title: 'Pages/Slug',
  parameters: { without: { Empty: 'a slug that names nothing is the 404 page' } },
} satisfies Meta;

const route = '/fusha-e-liqenit';

export const Ready = appStory({ route, shows: /Fusha e Liqenit.*Fusha 1.*from ALL.3,500/ });
/** The slug is resolved, the venue is loading. */
export const Loading = appStory({ route, failures: [{ operation: 'getVenue', status: 'never' }], awaits: 'data' });
/** The slug cannot be resolved. */
export const Error = appStory({ route, failures: [{ operation: 'resolveSlug', status: 500 }], shows: /Try again/ });
/** An unknown slug is the 404 page (R12). */
export const NotFound = appStory({
  route: '/no-such-name',
  shows: /404.*Page not found.*Page Not Found: \/no-such-name/,
});

const league = '/liga-e-lagjeve-tirana';
/** An organization: pictures, contact, competitions to come (ORG-04). */
export const Organization = appStory({
  route: league,
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Liga e Lagjeve Tirana' })).toBeVisible();
    await expect(screen.getByRole('link', { name: '+355 69 000 0004' })).toHaveAttribute('href', 'tel:+355690000004');
    await expect(screen.getByText('No competitions yet')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Manage' })).toBeNull();
  },
});
export const OrganizationInAlbanian = appStory({
  route: league,
  language: 'sq',
  shows: /Organizatë · Tiranë.*Rreth organizatës.*Kontakti.*Ende asnjë kompeticion/,
});
export const OrganizationInAlbanianOnADesktop = appStory({
  route: league,
  language: 'sq',
  wide: true,
  shows: /Liga e Lagjeve Tirana.*\+355 69 000 0004.*Ende asnjë kompeticion/,
});
/** Neither pictures nor a contact: they are drawn, and left out. */
export const OrganizationWithoutPictures = appStory({
  route: '/shkolla-sportive-horizonti',
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Shkolla Sportive Horizonti' });
    await expect(screen.queryByText('Contact')).toBeNull();
  },
});
/** Its owner finds the way to its settings. */
export const OwnOrganization = appStory({
  route: league,
  persona: 'organizationManager',
  module: 'organization',
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Manage' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/admin\/organization\/settings$/),
    );
  },
});
export const OrganizationLoading = appStory({
  route: league,
  failures: [{ operation: 'getOrganization', status: 'never' }],
  awaits: 'data',
});
export const OrganizationNotLoaded = appStory({
  route: league,
  failures: [{ operation: 'getOrganization', status: 500 }],
  shows: /Try again/,
  recovers: /No competitions yet/,
});
/** It was removed after its slug was resolved. */
export const OrganizationGone = appStory({
  route: league,
  failures: [{ operation: 'getOrganization', status: 404 }],
  shows: /Page not found.*There is no organization at this address\./,
});

/** A community has its pages by its id. */
export const Community = appStory({
  route: '/futbolli-i-se-enjtes',
  play: async (_, { router }) => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Futbolli i së Enjtes' })).toBeVisible();
    await expect(router.state.location.pathname).toBe('/community/1/feed');
  },
});
/** A private one does not exist for others. */
export const PrivateCommunity = appStory({ route: '/rrethi-i-tenisit', shows: /404.*Page not found/ });
