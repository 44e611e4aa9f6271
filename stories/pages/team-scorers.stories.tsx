import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { withManyGoals } from '../scored-games.ts';

export default { title: 'Pages/Team/Scorers' } satisfies Meta;

const DAJTI = '/team/dajti-boys';
const TITANET = '/team/titanet-e-tiranes';
const failing = (status: 500 | 'never') => [{ operation: 'getTeamStats', status } as const];
const list = async (name: string) => within(await screen.findByRole('list', { name }));
const rows = async (name: string) => (await list(name)).getAllByRole('listitem').map(({ textContent }) => textContent);

/** Below its games: who has scored for it in all its tracked games, and who was booked; its page names no other team. */
export const Ready = {
  ...appStory({
    route: DAJTI,
    shows: /Last games.*Top scorers.*Ilir Krasniqi.*in 1 game.*1 goal.*Cards.*Luan Dhima/,
    play: async () => {
      await expect(await rows('Top scorers')).toEqual(['IKIlir Krasniqiin 1 game1 goal']);
      await expect(await rows('Cards')).toEqual(['LDLuan Dhima11 yellow card']);
      await expect((await list('Top scorers')).queryByRole('link')).toBeNull();
    },
  }),
  name: '[CMP-04] Ready',
};
/** Who keeps the log of a game and comes back to the page finds the goal there. */
export const AfterAGoal = appStory({
  route: DAJTI,
  persona: 'organizationManager',
  module: 'organization',
  shows: /Top scorers.*1 goal/,
  play: async ({ userEvent }, { router }) => {
    await router.navigate('/fixtures/29/track');
    await userEvent.click(await screen.findByRole('button', { name: 'Track game' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Goal, Dajti Boys' }));
    await userEvent.click(await screen.findByRole('button', { name: /Luan Dhima/ }));
    await waitFor(() => expect(screen.queryByText(/unsent/)).toBeNull());
    await router.navigate(DAJTI);
    await waitFor(async () =>
      expect(await rows('Top scorers')).toEqual(['IKIlir Krasniqiin 1 game1 goal', 'LDLuan Dhimain 1 game1 goal']),
    );
  },
});
/** The first five, and the others at a press. */
export const Many = appStory({
  route: DAJTI,
  prepare: withManyGoals(),
  shows: /Top scorers.*in 1 game.*3 goals.*Cards/,
});
export const InAlbanian = appStory({
  route: DAJTI,
  prepare: withManyGoals(),
  language: 'sq',
  shows: /Ndeshjet e fundit.*Golashënuesit.*në 1 ndeshje.*3 gola.*Kartonët/,
});
export const InAlbanianOnADesktop = appStory({
  route: DAJTI,
  prepare: withManyGoals(),
  language: 'sq',
  wide: true,
  shows: /Golashënuesit.*Kartonët/,
});
export const LongNames = appStory({
  route: DAJTI,
  prepare: withManyGoals({ home: 'Aleksandër-Maksimilian Hoxhallari Përmetaku' }),
  shows: /Aleksandër-Maksimilian Hoxhallari Përmetaku/,
});
/** Points of basketball; it has no cards. */
export const Basketball = appStory({
  route: TITANET,
  shows: /Top scorers.*\d+ points/,
  play: async () => {
    await expect(screen.queryByText('Cards')).toBeNull();
  },
});
/** No game of this team was tracked. */
export const None = appStory({
  route: '/team/kalaja-united',
  shows: /No games yet/,
  play: async () => {
    await expect(screen.queryByText('Top scorers')).toBeNull();
  },
});
/** Players of volleyball score together: nothing is asked for. */
export const Volleyball = appStory({
  route: '/team/rrufeja-volej',
  failures: failing(500),
  play: async () => {
    await screen.findByRole('list', { name: 'Members' });
    await expect(screen.queryByText('Top scorers')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});
/** The page stands there meanwhile, and nothing will move it. */
export const Loading = appStory({
  route: DAJTI,
  failures: failing('never'),
  awaits: 'data',
  shows: /Members|members.*Last games/,
});
export const Error = appStory({
  route: DAJTI,
  failures: failing(500),
  shows: /Last games.*Top scorers.*Try again/,
  recovers: /Top scorers.*in 1 game/,
});
/** A private team shows outsiders nothing of it, and nothing is asked for. */
export const Private = appStory({
  route: DAJTI,
  failures: failing(500),
  prepare: async ({ control }) => {
    await control.db.transact(async (tx) => {
      const team = tx.teams.one('slug', 'dajti-boys');
      if (team) await tx.teams.update(team.id, { is_public: false });
    });
  },
  shows: /Only its members see more/,
  play: async (_, __, backend) => {
    await expect(backend.calls.filter(({ operation }) => operation === 'getTeamStats')).toEqual([]);
  },
});
