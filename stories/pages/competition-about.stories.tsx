import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import type { CompetitionRecord } from '../../mocks/db/records.ts';
import { appStory } from '../app-story.tsx';

export default {
  title: 'Pages/Competition/About',
  parameters: { without: { Empty: 'a competition always has its facts' } },
} satisfies Meta;

const LIGA = '/competition/1/about';
/** Open for registration. */
const OPEN = '/competition/5/about';
const changed = (id: number, own: Partial<CompetitionRecord>) => (backend: Backend) =>
  backend.control.db.transact((tx) => tx.competitions.update(id, own));

export const Ready = appStory({
  route: LIGA,
  shows:
    /Football · Tiranë.*Liga e Lagjeve 2026.*Ongoing.*8 teams.*Organizer.*Liga e Lagjeve Tirana.*League, home and away.*How the table is ranked.*Points head to head/,
  play: async () => {
    const pages = within(screen.getByRole('navigation', { name: 'Competition' }));
    await expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'About',
      'Teams',
      'Fixtures',
      'Results',
      'Standings',
    ]);
  },
});
export const OnADesktop = appStory({ route: LIGA, persona: 'player', wide: true, shows: /Following.*2 periods of/ });
export const InAlbanian = appStory({
  route: OPEN,
  language: 'sq',
  shows: /Regjistrimi i hapur.*Pagesa për ekip.*2000 Lekë.*Si bëhet renditja/,
});
export const InAlbanianOnADesktop = appStory({ route: LIGA, language: 'sq', wide: true, shows: /Golavarazhi/ });
export const Loading = appStory({
  route: LIGA,
  failures: [{ operation: 'getCompetition', status: 'never' }],
  awaits: 'data',
});
export const Error = appStory({
  route: LIGA,
  failures: [{ operation: 'getCompetition', status: 500 }],
  shows: /Try again/,
  recovers: /Liga e Lagjeve 2026/,
});
/** One that does not exist, and a draft of somebody else, look the same. */
export const Unknown = appStory({
  route: '/competition/999/about',
  shows: /This competition does not exist, or you cannot see it\..*Competitions/,
});
export const DraftOfOthers = appStory({
  route: LIGA,
  persona: 'player',
  prepare: changed(1, { phase: 'draft' }),
  shows: /This competition does not exist, or you cannot see it\./,
});
export const OpenForTeams = appStory({
  route: OPEN,
  shows: /Registration open.*of 8 teams.*Registration.*Open until.*Best of 3 sets/,
});
export const Cancelled = appStory({
  route: LIGA,
  prepare: changed(1, { phase: 'cancelled', cancel_reason: 'Fusha u përmbyt.' }),
  shows: /This competition was cancelled.*Fusha u përmbyt\./,
});
export const Finished = appStory({
  route: LIGA,
  prepare: changed(1, { phase: 'finished', champion_id: 8 }),
  shows: /Finished.*Champion: Agimi 2008/,
});
/** The account of the organizer is gone. */
export const WithoutAnOrganizer = appStory({
  route: LIGA,
  prepare: changed(1, { owner_id: null }),
  shows: /Nobody runs this competition any more.*Without an organizer/,
});
export const OneTeamLeft = appStory({
  route: '/competition/3/about',
  prepare: (backend) =>
    backend.control.db.transact(async (tx) => {
      const [, ...others] = tx.competitionTeams.by('competition', 3);
      for (const { id } of others) await tx.competitionTeams.update(id, { status: 'withdrawn' });
    }),
  shows: /One team is left/,
});
/** A guest is asked to sign in, and comes back. */
export const FollowedByAGuest = appStory({
  route: LIGA,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    const prompt = within(await screen.findByRole('dialog', { name: 'Sign in to continue' }));
    await expect(prompt.getByText('Sign in to follow this competition.')).toBeVisible();
    await userEvent.click(prompt.getByRole('button', { name: 'Not now' }));
  },
});
export const FollowRefused = appStory({
  route: OPEN,
  persona: 'player',
  failures: [{ operation: 'followCompetition', status: 500 }],
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Follow', pressed: false })).toBeVisible();
  },
});
