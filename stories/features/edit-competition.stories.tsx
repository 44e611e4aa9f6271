import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { drawnPicture } from '../drawn-picture.ts';
import { chooseFile } from '../event-form.ts';
import { withOpenCompetition } from '../open-competition.ts';

export default { title: 'Features/EditCompetition' } satisfies Meta;

const organizer = { persona: 'organizationManager', module: 'organization', entityId: 1 } as const;
const create = { ...organizer, route: '/admin/organization/home?do=create-competition' } as const;
const draft = {
  ...organizer,
  route: '/competition/60/about',
  prepare: withOpenCompetition({ phase: 'draft' }),
} as const;
const open = { ...draft, prepare: withOpenCompetition() } as const;
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const criteria = async () =>
  within(await screen.findByRole('list', { name: 'What decides between teams' })).getAllByRole('listitem');

/** Five steps; what is wrong is said in its step, beside its field; the draft opens at the end. */
export const Create = appStory({
  ...create,
  play: async ({ userEvent }) => {
    const form = await dialog('Create competition');
    const next = () => userEvent.click(form.getByRole('button', { name: 'Next' }));
    await next();
    await expect(await form.findByText('Name is required.')).toBeVisible();
    await userEvent.type(form.getByLabelText('Name'), 'Kupa e Lagjes');
    await waitFor(() => expect(form.getByRole('option', { name: 'Football' })).toBeInTheDocument());
    await userEvent.selectOptions(form.getByLabelText('Sport'), 'Football');
    await userEvent.selectOptions(form.getByLabelText('City'), 'Tiranë');
    await next();
    await expect(await form.findByText('Step 2 of 5')).toBeVisible();
    const places = form.getByLabelText('Places');
    await userEvent.clear(places);
    await userEvent.type(places, '3');
    await next();
    await expect(await form.findByText('At least as many places as the fewest teams')).toBeVisible();
    await userEvent.clear(places);
    await userEvent.type(places, '16');
    await next();
    await expect(await form.findByText('Step 3 of 5')).toBeVisible();
    await userEvent.type(form.getByLabelText('Starts on'), '12/20/2026');
    await next();
    await expect(await form.findByText('Step 4 of 5')).toBeVisible();
    await expect(form.getByLabelText('Minutes of a period')).toHaveValue('45');
    await next();
    await expect(await form.findByText('Step 5 of 5')).toBeVisible();
    await expect((await criteria())[0]).toHaveTextContent(/^Points/);
    await userEvent.click(form.getByRole('button', { name: 'Create competition' }));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Kupa e Lagjes' })).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Open registration' })).toBeVisible();
  },
});
export const CreateOnADesktop = appStory({ ...create, wide: true, shows: /Create competition.*Step 1 of 5/ });
export const CreateInAlbanian = appStory({ ...create, language: 'sq', shows: /Krijo kompeticion.*Hapi 1 nga 5/ });
export const CreateInAlbanianOnADesktop = appStory({
  ...create,
  language: 'sq',
  wide: true,
  shows: /Krijo kompeticion.*Hapi 1 nga 5/,
});

