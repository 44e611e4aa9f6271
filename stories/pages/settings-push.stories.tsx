import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import type { Backend } from '../../mocks/backend.ts';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Settings/This device' } satisfies Meta;

const own = { persona: 'player', route: '/settings' } as const;
const row = async (name = 'On this device') => within(await screen.findByRole('list', { name }));
const subscriptions = ({ control }: Backend) => control.db.read.pushSubscriptions.by('user', demoId('player'));

export const OnAndOff = {
  ...appStory({
    ...own,
    push: { place: 'askable' },
    play: async ({ userEvent }, _, backend) => {
      const device = await row();
      await expect(await device.findByText(/^Off: you see what is new/)).toBeVisible();
      await userEvent.click(device.getByRole('button', { name: 'Turn on' }));
      await expect(await device.findByText(/^On: you are told here/)).toBeVisible();
      await expect(subscriptions(backend)).toHaveLength(1);
      await userEvent.click(device.getByRole('button', { name: 'Turn off' }));
      await expect(await device.findByText(/^Off: you see what is new/)).toBeVisible();
      await waitFor(() => expect(subscriptions(backend)).toEqual([]));
    },
  }),
  name: '[PWA-23] On and off',
};
export const On = appStory({
  ...own,
  wide: true,
  push: { place: 'granted' },
  play: async ({ userEvent }) => {
    await userEvent.click(await (await row()).findByRole('button', { name: 'Turn on' }));
    await expect(await (await row()).findByText(/^On: you are told here/)).toBeVisible();
  },
});
export const Blocked = appStory({
  ...own,
  push: { place: 'blocked', answer: 'denied' },
  play: async ({ userEvent }) => {
    const device = await row();
    await userEvent.click(await device.findByRole('button', { name: 'Try again' }));
    await expect(device.getByText(/^Your browser blocks them\./)).toBeVisible();
  },
});
/** Allowed in the browser's settings meanwhile. */
export const NoLongerBlocked = appStory({
  ...own,
  push: { place: 'blocked' },
  play: async ({ userEvent }) => {
    const device = await row();
    await userEvent.click(await device.findByRole('button', { name: 'Try again' }));
    await expect(await device.findByText(/^On: you are told here/)).toBeVisible();
  },
});
export const OnIos = appStory({
  ...own,
  push: { place: 'install-first' },
  play: async () => {
    const device = await row();
    await expect(await device.findByText(/2\. Choose “Add to Home Screen”\./)).toBeVisible();
    await expect(device.queryByRole('button')).toBeNull();
  },
});
export const Unsupported = appStory({
  ...own,
  push: { place: 'unsupported' },
  play: async () => {
    const device = await row();
    await expect(await device.findByText(/^This browser cannot show/)).toBeVisible();
    await expect(device.queryByRole('button')).toBeNull();
  },
});
export const WithoutAService = appStory({
  ...own,
  push: { place: 'granted', service: 'fails' },
  play: async ({ userEvent }) => {
    const device = await row();
    await userEvent.click(await device.findByRole('button', { name: 'Turn on' }));
    await expect(await device.findByText(/has not reached its notification service/)).toBeVisible();
    await expect(device.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});
export const InAlbanian = appStory({
  ...own,
  language: 'sq',
  push: { place: 'askable' },
  play: async () => {
    await expect(await (await row('Në këtë pajisje')).findByRole('button', { name: 'Aktivizo' })).toBeVisible();
  },
});
