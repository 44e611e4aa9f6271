import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { withOpenCompetition } from '../open-competition.ts';

export default { title: 'Features/ApplyToCompetition' } satisfies Meta;

/** The admin of a football team, at a cup in which teams register. */
const at = {
  route: '/competition/60/about?do=apply',
  persona: 'teamAdmin',
  prepare: withOpenCompetition(),
} as const;
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Apply to Kupa e Lagjes' }));
const players = async () => within(await screen.findByRole('group', { name: 'Roster' })).getAllByRole('button');

/** All players of the team are chosen at first: more than the competition allows, which is said beside the field. */
export const Ready = appStory({
  ...at,
  route: '/competition/60/about',
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Apply with a team' }));
    const all = await players();
    const form = await dialog();
    await expect(form.getByText(/The entry fee is ALL.3,000 for the team/)).toBeVisible();
    await expect(all.every((one) => one.getAttribute('aria-pressed') === 'true')).toBe(true);
    await userEvent.click(form.getByRole('button', { name: 'Apply' }));
    await expect(await form.findByText('Choose at most 8')).toBeVisible();
    for (const one of all.slice(8)) await userEvent.click(one);
    await waitFor(() => expect(form.queryByText('Choose at most 8')).toBeNull());
    await userEvent.type(form.getByLabelText(/^Message/), 'Luajmë çdo të enjte.');
    await userEvent.click(form.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText('Shqiponjat e Liqenit has applied to Kupa e Lagjes.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const OnADesktop = appStory({ ...at, wide: true, shows: /Apply to Kupa e Lagjes.*Roster/ });
export const InAlbanian = appStory({ ...at, language: 'sq', shows: /Apliko te Kupa e Lagjes.*Lojtarët/ });
export const InAlbanianOnADesktop = appStory({ ...at, language: 'sq', wide: true, shows: /Apliko te Kupa e Lagjes/ });
/** Somebody on the roster plays for another team: the server says so, beside the field. */
export const PlaysElsewhere = appStory({
  ...at,
  prepare: async (backend) => {
    await withOpenCompetition({ roster_min: 1, roster_max: 20 })(backend);
    await backend.control.db.transact(async (tx) => {
      const [entry] = tx.competitionTeams.by('competition', 1);
      if (!entry) throw new RangeError('no such team');
      const { id: _, ...place } = entry;
      const user_id =
        tx.teamMembers.by('team', 1).find((one) => one.is_player && one.status === 'active')?.user_id ?? 0;
      await tx.competitionTeams.insert({
        ...place,
        competition_id: 60,
        team_id: 2,
        status: 'active',
        roster: [{ user_id, jersey_number: null }],
      });
    });
  },
  play: async ({ userEvent }) => {
    await players();
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Apply' }));
    await expect(await form.findByText('Somebody on it plays for another team of the competition.')).toBeVisible();
  },
});
/** Of several teams the first is proposed; another one brings its own players. */
export const WithSeveralTeams = appStory({
  ...at,
  prepare: async (backend) => {
    await withOpenCompetition({ roster_min: 1, auto_accept: true })(backend);
    await backend.control.db.transact(async (tx) => {
      const [mine] = tx.teamMembers.by('user', 3);
      if (!mine) throw new RangeError('no such member');
      const { id: _, ...member } = mine;
      await tx.teamMembers.insert({ ...member, team_id: 25, roles: ['manager'], is_player: true, status: 'active' });
    });
  },
  play: async ({ userEvent }) => {
    await players();
    const form = await dialog();
    await userEvent.selectOptions(form.getByLabelText('Team'), 'Shqiponjat e Liqenit');
    await waitFor(async () => expect((await players()).length).toBeGreaterThan(2));
    await userEvent.selectOptions(form.getByLabelText('Team'), 'Lagjja 3 FC');
    await waitFor(async () => expect(await players()).toHaveLength(2));
    await userEvent.click(form.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText('Lagjja 3 FC has a place in Kupa e Lagjes.')).toBeVisible();
  },
});
export const Loading = appStory({
  ...at,
  failures: [{ operation: 'listTeams', status: 'never' }],
  awaits: 'data',
});
export const Error = appStory({
  ...at,
  failures: [{ operation: 'listTeams', status: 500 }],
  shows: /Your teams could not be loaded\./,
  recovers: /Roster/,
});
/** A player does not speak for the team. */
export const NoPermission = appStory({
  ...at,
  persona: 'player',
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Apply with a team' })).toBeNull();
  },
});