/** Another way of ranking fills in points and order, which are changed by keys and by the menu of each. */
export const Ranking = appStory({
  ...open,
  route: '/competition/60/about?do=edit',
  play: async ({ userEvent }) => {
    const form = await dialog('Edit competition');
    await userEvent.selectOptions(form.getByLabelText('Way of ranking'), 'Football: goal difference first');
    await waitFor(async () => expect((await criteria())[1]).toHaveTextContent(/^Goal difference/));
    form.getByRole('button', { name: 'Move Goal difference' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(form.getByText('Goal difference is at place 3 of 8 now.')).toBeInTheDocument());
    await userEvent.selectOptions(form.getByLabelText('Add a criterion'), 'Games won');
    await waitFor(async () => expect(await criteria()).toHaveLength(9));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('The competition is saved.')).toBeVisible();
  },
});
/** Its picture and the address of its page. */
export const PictureAndAddress = appStory({
  ...open,
  route: '/competition/60/about?do=edit',
  play: async ({ userEvent }, _, backend) => {
    const form = await dialog('Edit competition');
    await chooseFile(userEvent, await drawnPicture('kupa.png'));
    await expect(await form.findByRole('button', { name: 'Change picture' })).toBeVisible();
    const address = form.getByLabelText('Address of the page');
    await expect(address).toHaveValue('kupa-e-lagjes');
    await userEvent.clear(address);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Field is required.')).toBeVisible();
    await userEvent.type(address, 'kupa-2026');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('The competition is saved.')).toBeVisible();
    await expect(backend.calls.findLast(({ operation }) => operation === 'updateCompetition')?.request).toMatchObject({
      slug: 'kupa-2026',
      image: expect.any(Number),
    });
  },
});
export const EditOnADesktop = appStory({
  ...open,
  route: '/competition/60/about?do=edit',
  wide: true,
  shows: /Edit competition/,
});
export const EditInAlbanian = appStory({
  ...open,
  route: '/competition/60/about?do=edit',
  language: 'sq',
  shows: /Ndrysho kompeticionin/,
});
/** Once the draw is made, what it follows from stays. */
export const EditAfterTheDraw = appStory({
  ...organizer,
  route: '/competition/1/about?do=edit',
  shows: /Edit competition/,
  play: async () => {
    const form = await dialog('Edit competition');
    await expect(form.getByText(/^The draw is made: /)).toBeVisible();
    await expect(form.queryByLabelText('Places')).toBeNull();
  },
});

/** A draft opens registration, after a question. */
export const OpenRegistration = appStory({
  ...draft,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open registration' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Open registration for Kupa e Lagjes?' }));
    await userEvent.click(question.getByRole('button', { name: 'Open registration' }));
    await expect(await screen.findByText('Registration is open.')).toBeVisible();
    await expect(await screen.findByText('Before the draw')).toBeVisible();
  },
});
export const WhatIsMissing = appStory({
  ...open,
  shows: /Before the draw.*Registration has to be over\. At least 4 teams need a place\./,
});
export const WhatIsMissingInAlbanian = appStory({ ...open, language: 'sq', shows: /Para shortit/ });
export const BackToDraft = appStory({
  ...open,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'More about this competition' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Back to draft' }));
    await expect(await screen.findByText('It is a draft again: only its organizers see it.')).toBeVisible();
  },
});
/** A reason is needed, and stands on the page. */
export const Cancel = appStory({
  ...open,
  route: '/competition/60/about?do=cancel',
  play: async ({ userEvent }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel Kupa e Lagjes?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel competition' }));
    await expect(await question.findByText('Field is required.')).toBeVisible();
    await userEvent.type(question.getByLabelText('Reason'), 'Fusha është në riparim.');
    await userEvent.click(question.getByRole('button', { name: 'Cancel competition' }));
    await expect(await screen.findByText('The competition is cancelled.')).toBeVisible();
    await expect(await screen.findByText('Fusha është në riparim.')).toBeVisible();
  },
});
export const Delete = appStory({
  ...draft,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'More about this competition' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete draft' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Kupa e Lagjes?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('The draft is deleted.')).toBeVisible();
  },
});
/** The server's refusal is shown, and what was typed stays. */
export const Error = appStory({
  ...open,
  route: '/competition/60/about?do=edit',
  failures: [{ operation: 'updateCompetition', status: 500 }],
  play: async ({ userEvent }) => {
    const form = await dialog('Edit competition');
    await userEvent.type(form.getByLabelText('Name'), ' 2026');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText(/Something went wrong\./)).toBeVisible();
    await expect(form.getByLabelText('Name')).toHaveValue('Kupa e Lagjes 2026');
  },
});
/** Everybody else finds nothing of it. */
export const NoPermission = appStory({
  ...open,
  persona: 'player',
  module: 'base',
  entityId: 1,
  route: '/competition/60/about?do=edit',
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'More about this competition' })).toBeNull();
  },
});
