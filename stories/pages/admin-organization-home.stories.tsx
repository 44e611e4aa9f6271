import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { getGetOrganizationDashboardQueryKey } from '../../src/shared/api/generated/endpoints/mod-organization/mod-organization.ts';
import type { GetOrganizationDashboardData, Fixture } from '../../src/shared/api/generated/model';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Admin organization/Home' } satisfies Meta;

const at = { route: '/admin/organization/home', persona: 'organizationManager', module: 'organization' } as const;

export const Ready = appStory({
  ...at,
  shows: /Liga e Lagjeve Tirana.*1 disputed result.*1 result to confirm.*Live now.*Next fixtures.*Tables/,
});
export const InAlbanian = appStory({
  ...at,
  language: 'sq',
  shows: /1 rezultat i kundërshtuar.*1 rezultat për t’u konfirmuar.*Drejtpërdrejt tani.*Ndeshjet e ardhshme/,
});
export const InAlbanianOnADesktop = appStory({
  ...at,
  language: 'sq',
  wide: true,
  shows:
    /Krijo kompeticion.*Për t’u bërë.*1 rezultat i kundërshtuar.*E shtyrë.*Renditjet.*Renditja, Grupi A, Kupa e Dimrit 5x5/,
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

const gamesOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('link', { name: /–/ })
    .map((link) => link.getAttribute('href')?.replace(/^.*(?=\/fixtures)/, ''));
/** A manager decides, and does not edit: what the competitions play, under days and competitions, kick-off and crests first. */
export const ForManager = {
  ...appStory({
    ...at,
    persona: 'leagueManager',
    play: async () => {
      await waitFor(() => expect(items('What needs doing')).toHaveLength(2));
      await expect(screen.queryByText('Complete your profile')).toBeNull();
      await expect(await gamesOf('Live now')).toEqual(['/fixtures/29']);
      await expect(screen.getByRole('list', { name: 'Live now' })).toHaveTextContent(/1–0Live, minute 31'/);
      await expect(await gamesOf('Next fixtures')).toEqual(['/fixtures/30', '/fixtures/31', '/fixtures/32']);
      const friday = within(screen.getByRole('list', { name: 'Friday, November 27, Liga e Lagjeve 2026' }));
      await expect(friday.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        '20:00DFDeti FK – UVUjqit e VeriutMatchday 8 · Kompleksi Rozafa e Re',
      ]);
      await expect(screen.getAllByRole('heading', { level: 4, name: 'Liga e Lagjeve 2026' })).toHaveLength(4);
    },
  }),
  name: '[CMP-02] the next matchday of an organization’s competitions',
};
/** Who leads, with the way to the whole table; of groups each one. */
export const Tables = appStory({
  ...at,
  persona: 'leagueManager',
  play: async () => {
    const league = within(await screen.findByRole('table', { name: /^Standings\s*, Liga e Lagjeve 2026$/ }));
    await expect(league.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      '#PlaceTeamPPlayedPtsPoints',
      '1UVUjqit e Veriut713',
      '2BLBregu i Lumit711',
      '3RJRozafa Juniors610',
    ]);
    for (const group of ['A', 'B', 'C', 'D'])
      await expect(
        screen.getByRole('table', { name: new RegExp(`^Standings, Group ${group}\\s?, Kupa e Dimrit 5x5$`) }),
      ).toBeVisible();
    const tables = within(screen.getByRole('region', { name: 'Tables' }));
    await expect(
      tables.getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/^.*(?=\/competition)/, '')),
    ).toEqual(['/competition/1/standings', '/competition/2/standings']);
  },
});
/** Applications lead to where they are decided. */
export const Applications = appStory({
  ...at,
  entityId: 2,
  play: async () => {
    const todo = within(await screen.findByRole('list', { name: 'What needs doing' }));
    await expect(todo.getByRole('link', { name: /5 applications to decide/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/competition\/5\/applications$/),
    );
  },
});
/** A referee decides nothing: only the games they are appointed for. */
export const ForReferee = appStory({
  ...at,
  persona: 'leagueReferee',
  play: async () => {
    await expect(await gamesOf('Live now')).toEqual(['/fixtures/29']);
    await expect(await gamesOf('Next fixtures')).toHaveLength(5);
    await expect(screen.queryByRole('region', { name: 'Tables' })).toBeNull();
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
  score: { home: null, away: null, periods: [], sets: [], shootout: null },
  live: null,
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
        waiting: [{ competition: { id: 5, slug: 'open-i-vlores', name: 'Open i Vlorës' }, count: 5 }],
        tables: [],
        live: [game({ id: 2, status: 'live', score: { home: 2, away: 1, periods: [], sets: [], shootout: null } })],
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
      '5 applications to decideOpen i Vlorës',
    ]);
    await expect(items('Live now')[0]).toHaveTextContent(/Bregu i Lumit – Kalaja United.*2–1.*Live/);
    const next = within(screen.getByRole('list', { name: 'Next fixtures' }));
    const day = within(next.getByRole('list', { name: 'Thursday, November 26' }));
    await expect(day.getByRole('listitem')).toHaveTextContent(/19:00.*Fusha e Liqenit/);
    await expect(items('Date not set')).toHaveLength(1);
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
