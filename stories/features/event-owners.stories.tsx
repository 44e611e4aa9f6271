import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { form, next } from '../event-form.ts';

/** An event is made in the name of a team or an organization, and says so. */
export default { title: 'Features/Event owners' } satisfies Meta;

export const Organization = {
  ...appStory({
    route: '/events?do=create',
    persona: 'organizationManager',
    module: 'organization',
    play: async ({ userEvent }, { router }, backend) => {
      const dialog = await form();
      await userEvent.type(await dialog.findByLabelText('Title'), 'Turne i hapur');
      await expect(dialog.queryByLabelText('Create as')).toBeNull();
      await dialog.findByRole('option', { name: 'Football' });
      await userEvent.selectOptions(dialog.getByLabelText('Sport'), 'Football');
      await next(userEvent);
      await userEvent.type(await dialog.findByLabelText('Name of the place'), 'Parku Rinia');
      await userEvent.selectOptions(dialog.getByLabelText(/^City/), 'Tiranë');
      await next(userEvent);
      await userEvent.click(await dialog.findByRole('button', { name: 'Create event' }));
      await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/event\/\d+\/info$/));
      const main = within(screen.getByRole('main'));
      await expect((await main.findAllByText('Liga e Lagjeve Tirana'))[0]).toBeVisible();
      const sent = backend.calls.filter(({ operation }) => operation === 'createEvent');
      await expect(sent.map(({ request }) => request)).toEqual([
        expect.objectContaining({
          module: 'organization',
          owner_type: 'organization',
          owner_id: 1,
          title: 'Turne i hapur',
        }),
      ]);
    },
  }),
  name: '[COM-08] an organization makes an event in its own profile, and is named on it',
};
export const Team = {
  ...appStory({
    route: '/events?do=create',
    persona: 'teamAdmin',
    play: async ({ userEvent }, { router }, backend) => {
      const dialog = await form();
      await userEvent.type(await dialog.findByLabelText('Title'), 'Shqiponjat presin');
      await dialog.findByRole('option', { name: 'Team: Shqiponjat e Liqenit' });
      await userEvent.selectOptions(dialog.getByLabelText('Create as'), 'Team: Shqiponjat e Liqenit');
      await dialog.findByRole('option', { name: 'Football' });
      await userEvent.selectOptions(dialog.getByLabelText('Sport'), 'Football');
      await next(userEvent);
      await userEvent.click(await dialog.findByRole('radio', { name: 'Other place' }));
      await userEvent.type(dialog.getByLabelText('Name of the place'), 'Parku Rinia');
      await next(userEvent);
      await userEvent.click(await dialog.findByRole('button', { name: 'Create event' }));
      await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/event\/\d+\/info$/));
      const main = within(screen.getByRole('main'));
      await expect(await main.findByRole('link', { name: 'Shqiponjat e Liqenit' })).toHaveAttribute(
        'href',
        '/team/shqiponjat-e-liqenit',
      );
      const sent = backend.calls.filter(({ operation }) => operation === 'createEvent');
      await expect(sent.map(({ request }) => request)).toEqual([
        expect.objectContaining({ module: 'base', owner_type: 'team', owner_id: 1, title: 'Shqiponjat presin' }),
      ]);
      await router.navigate('/events');
      const list = within(await screen.findByRole('list', { name: 'Events' }));
      const card = (await list.findByRole('link', { name: 'Shqiponjat presin' })).closest('article');
      await expect(card).toHaveTextContent('Shqiponjat e Liqenit');
    },
  }),
  name: '[COM-08] an event of a team says whose it is, and is listed',
};
