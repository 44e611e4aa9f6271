import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Games' } satisfies Meta;

const route = '/games';
const player = { route, persona: 'player' } as const;
const failing = (status: 500 | 'never') => [{ operation: 'listGames', status } as const];
/** The rows of a list, whose days are items, too. */
const games = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('li') === null);

/** Results that wait for the player come first: disputed ones to settle, others to answer in their row. */
export const Ready = appStory({
  ...player,
  shows: /2 results wait for you.*Settle dispute.*Volejboll në palestër.*Confirm result/,
  play: async () => {
    await expect((await games('2 results wait for you')).length).toBe(2);
    await expect((await games('Games'))[0]).toHaveTextContent(/Shqiponjat e Liqenit/);
    await expect(screen.getByRole('radio', { name: 'Upcoming' })).toBeChecked();
  },
});
/** Under each day the competitions, each with the way to it; kick-off and crests first, one's own team said. */
export const ByDayAndCompetition = {
  ...appStory({
    ...player,
    wide: true,
    play: async () => {
      const list = within(await screen.findByRole('list', { name: 'Games' }));
      await waitFor(() => expect(list.getAllByRole('heading', { level: 2 })[0]).toBeVisible());
      const [league] = list.getAllByRole('list', { name: /, Liga e Lagjeve 2026$/ });
      const rows = within(league!).getAllByRole('listitem');
      await expect(rows[0]).toHaveTextContent(/^\d\d:\d\d.*Shqiponjat e Liqenit.*, you play for Shqiponjat e Liqenit/);
      await expect(rows[0]).toHaveTextContent(/Matchday \d/);
      await expect(list.getAllByRole('link', { name: 'Liga e Lagjeve 2026' })[0]).toHaveAttribute(
        'href',
        expect.stringMatching(/\/competition\/1\/fixtures$/),
      );
    },
  }),
  name: '[RT-07] one’s games by day and competition',
};
export const InAlbanian = appStory({
  ...player,
  language: 'sq',
  shows: /7 ndeshje · 2 rezultate të presin ty.*I pakonfirmuar.*Kontesto rezultatin\s*Konfirmo rezultatin/,
});
export const InAlbanianOnADesktop = appStory({
  ...player,
  language: 'sq',
  wide: true,
  shows: /Të ardhshme\s*Tani\s*Të kaluara.*luan për: Ekipi i bardhë.*e mërkurë, 2 dhjetor.*Java 9/,
});
export const Loading = appStory({ ...player, failures: failing('never'), awaits: 'data' });
export const Error = appStory({
  ...player,
  failures: failing(500),
  shows: /Try again/,
  recovers: /2 results wait for you/,
});
export const Empty = appStory({
  route,
  persona: 'superUser',
  shows: /You have no games ahead\..*its games stand here\..*Find an event/,
});
export const EmptyInAlbanian = appStory({
  route,
  persona: 'superUser',
  language: 'sq',
  shows: /Nuk ke ndeshje përpara\./,
});
export const NoneLive = appStory({
  route: '/games?when=live',
  persona: 'superUser',
  shows: /None of your games is on now\./,
  play: async ({ userEvent }, { router }) => {
    await userEvent.click(screen.getByRole('button', { name: 'See past games' }));
    await waitFor(() => expect(router.state.location.search).toBe('?when=past'));
    await expect(await screen.findByText('None of your games is over yet.')).toBeVisible();
  },
});
export const NoneOfTheSport = appStory({
  route: '/games?sport_id=2',
  persona: 'superUser',
  shows: /No games of this sport\..*All sports/,
});
export const Forbidden = appStory({
  route,
  persona: 'owner',
  module: 'venue',
  shows: /You do not have permission to access that page\./,
});
/** A referee also finds the games they are appointed for; in those they play in themselves they are a player. */
export const OfAReferee = appStory({
  route,
  persona: 'leagueReferee',
  module: 'organization',
  play: async () => {
    const rows = (await games('Games')).map(({ textContent }) => textContent);
    await expect(rows.filter((text) => text.includes('Referee')).length).toBeGreaterThan(2);
    await expect(rows.filter((text) => !text.includes('Referee')).length).toBeGreaterThan(0);
  },
});
/** Appointed for a game that they play in. */
export const RefereeWhoPlays = appStory({
  ...player,
  prepare: ({ control }) =>
    control.db.transact((db) =>
      db.gameOfficials.insert({
        game_id: 33,
        user_id: demoId('player'),
        role: 'referee',
        status: 'accepted',
        organization_id: 1,
      }),
    ),
  play: async () => {
    const [first] = await games('Games');
    await expect(within(first!).getByRole('link')).toHaveAttribute('href', '/fixtures/33');
    await expect(first).not.toHaveTextContent('Referee');
  },
});
/** The choice stands in the address. */
export const Live = appStory({
  ...player,
  play: async ({ userEvent }, { router }) => {
    await games('Games');
    await userEvent.click(screen.getByRole('radio', { name: 'Live' }));
    await waitFor(() => expect(router.state.location.search).toBe('?when=live'));
    await waitFor(async () => expect((await games('Games'))[0]).toHaveTextContent(/Live, minute 31'/));
  },
});
/** Past games begin with what waits; confirmed, it stays in its place and is official. */
export const ConfirmedInTheList = appStory({
  route: '/games?when=past',
  persona: 'player',
  play: async ({ userEvent }) => {
    const [, second] = await games('Games');
    await expect(second).toHaveTextContent(/Volejboll në palestër.*Black team – White team/);
    await userEvent.click(within(second!).getByRole('button', { name: 'Confirm result' }));
    await expect(await screen.findByText('The result is official.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm result' })).toBeNull());
    window.scrollTo({ top: 0, behavior: 'instant' }); // axe takes a filter that is half under the bar for a small one
  },
});
export const DisputedInTheList = appStory({
  route: '/games?when=past',
  persona: 'player',
  play: async ({ userEvent }) => {
    await games('Games');
    await userEvent.click(screen.getByRole('button', { name: 'Dispute result' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dispute result' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'What is wrong?' }), 'Fituam ne.');
    await userEvent.click(dialog.getByRole('button', { name: 'Dispute result' }));
    await expect(await screen.findByText('You disputed the result.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
/** Those of its competitions; what captains have entered or disputed waits for who runs them. */
export const OfAnOrganization = appStory({
  route,
  persona: 'organizationManager',
  module: 'organization',
  shows: /2 results wait for you.*Disputed.*Settle dispute.*Not confirmed.*Confirm result.*Matchday 9/,
});
