import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { appStory } from '../app-story.tsx';
import { withPlayedLeague } from '../ended-competition.ts';

export default {
  title: 'Pages/CompetitionPipeline',
  // every competition has the stages of its format
  parameters: { without: { Empty: 'A competition has at least one stage.' } },
} satisfies Meta;

/** The tennis cup: registration is open, one pair has a place. */
const open = {
  route: '/competition/5/pipeline',
  persona: 'organizationManager',
  module: 'organization',
  entityId: 2,
} as const;
/** The winter cup: its groups are finished, its knockout is drawn. */
const cup = { ...open, route: '/competition/2/pipeline', entityId: 1 } as const;

/** Registration is over, and four pairs are in. */
const closed = ({ control }: Backend) =>
  control.db.transact(async (tx) => {
    const [entered] = tx.competitionTeams.by('competition', 5);
    if (!entered) throw new RangeError('no such team');
    const { id: _, ...place } = entered;
    for (const team_id of [18, 19, 20]) await tx.competitionTeams.insert({ ...place, team_id, application_id: null });
    await tx.competitions.update(5, { registration_closes_at: Date.parse('2026-11-20T20:00:00+01:00') });
  });
const stages = async () => within(await screen.findByRole('list', { name: 'Stages' })).getAllByRole('article');
const seeds = async () =>
  within(await screen.findByRole('list', { name: 'Seeds' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

export const Ready = appStory({
  ...open,
  shows: /Registration is open until Friday, December 4\./,
  play: async () => {
    const [first, ...others] = await stages();
    await expect(others).toEqual([]);
    await expect(first).toHaveTextContent(/^1\. Knockout.*Planned.*1 team · game for third place.*No games yet/);
    await expect(screen.queryByRole('button', { name: 'Shuffle' })).toBeNull();
  },
});

/** By lot, then by hand: the order of the teams makes the games. */
export const Drawn = appStory({
  ...open,
  prepare: closed,
  shows: /Put the teams in order or draw lots/,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Shuffle' }));
    await expect(await screen.findByText(/^Drawn by lot, with the seed \d+\.$/)).toBeVisible();
    await waitFor(async () => expect((await stages())[0]).toHaveTextContent(/Drawn.*0 of 4 games finished/));
    const [first = '', second = ''] = await seeds();
    const handle = screen.getAllByRole('button', { name: /^Move .+/ })[0]!; // of four
    handle.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () =>
      expect((await seeds()).slice(0, 2)).toEqual([second.replace(/^2/, '1'), first.replace(/^1/, '2')]),
    );
    await expect(await screen.findByText('The draw is made.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Start stage' })).toBeVisible();
    window.scrollTo({ top: 0, behavior: 'instant' }); // the bars lie over what is at the edge
  },
});
export const DrawnOnADesktop = appStory({ ...open, prepare: closed, wide: true, shows: /Seeds/ });
export const InAlbanian = appStory({
  ...open,
  prepare: closed,
  language: 'sq',
  shows: /Regjistrimi mbaroi\..*Përziej/,
});

/** One after the other; what goes on from one stands in the next. */
export const Running = appStory({
  ...cup,
  wide: true,
  shows: /Stages are finished once all their games have a result/,
  play: async () => {
    const [groups, knockout] = await stages();
    await expect(groups).toHaveTextContent(/12 teams · 4 groups.*The best 2 of each group go on.*12 of 12 games/);
    await expect(knockout).toHaveTextContent(/8 teams · game for third place.*Takes who goes on from Groups/);
    await expect(within(knockout!).getByRole('button', { name: 'Start stage' })).toBeVisible(); // of two
  },
});

/** Whether it can be played is said while it is typed, and the server says it beside the field. */
export const StageThatCannotBePlayed = appStory({
  ...open,
  route: '/competition/5/pipeline?do=add',
  shows: /2 teams enter this stage\./,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a stage' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Superfinalja');
    const many = dialog.getByRole('spinbutton', { name: 'So many go on from Knockout' });
    await userEvent.clear(many);
    await userEvent.type(many, '5');
    await expect(await dialog.findByText(/^Knockout: two go on from a knockout, or four/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(many).toHaveAccessibleDescription(/Of a knockout two go on/));
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Superfinalja');
    await userEvent.clear(many);
    await userEvent.type(many, '4');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await stages()).toHaveLength(2));
    await expect((await stages())[1]).toHaveTextContent(/2\. Superfinalja.*4 teams/);
  },
});

/** The last press says that it ends the competition, and who wins it. */
export const TheLastStage = appStory({
  ...cup,
  route: '/competition/1/pipeline',
  prepare: withPlayedLeague,
  play: async ({ userEvent }) => {
    await expect(screen.getAllByRole('button', { name: 'Generate fixtures' })).toHaveLength(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Finish stage' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Finish League?' }));
    await expect(
      question.getByText('This ends the competition. Champion: Agimi 2008. Its followers and teams are told.'),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Finish stage' }));
    await expect(await screen.findByText('All stages are finished. Champion: Agimi 2008.')).toBeVisible();
  },
});
export const TheLastStageInAlbanian = appStory({
  ...cup,
  route: '/competition/1/pipeline',
  language: 'sq',
  prepare: withPlayedLeague,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mbyll fazën' }));
    await expect(
      await screen.findByText('Me këtë mbaron kompeticioni. Kampion: Agimi 2008. Njoftohen ndjekësit dhe ekipet.'),
    ).toBeVisible();
  },
});
/** One that is not the last says what it means for the next. */
export const NotTheLastStage = appStory({
  ...cup,
  prepare: ({ control }) => control.db.transact((tx) => tx.stages.update(4, { status: 'active' })),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Finish stage' }));
    await expect(await screen.findByText(/^Its results are final for the next stage/)).toBeVisible();
  },
});

export const NoPermission = appStory({
  ...open,
  persona: 'player',
  module: 'base',
  entityId: undefined,
  shows: /Only its organizers run the stages\./,
});
export const Unknown = appStory({
  ...open,
  route: '/competition/999/pipeline',
  shows: /This competition does not exist/,
});
export const Loading = appStory({
  ...cup,
  failures: [{ operation: 'getPipeline', status: 'never' }],
  awaits: 'data',
});
export const Forbidden = appStory({
  route: '/competition/2/pipeline',
  persona: 'teamAdmin',
  module: 'team',
  shows: /You do not have permission to access that page\./,
});
export const Error = appStory({
  ...cup,
  failures: [{ operation: 'getPipeline', status: 500 }],
  shows: /The stages could not be loaded\./,
  recovers: /1\. Groups/,
});
