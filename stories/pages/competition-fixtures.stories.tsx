import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Competition/Fixtures' } satisfies Meta;

const LIGA = '/competition/1/fixtures';
const KUPA = '/competition/2/fixtures';
const failing = (status: 500 | 'never') => [{ operation: 'listCompetitionFixtures', status } as const];
const list = () => within(screen.getByRole('list', { name: 'Fixtures' }));

/** What is on stands first, then the next matchday; the player's team is marked. */
export const Ready = appStory({
  route: LIGA,
  persona: 'player',
  shows: /Today.*Shqiponjat e Liqenit.*Live.*Matchday 8.*Matchday 9/,
  play: async () => {
    await expect(list().getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Today');
    await expect(list().getAllByRole('link')[0]).toHaveAccessibleName(/ – .*1 – 0.*you play for Shqiponjat e Liqenit/);
  },
});
export const OnADesktop = appStory({ route: LIGA, persona: 'player', wide: true, shows: /Matchday 9/ });
export const InAlbanian = appStory({ route: LIGA, language: 'sq', shows: /Sot.*Drejtpërdrejt.*Java 8/ });
export const InAlbanianOnADesktop = appStory({
  route: KUPA,
  language: 'sq',
  wide: true,
  shows: /Çerekfinalet · Ndeshja 1/,
});
export const Loading = appStory({ route: LIGA, failures: failing('never'), awaits: 'data' });
export const Error = appStory({ route: LIGA, failures: failing(500), shows: /Try again/, recovers: /Matchday 8/ });
export const Empty = appStory({
  route: '/competition/5/fixtures',
  shows: /No game is to come\..*as soon as they are set/,
});
/** Who plays is not known yet: where they come from is. */
export const NotKnownYet = appStory({
  route: KUPA,
  shows:
    /Date not set.*Place 1 of Group A.*Place 2 of Group B.*Quarter-finals · Game 1.*Winner of game 1.*Winner of game 2.*Semi-finals · Game 5.*Loser of game 5.*Third place.*Final/,
});
/** For who runs it: times for the games of the knockout, in a dialog that the address names. */
export const Generating = appStory({
  route: '/competition/2/fixtures?generate=5&switch_module=organization&switch_entity_id=1',
  persona: 'organizationManager',
  shows: /Generate fixtures.*Kick-offs.*Add a venue.*Book courts/,
});
export const TwoEliminations = appStory({
  route: '/competition/4/fixtures',
  shows: /Losers, round 2 · Game 9.*Second final/,
});
export const OfMyTeam = appStory({
  route: LIGA,
  persona: 'player',
  play: async ({ userEvent }, { router }) => {
    await userEvent.click(screen.getByRole('button', { name: 'My team' }));
    await waitFor(() => expect(router.state.location.search).toBe('?team_id=1'));
    await waitFor(() =>
      expect(
        list()
          .getAllByRole('link')
          .every(({ textContent }) => textContent.includes('Shqiponjat')),
      ).toBe(true),
    );
  },
});
export const AllPlayed = appStory({
  route: '/competition/5/fixtures',
  prepare: (backend) => backend.control.db.transact((tx) => tx.competitions.update(5, { phase: 'finished' })),
  shows: /All games are played\..*See results/,
});
