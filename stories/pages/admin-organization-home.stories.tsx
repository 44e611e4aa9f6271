import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { getGetOrganizationDashboardQueryKey } from '../../src/shared/api/generated/endpoints/mod-organization/mod-organization.ts';
import type { GetOrganizationDashboardData, Fixture } from '../../src/shared/api/generated/model';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Admin organization/Home' } satisfies Meta;

const at = { route: '/admin/organization/home', persona: 'organizationManager', module: 'organization' } as const;

export const Ready = appStory({
  ...at,
  shows: /Liga e Lagjeve Tirana.*1 disputed result.*1 result to confirm.*No game is live.*No games are planned/,
});
export const InAlbanian = appStory({
  ...at,
  language: 'sq',
  shows:
    /1 rezultat i kundërshtuar.*1 rezultat për t’u konfirmuar.*Këtu do të shfaqen ndeshjet e kompeticioneve të tua\./,
});
export const InAlbanianOnADesktop = appStory({
  ...at,
  language: 'sq',
  wide: true,
  shows:
    /Krijo kompeticion.*Për t’u bërë.*1 rezultat i kundërshtuar.*Tani nuk luhet asnjë ndeshje.*Nuk ka ndeshje të planifikuara/,
});

/** A new organization: everything is still to be added, each line leads there. */
export const Empty = appStory({
  ...at,
  persona: 'everyone',
  shows: /Nothing waits for you/,
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'Complete your profile' }));
    await expect(await list.findByRole('link', { name: /Add users/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/organization/users?do=add'),
    );
    await expect(list.getByRole('link', { name: /Add a logo/ })).toBeVisible();
    await expect(list.getByRole('link', { name: /Add a public contact/ })).toBeVisible();
  },
});

const liveGames = async () =>
  within(await screen.findByRole('list', { name: 'Live now' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
/** A manager decides, and does not edit; this one keeps the score of some games. */
export const ForManager = appStory({
  ...at,
  persona: 'leagueManager',
  play: async () => {
    await waitFor(() => expect(items('What needs doing')).toHaveLength(2));
    await expect(screen.queryByText('Complete your profile')).toBeNull();
    await expect(await liveGames()).toEqual([expect.stringContaining('/fixtures/29')]);
    await expect(items('Next fixtures')).toHaveLength(4);
  },
});
/** A referee decides nothing: only the games they are appointed for. */
export const ForReferee = appStory({
  ...at,
  persona: 'leagueReferee',
  play: async () => {
    await expect(await liveGames()).toEqual([expect.stringContaining('/fixtures/29')]);
    await expect(items('Next fixtures')).toHaveLength(5);
    await expect(screen.queryByText('What needs doing')).toBeNull();
  },
});
export const ForRefereeWithoutGames = appStory({
  ...at,
  persona: 'leagueReferee',
  prepare: ({ control }) =>
    control.db.transact(async ({ gameOfficials }) => {
      for (const { id } of gameOfficials.all()) await gameOfficials.remove(id);
    }),
  shows: /No game is live.*No games are planned.*The games that are assigned to you will be listed here\./,
});

/** What the overview shows once there are competitions. */
const side = (label: string) => ({ team: null, label, source: null, is_winner: null, forfeited: false });
const game = (part: Partial<Fixture>): Fixture => ({
  id: 1,
  competition: null,
  stage: null,
  home: side('Bregu i Lumit'),
  away: side('Kalaja United'),
  starts_at: '2026-11-26T19:00:00+01:00',
  status: 'unscheduled',
  venue: { id: 1, slug: 'fusha-e-liqenit', name: 'Fusha e Liqenit' },
  result_status: 'none',
  score: { home: null, away: null, periods: [], sets: [] },
  ...part,
});
const busy = (part: Partial<Parameters<typeof appStory>[0]>) =>
  appStory({
    ...at,
    ...part,
    play: async (context, app, backend) => {
      await screen.findByRole('heading', { level: 1, name: 'Liga e Lagjeve Tirana' });
      app.clients.current().setQueryData<GetOrganizationDashboardData>(getGetOrganizationDashboardQueryKey(1), {
        todo: { applications: 5, results_to_confirm: 1, disputed: 2 },
        live: [game({ id: 2, status: 'live', score: { home: 2, away: 1, periods: [], sets: [] } })],
        next_fixtures: [game({}), game({ id: 3, starts_at: null, venue: null })],
      });
      await screen.findByRole('list', { name: /^(Live now|Drejtpërdrejt tani)$/ });
      await part.play?.(context, app, backend);
    },
  });
const items = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');
export const Busy = busy({
  play: async () => {
    await expect(items('What needs doing').map(({ textContent }) => textContent)).toEqual([
      '2 disputed results',
      '1 result to confirm',
      '5 applications to decide',
    ]);
    await expect(items('Live now')[0]).toHaveTextContent(/Bregu i Lumit – Kalaja United.*2–1.*Live/);
    const [next, open] = items('Next fixtures');
    await expect(next).toHaveTextContent(/19:00.*Thu, Nov 26.*Fusha e Liqenit/);
    await expect(open).toHaveTextContent(/Date not set/);
  },
});
export const BusyInAlbanianOnADesktop = busy({ language: 'sq', wide: true });

export const Loading = appStory({
  ...at,
  failures: [{ operation: 'getOrganizationDashboard', status: 'never' }],
  awaits: 'data',
});
export const Error = appStory({
  ...at,
  failures: [{ operation: 'getOrganizationDashboard', status: 500 }],
  shows: /The overview could not be loaded\./,
  recovers: /1 disputed result/,
});
export const Forbidden = appStory({
  route: '/admin/organization/home',
  persona: 'owner',
  module: 'venue',
  shows: /You do not have permission to access that page\./,
});
