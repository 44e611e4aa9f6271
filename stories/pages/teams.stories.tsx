import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Teams' } satisfies Meta;

const route = '/teams';
const failing = (status: 500 | 'never') => [{ operation: 'listTeams', status } as const];
const cards = async () => within(await screen.findByRole('list', { name: 'Teams' })).getAllByRole('article');

export const Ready = appStory({
  route,
  play: async () => {
    await expect(await cards()).toHaveLength(12);
  },
});
export const InAlbanian = appStory({
  route,
  language: 'sq',
  shows: /35 ekipe.*Adriatiku Volej.*Volejboll · Durrës · MesatarH F.*Krijo një ekip/,
});
export const InAlbanianOnADesktop = appStory({
  route,
  language: 'sq',
  wide: true,
  shows: /35 ekipe.*Niveli\s*Të preferuarat.*Që i drejtoj unë.*Agimi 2008.*Futboll · Berat · GaruesB F F F H/,
});
export const Loading = appStory({ route, failures: failing('never'), awaits: 'data' });
export const Error = appStory({ route, failures: failing(500), shows: /Something went wrong/, recovers: /Adriatiku/ });
export const Empty = appStory({ route, scenario: 'empty', shows: /There are no teams yet.*Start a team/ });

export const FiltersInUse = appStory({
  route: '/teams?sportId=1&city_id=1&level=competitive',
  play: async ({ userEvent }) => {
    const row = within(screen.getByRole('group', { name: 'Filters' }));
    await expect(await row.findByRole('button', { name: 'Sport: Football' })).toBeVisible();
    await expect(await row.findByRole('button', { name: 'City: Tiranë' })).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Level: Competitive' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Level' }));
    await expect(panel.getByRole('option', { selected: true })).toHaveTextContent('Competitive');
  },
});

/** An old link with a sport and a city that do not exist shows the teams it can, and its address says so. */
export const UnknownSportAndCity = appStory({
  route: '/teams?sportId=99&city_id=99&level=competitive',
  play: async (_, { router }) => {
    await waitFor(() => expect(router.state.location.search).toBe('?level=competitive'));
    await expect((await cards()).length).toBeGreaterThan(0);
  },
});
/** The last five results, newest first; a team without games says how many play in it. */
export const Form = appStory({
  route: '/teams?sportId=1',
  wide: true,
  play: async () => {
    const cardOf = async (name: string) =>
      (await cards()).find((one) => within(one).queryByRole('link', { name }) !== null);
    const form = within((await cardOf('Shqiponjat e Liqenit'))!).getByRole('img');
    await expect(form).toHaveAccessibleName('Last five games: Lost, Won, Lost, Lost, Drawn');
    await expect(form).toHaveTextContent('L W L L D');
    const [red, green, grey] = ['rgb(252, 232, 230)', 'rgb(226, 244, 234)', 'rgb(238, 235, 244)'];
    const grounds = getComputedStyle(form).backgroundImage.match(/rgb\([^)]*\)(?= \d+px, rgba)/g);
    await expect(grounds).toEqual([red, green, red, red, grey]);
    await expect(await cardOf('Kalaja United')).toHaveTextContent(/9 members/);
  },
});

/** Nothing fits: one press takes the filters away. */
export const NothingFound = appStory({
  route: '/teams?keywords=no-such-team',
  shows: /No teams match. Change the search or clear it./,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expect((await cards()).length).toBe(12);
  },
});

/** One's own lists need an account. */
export const GuestWithoutBookmarks = appStory({
  route: '/teams?bookmark=1',
  shows: /Sign in to see the teams you bookmarked/,
  play: async () => {
    const main = within(screen.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringMatching(/[?&]returnTo=%2Fteams%3Fbookmark%3D1$/),
    );
  },
});
export const Bookmarked = appStory({
  route: '/teams?bookmark=1',
  persona: 'player',
  play: async () => {
    await expect((await cards()).length).toBe(2);
  },
});
export const NoneOfMine = appStory({
  route: '/teams?mine_as_admin=1',
  persona: 'player',
  shows: /You do not run a team yet/,
});
export const Mine = appStory({
  route: '/teams?mine_as_admin=1',
  persona: 'teamAdmin',
  module: 'team',
  shows: /Shqiponjat e Liqenit/,
});
