import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { appStory } from '../app-story.tsx';
import { drawnPicture } from '../drawn-picture.ts';

/** What the screens of teams send, key by key. */
export default {
  title: 'Features/Team writes',
  // served by a development server, their code may take longer than a story waits
  loaders: [() => import('../../src/shared/ui/floating-parts.ts')],
} satisfies Meta;

const admin = { persona: 'teamAdmin', module: 'team' } as const;
const sent = ({ calls }: Backend, operation: string) => calls.filter((call) => call.operation === operation);
const bodies = (backend: Backend, operation: string) => sent(backend, operation).map(({ request }) => request);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const rowOf = (text: string) =>
  waitFor(() => {
    const list = within(screen.getByRole('list', { name: 'Members' }));
    const found = list.getAllByRole('listitem').find(({ textContent }) => textContent?.includes(text));
    if (!found) throw new RangeError(`no ${text}`);
    return found;
  });
const act = async (click: (element: Element) => Promise<void>, text: string, action: string) => {
  await click(within(await rowOf(text)).getByRole('button', { name: /^Actions for / }));
  await click(await screen.findByRole('menuitem', { name: action }));
};
const choose = async (file: string, more: string) => {
  const input = screen.getByRole('dialog').querySelector<HTMLInputElement>(`input[type=file]${more}`);
  if (!input) throw new RangeError(`no input for ${file}`);
  return [input, await drawnPicture(file)] as const;
};

