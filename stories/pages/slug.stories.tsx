import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { withOpenCompetition } from '../open-competition.ts';

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
/** An organization: pictures, contact, competitions (ORG-04). */
export const Organization = appStory({
  route: league,
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Liga e Lagjeve Tirana' })).toBeVisible();
    await expect(screen.getByRole('link', { name: '+355 69 000 0004' })).toHaveAttribute('href', 'tel:+355690000004');
    const played = within(await screen.findByRole('list', { name: 'Competitions' }));
    await expect(played.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Liga e Lagjeve 2026',
      'Kupa e Dimrit 5x5',
    ]);
    await expect(played.getByRole('link', { name: 'Kupa e Dimrit 5x5' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/competition\/2\/about$/),
    );
    await expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Manage' })).toBeNull();
  },
});
export const OrganizationInAlbanian = appStory({
  route: league,
  language: 'sq',
  shows: /Organizatë · Tiranë.*Kompeticionet.*Kupa e Dimrit 5x5.*Në zhvillim/,
});
export const OrganizationInAlbanianOnADesktop = appStory({
  route: league,
  language: 'sq',
  wide: true,
  shows: /Liga e Lagjeve Tirana.*\+355 69 000 0004/,
});
/** Neither pictures nor a contact: they are drawn, and left out. */
export const OrganizationWithoutPictures = appStory({
  route: '/shkolla-sportive-horizonti',
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Shkolla Sportive Horizonti' });
    await expect(screen.queryByText('Contact')).toBeNull();
  },
});
export const OrganizationWithoutCompetitions = appStory({
  route: '/shkolla-sportive-horizonti',
  prepare: ({ control }) => control.db.transact((tx) => tx.competitions.update(4, { owner_type: 'base', owner_id: 1 })),
  shows: /No competitions yet.*The competitions of Shkolla Sportive Horizonti will be listed here\./,
});
export const CompetitionsNotLoaded = appStory({
  route: league,
  failures: [{ operation: 'listCompetitions', status: 500 }],
  shows: /Liga e Lagjeve Tirana.*Competitions.*Try again/,
  recovers: /Kupa e Dimrit 5x5/,
});
export const CompetitionsLoading = appStory({
  route: league,
  failures: [{ operation: 'listCompetitions', status: 'never' }],
  awaits: 'data',
  shows: /Liga e Lagjeve Tirana.*Competitions/,
});
const withDraft = withOpenCompetition({ phase: 'draft' });
/** Who runs it sees its draft. */
export const OrganizationWithDraft = appStory({
  route: league,
  persona: 'organizationManager',
  module: 'organization',
  wide: true,
  prepare: withDraft,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('link', { name: 'Kupa e Lagjes' })).toBeVisible());
    await expect(screen.getByText('Draft')).toBeVisible();
  },
});
/** Nobody else. */
export const OrganizationWithDraftOfOthers = appStory({
  route: league,
  persona: 'player',
  prepare: withDraft,
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('With Shqiponjat e Liqenit')).toHaveLength(2));
    await expect(screen.queryByRole('link', { name: 'Kupa e Lagjes' })).toBeNull();
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
  recovers: /Liga e Lagjeve 2026/,
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

/** A competition has its pages by its id, too. */
export const Competition: StoryObj = {
  ...appStory({
    route: '/liga-e-lagjeve-2026',
    play: async (_, { router }) => {
      await expect(await screen.findByRole('heading', { level: 1, name: 'Liga e Lagjeve 2026' })).toBeVisible();
      await expect(router.state.location.pathname).toBe('/competition/1/about');
    },
  }),
  name: '[RT-10] a public slug opens its competition',
};
/** A draft does not exist for others (design §9). */
export const DraftOfACompetition = appStory({
  route: '/kupa-e-lagjes',
  prepare: withOpenCompetition({ phase: 'draft' }),
  shows: /404.*Page not found/,
});
/** Its organizers open it. */
export const OwnDraftOfACompetition = appStory({
  route: '/kupa-e-lagjes',
  persona: 'organizationManager',
  module: 'organization',
  prepare: withOpenCompetition({ phase: 'draft' }),
  play: async (_, { router }) => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Kupa e Lagjes' })).toBeVisible();
    await expect(router.state.location.pathname).toBe('/competition/60/about');
  },
});
