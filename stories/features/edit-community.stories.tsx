import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { expectMessages } from '../fields.ts';
import { doneBefore } from '../often.ts';

export default { title: 'Features/Edit community' } satisfies Meta;

const create = { route: '/communities?do=create', persona: 'player' } as const;
const edit = { route: '/community/2/feed?do=edit', persona: 'player' } as const;
const form = async (name = 'Create community') => within(await screen.findByRole('dialog', { name }));

export const Create = appStory({
  ...create,
  shows: /Everybody finds it and reads its posts\./,
  play: async () => {
    const dialog = await form();
    await expect(dialog.queryByLabelText(/^Question/)).toBeNull();
  },
});
export const CreateInAlbanian = appStory({
  ...create,
  language: 'sq',
  shows: /Cilët jeni, kur luani dhe kë kërkoni\..*Kush mund të bashkohet.*Të gjithë bashkohen menjëherë\./,
});
export const CreateInAlbanianOnADesktop = appStory({
  ...create,
  language: 'sq',
  wide: true,
  shows: /Zgjidh foton.*Kush e sheh.*Të gjithë e gjejnë dhe i lexojnë postimet\..*Me ftesë/,
});

/** What a community cannot be without. */
export const NothingFilledIn = appStory({
  ...create,
  play: async ({ userEvent }) => {
    const dialog = await form();
    await userEvent.selectOptions(await dialog.findByLabelText('City'), '');
    await userEvent.click(dialog.getByRole('button', { name: 'Create community' }));
    await expectMessages({ Name: 'Name is required.', City: 'City is required.' });
    await expect(dialog.getByRole('group', { name: 'Sports' })).toHaveAccessibleDescription('Sport is required.');
  },
});

/** Who asks may be asked; a private one is joined by invitation only. */
export const WhoGetsIn = appStory({
  ...create,
  play: async ({ userEvent }) => {
    const dialog = await form();
    await userEvent.click(dialog.getByRole('radio', { name: 'On request' }));
    await userEvent.type(dialog.getByLabelText(/^Question for people who ask/), 'Where do you play?');
    await userEvent.click(dialog.getByRole('radio', { name: 'Private' }));
    await expect(dialog.getByRole('radio', { name: 'By invitation' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Open' })).toBeDisabled();
    await expect(dialog.getByText('A private community is joined by invitation.')).toBeVisible();
    await expect(dialog.queryByLabelText(/^Question/)).toBeNull();
  },
});

/** The server refuses, and what was typed stays. */
export const Refused = appStory({
  ...create,
  failures: [{ operation: 'createCommunity', status: 500 }],
  play: async ({ userEvent }) => {
    const dialog = await form();
    await userEvent.type(await dialog.findByLabelText('Name'), 'E enjtja');
    await userEvent.click(dialog.getByRole('button', { name: 'Football' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create community' }));
    await expect(await dialog.findByText('Something went wrong.')).toBeVisible();
    await expect(dialog.getByLabelText('Name')).toHaveValue('E enjtja');
  },
});

/** Ten a day, the last of them 23 hours ago: it says when the next may follow, and what was typed stays. */
const tenToday = doneBefore([{ key: 'created 1 community', times: 10, minutesAgo: 23 * 60 + 18 }]);
export const TooMany = appStory({
  ...create,
  prepare: tenToday,
  play: async ({ userEvent }) => {
    const dialog = await form();
    await userEvent.type(await dialog.findByLabelText('Name'), 'E enjtja');
    await userEvent.click(dialog.getByRole('button', { name: 'Football' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create community' }));
    const told = await dialog.findByText('You can create 10 communities a day. Try again in 42 minutes.');
    const { left, top } = told.getBoundingClientRect();
    // in sight: nothing lies over it
    await expect(told.contains(document.elementFromPoint(left + 40, top + 4))).toBe(true);
    await expect(dialog.getByLabelText('Name')).toHaveValue('E enjtja');
    await expect(dialog.getByRole('button', { name: 'Football' })).toHaveAttribute('aria-pressed', 'true');
  },
});
export const TooManyInAlbanian = appStory({
  ...create,
  language: 'sq',
  prepare: tenToday,
  play: async ({ userEvent }) => {
    const dialog = await form('Krijo komunitet');
    await userEvent.type(await dialog.findByLabelText('Emri'), 'E enjtja');
    await userEvent.click(dialog.getByRole('button', { name: 'Futboll' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Krijo komunitet' }));
    const told = await dialog.findByText('Mund të krijosh 10 komunitete në ditë. Provo përsëri pas 42 minutash.');
    await expect(told).toBeVisible();
    await expect(dialog.getByLabelText('Emri')).toHaveValue('E enjtja');
  },
});

/** The owner and the admins change what it says, and the address of its page. */
export const Edit = appStory({
  ...edit,
  play: async ({ userEvent }) => {
    const dialog = await form('Edit community');
    const name = await dialog.findByLabelText('Name');
    await expect(name).toHaveValue('Basketi i Lagjes');
    await expect(dialog.getByLabelText(/^Question for people who ask/)).toHaveValue('Sa shpesh mund të luash?');
    await expect(dialog.getByLabelText('Address of the page')).toHaveValue('basketi-i-lagjes');
    await userEvent.clear(name);
    await userEvent.type(name, 'Basketi i Liqenit');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByText('The community is saved.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByRole('heading', { level: 1, name: 'Basketi i Liqenit' })).toBeVisible();
  },
});
export const EditOnADesktop = appStory({
  ...edit,
  wide: true,
  shows:
    /Visibility.*Everybody finds it and reads its posts\..*People who ask, once you or an admin accepts\..*Address of the page/,
});
export const EditInAlbanian = appStory({
  ...edit,
  language: 'sq',
  shows: /Kush kërkon dhe pranohet nga ti ose një administrator\..*Pyetje për ata që kërkoj.*Adresa e faqes/,
});
/** A member may not: the address opens no dialog. */
export const NotTheirsToEdit = appStory({
  route: '/community/1/feed?do=edit',
  persona: 'player',
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Futbolli i së Enjtes' });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