export const Started = {
  ...appStory({
    route: '/account?do=start-team',
    persona: 'player',
    play: async ({ userEvent }, _, backend) => {
      const form = await dialog('Start a team');
      // another field takes its place once the sports are loaded
      const sport = await waitFor(() => {
        const field = form.getByLabelText(/^Sport/);
        within(field).getByRole('option', { name: 'Tennis' });
        return field;
      });
      const sports = within(sport).getAllByRole('option');
      await expect(sports.map(({ textContent }) => textContent).slice(-4)).toEqual([
        'Football',
        'Basketball',
        'Volleyball',
        'Tennis',
      ]);
      await userEvent.type(form.getByLabelText(/^Name/), 'Ekipi i Së Enjtes');
      await userEvent.selectOptions(sport, 'Tennis');
      await userEvent.selectOptions(form.getByLabelText(/^City/), 'Korçë');
      await userEvent.type(form.getByLabelText(/^Foundation year/), '2019');
      await userEvent.selectOptions(form.getByLabelText(/^Level/), 'Competitive');
      await userEvent.selectOptions(form.getByLabelText(/^Gender/), 'Women');
      await userEvent.type(form.getByLabelText(/^Average age/), '24');
      await userEvent.type(form.getByLabelText(/^Description/), 'Luajmë të enjteve.');
      await userEvent.click(form.getByRole('switch', { name: 'Public team' }));
      await userEvent.upload(...(await choose('crest.png', ':not([multiple])')));
      await expect(await form.findByRole('button', { name: 'Change crest' })).toBeVisible();
      await userEvent.upload(...(await choose('team.png', '[multiple]')));
      const photos = await form.findByRole('list', { name: 'Photos' });
      await waitFor(() => expect(within(photos).getAllByRole('listitem')).toHaveLength(1));
      await userEvent.click(form.getByRole('button', { name: 'Save' }));
      await expect(await screen.findByText('Your team is created.')).toBeVisible();
      await expect(bodies(backend, 'createTeam')).toEqual([
        {
          module: 'base',
          name: 'Ekipi i Së Enjtes',
          sport_id: 4,
          city_id: 7,
          foundation_year: 2019,
          level: 'competitive',
          gender: 'female',
          average_age: 24,
          description: 'Luajmë të enjteve.',
          is_public: false,
          image: expect.any(Number),
          images: [expect.any(Number)],
        },
      ]);
    },
  }),
  name: '[API-31] [ENT-27] [ENT-64] [ENT-65] [ENT-66] [ENT-67] [ENT-127] [ENT-128] [ENT-129] [ENT-130] [ENT-131] [ENT-132] [ENT-133] [ENT-134] [ENT-135] [ENT-136] [ENT-137] a new team is sent with every field, and without a slug',
};
export const Changed = {
  ...appStory({
    ...admin,
    route: '/admin/team?view=details',
    play: async ({ userEvent }, _, backend) => {
      const retype = async (label: RegExp, text: string) => {
        const field = await screen.findByLabelText(label);
        await userEvent.clear(field);
        await userEvent.type(field, text);
      };
      await retype(/^Name/, 'Shqiponjat');
      await userEvent.selectOptions(screen.getByLabelText(/^City/), 'Korçë');
      await retype(/^Foundation year/, '2001');
      await userEvent.selectOptions(screen.getByLabelText(/^Level/), 'Competitive');
      await userEvent.selectOptions(screen.getByLabelText(/^Gender/), 'Women');
      await retype(/^Average age/, '24');
      await retype(/^Description/, 'Luajmë të enjteve.');
      await userEvent.click(screen.getByRole('switch', { name: 'Public team' }));
      await retype(/^Address of the page/, 'shqiponjat');
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await expect(await screen.findByText('The team is saved.')).toBeVisible();
      await expect(bodies(backend, 'updateTeam')).toEqual([
        {
          module: 'team',
          name: 'Shqiponjat',
          city_id: 7,
          foundation_year: 2001,
          level: 'competitive',
          gender: 'female',
          average_age: 24,
          description: 'Luajmë të enjteve.',
          is_public: false,
          slug: 'shqiponjat',
        },
      ]);
      await userEvent.click(screen.getByRole('tab', { name: 'Photos' }));
      await userEvent.click(await screen.findByRole('button', { name: /^Actions for photo 1/i }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
      await expect(await screen.findByText('The photo is removed.')).toBeVisible();
      await expect(sent(backend, 'deleteTeamImage').map(({ path }) => path)).toEqual([
        expect.stringMatching(/\/mod-team\/team\/images\/\d+\?module=team$/),
      ]);
    },
  }),
  name: '[API-33] [API-34] [ENT-28] [ENT-127] [ENT-130] [ENT-131] [ENT-132] [ENT-133] [ENT-134] [ENT-135] [ENT-136] [ENT-138] a change is sent with a slug and without the sport; a photo is removed',
};
export const Members = {
  ...appStory({
    ...admin,
    route: '/admin/team/users?do=add',
    play: async ({ userEvent }, _, backend) => {
      const adding = await dialog('Add member');
      await userEvent.type(adding.getByRole('combobox', { name: 'Search by name or phone' }), 'mirela gjo');
      await userEvent.click(await adding.findByRole('option', { name: 'Mirela Gjoka' }));
      await userEvent.type(adding.getByLabelText(/^Jersey number/), '44');
      await userEvent.click(adding.getByRole('checkbox', { name: /^Coach/ }));
      await userEvent.click(adding.getByRole('button', { name: 'Add' }));
      await waitFor(async () => expect(await rowOf('Mirela Gjoka')).toHaveTextContent('No. 44'));
      await expect(bodies(backend, 'addTeamMember')).toEqual([
        { module: 'team', user_id: 2, roles: ['coach'], is_player: true, jersey_number: 44, position: null },
      ]);
      await act(userEvent.click, 'Mirela Gjoka', 'Edit');
      const editing = await dialog('Edit Mirela Gjoka');
      await userEvent.clear(editing.getByLabelText(/^Jersey number/));
      await userEvent.type(editing.getByLabelText(/^Jersey number/), '45');
      await userEvent.click(editing.getByRole('button', { name: 'Save' }));
      await waitFor(async () => expect(await rowOf('Mirela Gjoka')).toHaveTextContent('No. 45'));
      const [change] = sent(backend, 'updateTeamMember');
      await expect(change?.path).toMatch(/\/mod-team\/team\/1\/member\/\d+$/);
      await expect(change?.request).toMatchObject({ module: 'team', jersey_number: 45 });
      await act(userEvent.click, 'Mirela Gjoka', 'Withdraw invitation');
      const question = await screen.findByRole('alertdialog');
      await userEvent.click(within(question).getByRole('button', { name: 'Withdraw' }));
      await waitFor(() => expect(screen.queryByText('Mirela Gjoka')).toBeNull());
      await expect(sent(backend, 'removeTeamMember').map(({ path }) => path)).toEqual([
        expect.stringMatching(/\/mod-team\/team\/1\/member\/\d+\?module=team$/),
      ]);
    },
  }),
  name: '[API-35] [API-36] [API-37] [ENT-31] [ENT-145] [ENT-146] [ENT-147] [ENT-148] a member is added, changed and removed',
};
export const Listed = {
  ...appStory({
    persona: 'teamAdmin',
    route: '/teams?sportId=3',
    play: async ({ userEvent }, { router }, backend) => {
      const cards = (count: number) =>
        waitFor(() =>
          expect(within(screen.getByRole('list', { name: 'Teams' })).getAllByRole('article')).toHaveLength(count),
        );
      const asked = (query: string) =>
        waitFor(() => expect(sent(backend, 'listTeams').at(-1)?.path).toMatch(new RegExp(`[?&]${query}(&|$)`)));
      await cards(9);
      await asked('sportId=3');
      await router.navigate('/teams?keywords=titan');
      await asked('keywords=titan');
      await cards(1);
      await router.navigate('/teams?mine_as_admin=1');
      await asked('mine_as_admin=true');
      await cards(1);
      await router.navigate('/teams');
      await cards(12);
      const [first] = screen.getAllByRole('button', { name: /^Bookmark / });
      await userEvent.click(first!); // getAll fails without one
      await waitFor(() => expect(sent(backend, 'addTeamBookmark')).toHaveLength(1));
      await userEvent.click(screen.getByRole('button', { name: 'Bookmarked' }));
      await asked('bookmark=true');
      await cards(1);
    },
  }),
  name: '[ENT-38] [ENT-173] [ENT-174] [ENT-175] [ENT-176] [ENT-177] the list of teams is asked for with the keys of its filters',
};
