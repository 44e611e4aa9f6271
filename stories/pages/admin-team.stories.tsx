import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import type { TeamRole } from '../../src/shared/api/generated/model';
import { appStory } from '../app-story.tsx';

export default {
  title: 'Pages/Admin team',
  parameters: { without: { Empty: 'there is a team in this profile' } },
} satisfies Meta;

const at = { route: '/admin/team', persona: 'teamAdmin', module: 'team' } as const;
/** The demo team admin, with these roles in the team and another admin beside them. */
const as = (...roles: TeamRole[]) => ({
  ...at,
  prepare: ({ control }: Backend) =>
    control.db.transact(async (tx) => {
      for (const { id, user_id } of tx.teamMembers.by('team', 1)) {
        if (user_id === 3) await tx.teamMembers.update(id, { roles });
        if (user_id === 1) await tx.teamMembers.update(id, { roles: ['admin'] });
      }
    }),
});
const links = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** Who asks to join, the people, what the page lacks (RT-56). */
export const Ready = appStory({
  ...at,
  shows: /Shqiponjat e Liqenit.*Public team.*See the public page.*Requests to join.*10 members/,
});
export const InAlbanian = appStory({
  ...at,
  language: 'sq',
  shows: /Ekip publik.*Elira Shehu.*Refuzo\s*Prano.*10 anëtarë.*Faqja e ekipit është e plotë\./,
});
export const InAlbanianOnADesktop = appStory({
  ...at,
  language: 'sq',
  wide: true,
  shows: /Shih faqen publike.*Shto njerëz, jep role dhe numra.*Ndeshjet e ardhshme.*Drejtpërdrejt.*Arena Dajti/,
});

/** What the team plays next, and how it has played. */
export const Games = appStory({
  ...at,
  shows: /Next games.*Dajti Boys – Shqiponjat e Liqenit.*1–0.*Live.*Last games.*Agimi 2008.*1–3/,
});
export const WithoutGames = appStory({
  ...at,
  prepare: ({ control }) =>
    control.db.transact(async (tx) => {
      for (const { id } of tx.games.all()) await tx.games.remove(id);
    }),
  shows: /No games yet\. They stand here as soon as one is set\./,
});

/** A new team lacks everything but its name: each line leads to its field. */
export const Incomplete = appStory({
  ...at,
  prepare: ({ control }) =>
    control.db.transact(async (tx) => {
      await tx.teams.update(1, {
        image_id: null,
        image_ids: [],
        description: null,
        level: null,
        gender: null,
        average_age: null,
        is_public: false,
      });
      for (const { id, user_id } of tx.teamMembers.by('team', 1)) if (user_id !== 3) await tx.teamMembers.remove(id);
      for (const { id } of tx.applications.by('target', 'team-join', 1)) await tx.applications.remove(id);
    }),
  play: async () => {
    await expect(await screen.findByText('Nobody waits for an answer.')).toBeVisible();
    await expect(screen.getByText(/Private team/)).toBeVisible();
    await expect(links('Worth adding')).toHaveLength(7);
    await expect(links('Worth adding')[0]).toMatch(/^Add members/);
  },
});
export const Complete = appStory({
  ...at,
  prepare: ({ control }) =>
    control.db.transact((tx) => tx.teams.update(1, { level: 'competitive', gender: 'mixed', average_age: 25 })),
  shows: /Your team’s page is complete\./,
});
/** Answering here takes the request away. */
export const Answering = appStory({
  ...at,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    await expect(await screen.findByText('Nobody waits for an answer.')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Requests to join')).toHaveFocus());
  },
});

export const Details = appStory({
  ...at,
  route: '/admin/team?view=details',
  shows: /Foundation year.*Professional.*When off, only your members see more/,
});
export const DetailsOnADesktop = appStory({
  ...at,
  route: '/admin/team?view=details',
  wide: true,
  shows: /Foundation year.*Professional.*When off, only your members see more than the name/,
});
export const Photos = appStory({
  ...at,
  route: '/admin/team?view=photos',
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('heading', { name: 'Crest' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Change crest' })).toBeNull());
    await expect(await screen.findByRole('button', { name: 'Choose crest' })).toBeVisible();
  },
});
export const PhotosOnADesktop = appStory({
  ...at,
  route: '/admin/team?view=photos',
  wide: true,
  shows: /the page of your team begins with it\..*9 more photos fit\..*Crest.*Change crest/,
});
export const PhotosInAlbanian = appStory({
  ...at,
  route: '/admin/team?view=photos',
  language: 'sq',
  shows: /shfaqet në krye të faqes së ekipit\..*Stema.*Pa të, stemën e vizatojmë nga emri\..*Ndrysho stemën/,
});

/** A manager decides requests, and reads the rest. */
export const ForManager = appStory({
  ...as('manager'),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible();
    await expect(screen.queryByRole('list', { name: 'Worth adding' })).toBeNull();
  },
});
/** A coach, and a captain: no requests. */
export const ForCoach = appStory({
  ...as('coach'),
  play: async () => {
    await expect(await screen.findByText('Who is in the team')).toBeVisible();
    await expect(screen.queryByText('Requests to join')).toBeNull();
  },
});
export const DetailsForCoach = appStory({
  ...as('coach'),
  route: '/admin/team?view=details',
  shows: /Only an admin of the team changes its details and photos\./,
});
export const PhotosForCoach = appStory({
  ...as('coach'),
  route: '/admin/team?view=photos',
  shows: /Only an admin of the team can change its photos\./,
});

export const Loading = appStory({
  ...at,
  failures: [{ operation: 'getManagedTeam', status: 'never' }],
  awaits: 'data',
});
export const Error = appStory({
  ...at,
  failures: [{ operation: 'getManagedTeam', status: 500 }],
  shows: /The team could not be loaded\./,
  recovers: /Requests to join/,
});
export const RequestsNotLoaded = appStory({
  ...at,
  failures: [{ operation: 'listTeamApplications', status: 500 }],
  shows: /Requests to join.*Try again/,
});
export const Forbidden = appStory({
  route: '/admin/team',
  persona: 'player',
  shows: /You do not have permission to access that page\./,
});
