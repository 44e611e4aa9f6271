import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Competition/Teams' } satisfies Meta;

const LIGA = '/competition/1/teams';
/** One of its teams has withdrawn. */
const VOLEJ = '/competition/4/teams';
const failing = (status: 500 | 'never') => [{ operation: 'listCompetitionTeams', status } as const];
const teams = () => within(screen.getByRole('list', { name: 'Teams' })).getAllByRole('article');

/** The player's own is marked; points that were taken stand with their reason. */
export const Ready = appStory({
  route: LIGA,
  persona: 'player',
  shows: /Shqiponjat e Liqenit.*My team.*Agimi 2008.*3 points deducted: Lojtar pa licencë në javën e 4-t\./,
  play: () => expect(teams()).toHaveLength(8),
});
export const OnADesktop = appStory({ route: LIGA, persona: 'player', wide: true, shows: /My team/ });
export const InAlbanian = appStory({ route: LIGA, language: 'sq', shows: /3 pikë të hequra/ });
export const Loading = appStory({ route: LIGA, failures: failing('never'), awaits: 'data' });
export const Error = appStory({ route: LIGA, failures: failing(500), shows: /Try again/, recovers: /Agimi 2008/ });
export const Empty = appStory({
  route: '/competition/5/teams',
  prepare: (backend) =>
    backend.control.db.transact(async (tx) => {
      for (const { id } of tx.competitionTeams.by('competition', 5)) await tx.competitionTeams.remove(id);
    }),
  shows: /No team has a place yet\./,
});
/** Who is out comes last. */
export const Withdrawn = appStory({
  route: VOLEJ,
  play: () => expect(teams().at(-1)).toHaveTextContent(/Lagjja Volej.*Withdrawn/),
});
export const WithdrawnInAlbanian = appStory({ route: VOLEJ, language: 'sq', wide: true, shows: /U tërhoq/ });
