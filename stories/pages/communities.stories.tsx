import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Communities' } satisfies Meta;

const route = '/communities';
const player = { route, persona: 'player' } as const;
const failing = (status: 500 | 'never') => [{ operation: 'listCommunities', status } as const];
const cards = async () => within(await screen.findByRole('list', { name: 'Communities' })).getAllByRole('article');
const cardOf = async (name: string) => {
  const found = (await cards()).find((card) => within(card).queryByRole('link', { name }));
  if (!found) throw new RangeError(`no community ${name}`);
  return within(found);
};

/** A guest sees those that are public, and who is online of none. */
export const Ready = appStory({
  route,
  shows: /Basketi i Lagjes.*Join on request/,
  play: async () => {
    await expect(await cards()).toHaveLength(5);
    await expect(screen.queryByText(/online/)).toBeNull();
  },
});
export const InAlbanian = appStory({ route, language: 'sq', shows: /Krijo komunitet.*Me kërkesë/ });
export const InAlbanianOnADesktop = appStory({
  route,
  language: 'sq',
  wide: true,
  shows:
    /5 komunitete.*Komunitetet e mia.*Basketi i Lagjes.*Me kërkesë.*16 anëtarë.*I hapur për të gjithë.*Vetëm me ftesë/,
});
export const Loading = appStory({ route, failures: failing('never'), awaits: 'data' });
export const Error = appStory({ route, failures: failing(500), shows: /Something went wrong/, recovers: /Basketi/ });
export const Empty = appStory({ route, scenario: 'empty', shows: /There are no communities yet\./ });

/** A player sees how they stand to each, and a private one that has invited them. */
export const OfAPlayer = appStory({
  ...player,
  wide: true,
  play: async () => {
    await expect((await cardOf('Basketi i Lagjes')).getByText('Owner')).toBeVisible();
    await expect((await cardOf('Zgjohu dhe Luaj')).getByText('Request sent')).toBeVisible();
    await expect((await cardOf('Rrethi i Tenisit')).getByText('Private')).toBeVisible();
    await expect((await cardOf('Volej në Rërë')).getByText('Member')).toBeVisible();
  },
});
/** Invitations come first among one's own, and are answered in the list. */
export const Mine = appStory({
  ...player,
  route: '/communities?mine=1',
  play: async ({ userEvent }) => {
    const [first] = await cards();
    await expect(first).toHaveTextContent(/Rrethi i Tenisit.*Invited by Mirela Gjoka/);
    await userEvent.click(within(first!).getByRole('button', { name: 'Accept' }));
    await expect(await screen.findByText('You are in Rrethi i Tenisit.')).toBeVisible();
    await waitFor(async () => expect((await cardOf('Rrethi i Tenisit')).getByText('Member')).toBeVisible());
  },
});
export const MineInAlbanian = appStory({
  ...player,
  route: '/communities?mine=1',
  language: 'sq',
  shows: /Ftesë nga Mirela Gjoka/,
});
export const NoneOfMine = appStory({
  route: '/communities?mine=1',
  persona: 'superUser',
  shows: /You are not in a community yet\..*Find one that plays your sport/,
});
export const GuestWithoutOwn = appStory({ route: '/communities?mine=1', shows: /Sign in to see your communities\./ });

export const FiltersInUse = appStory({
  route: '/communities?sport_id=1&city_id=1',
  play: async ({ userEvent }) => {
    const row = within(screen.getByRole('group', { name: 'Filters' }));
    await expect(await row.findByRole('button', { name: 'City: Tiranë' })).toBeVisible();
    await userEvent.click(await row.findByRole('button', { name: 'Sport: Football' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Sport' }));
    await expect(panel.getByRole('option', { selected: true })).toHaveTextContent('Football');
  },
});
/** Nothing fits: one press takes the filters away. */
export const NothingFound = appStory({
  route: '/communities?keywords=no-such-community',
  shows: /No communities match\. Change the search or clear it\./,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expect((await cards()).length).toBe(5);
  },
});

/** Joining an open one takes one press. */
export const JoinedFromTheList = appStory({
  ...player,
  play: async ({ userEvent }) => {
    const card = await cardOf('Veteranët e Durrësit');
    await userEvent.click(card.getByRole('button', { name: 'Join: Veteranët e Durrësit' }));
    await expect(await screen.findByText('You are in Veteranët e Durrësit.')).toBeVisible();
    await waitFor(async () => expect((await cardOf('Veteranët e Durrësit')).getByText('Member')).toBeVisible());
  },
});
/** A guest is asked to sign in first. */
export const GuestWantsToCreateOne = appStory({
  route,
  play: async ({ userEvent }) => {
    await cards();
    await userEvent.click(screen.getByRole('button', { name: 'Create community' }));
    const prompt = within(await screen.findByRole('dialog', { name: 'Sign in to continue' }));
    await expect(prompt.getByText('Sign in to create a community.')).toBeVisible();
    await expect(prompt.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringContaining('returnTo=%2Fcommunities%3Fdo%3Dcreate'),
    );
  },
});
/** In a venue's profile one looks around; communities are a player's (R28). */
export const InAVenuesProfile = appStory({
  route,
  persona: 'owner',
  module: 'venue',
  play: async () => {
    await cards();
    await expect(screen.queryByRole('button', { name: 'Create community' })).toBeNull();
  },
});
