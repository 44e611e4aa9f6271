import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

/** What a player or a guest does on the page of a team, and what comes of it. */
export default { title: 'Pages/Team answers' } satisfies Meta;

const members = () => within(screen.getByRole('list', { name: 'Members' })).getAllByRole('listitem');

export const Asking = {
  ...appStory({
    route: '/team/kalaja-united',
    persona: 'player',
    play: async ({ userEvent }, _, backend) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Join team' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Join Kalaja United' }));
      await userEvent.type(dialog.getByLabelText(/^Message/), 'I am free on Thursdays.');
      await userEvent.type(dialog.getByLabelText(/^Position/), 'goalkeeper');
      await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
      const withdraw = await screen.findByRole('button', { name: 'Withdraw request' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(screen.getAllByRole('status').some((one) => one.textContent.includes('Request sent'))).toBe(true);
      const sent = backend.calls.filter(({ operation }) => operation === 'joinTeam');
      await expect(sent.map(({ request }) => request)).toEqual([
        { module: 'base', message: 'I am free on Thursdays.', position: 'goalkeeper' },
      ]);
      await userEvent.click(withdraw);
      await expect(await screen.findByText('Your request is withdrawn.')).toBeVisible();
      await expect(await screen.findByRole('button', { name: 'Join team' })).toBeVisible();
    },
  }),
  name: '[TEAM-01] a player asks to join with a message and a position, and takes the request back',
};
export const Accepting = {
  ...appStory({
    route: '/team/dajti-boys',
    persona: 'player',
    play: async ({ userEvent }) => {
      await expect(members()).toHaveLength(9);
      await expect(screen.getByRole('list', { name: 'Members' })).not.toHaveTextContent('Arben Hoxha');
      await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
      await expect(await screen.findByText('You are in Dajti Boys.')).toBeVisible();
      await waitFor(() => {
        const mine = members().find(({ textContent }) => textContent?.includes('Arben Hoxha'));
        return expect(mine).toHaveTextContent(/Player.*Number 17|Number 17.*Player/);
      });
      await expect(members()[0]).toHaveTextContent('Admin');
      await expect(screen.getByRole('button', { name: 'Leave team' })).toBeVisible();
    },
  }),
  name: '[TEAM-01] [TEAM-07] [TEAM-08] an invited player accepts and is listed with the number',
};
/** A guest is told no more than its name, crest, sport and city, and nothing else is asked for. */
export const PrivateForAGuest = appStory({
  route: '/team/shoqata-sportive-e-lagjes-se-re-dhe-e-parkut-te-madh-tiranes',
  shows: /Only its members see more\./,
  play: async (_, __, backend) => {
    const name = 'Shoqata Sportive e Lagjes së Re dhe e Parkut të Madh Tiranës';
    await expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Join team' })).toBeVisible();
    await expect(screen.queryByRole('list', { name: 'Members' })).toBeNull();
    await expect(screen.queryByRole('heading', { name: 'Games' })).toBeNull();
    const [told, ...others] = backend.calls.filter(({ path }) => path.includes('/team/'));
    await expect(others).toEqual([]);
    for (const kept of [
      '"members":[]',
      '"description":""',
      '"foundation_year":null',
      '"members_count":null',
      '"record":null',
    ])
      await expect(JSON.stringify(told?.response)).toContain(kept);
  },
});
export const OneAddress = {
  ...appStory({
    route: '/team/kalaja-united',
    play: async ({ userEvent }, { router }) => {
      for (const address of ['/team/kalaja-united', '/t/kalaja-united', '/kalaja-united', '/T/Kalaja-United']) {
        await router.navigate('/teams');
        await waitFor(() => expect(document.title).toBe('Teams · Fusha'));
        await router.navigate(address);
        await expect(await screen.findByRole('heading', { level: 1, name: 'Kalaja United' })).toBeVisible();
        await waitFor(() => expect(document.title).toBe('Kalaja United · Fusha'));
      }
      await userEvent.click(await screen.findByRole('button', { name: 'Show QR code' }));
      const dialog = await screen.findByRole('dialog', { name: 'QR code of Kalaja United' });
      await expect(await within(dialog).findByRole('img', { name: 'QR code of Kalaja United' })).toBeVisible();
      await expect(dialog).toHaveTextContent('/app/team/kalaja-united');
    },
  }),
  name: '[RT-10] [RT-11] [RT-36] a team has one page at its three addresses, a link and a QR code',
};
