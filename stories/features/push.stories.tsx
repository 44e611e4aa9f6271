import type { Meta } from '@storybook/react-vite';
import { allSettled } from 'effector';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import type { App } from '../../src/app/app.ts';
import { pushMachine } from '../../src/models/push/push.model.ts';
import { appStory } from '../app-story.tsx';

export default { title: 'Features/Push messages' } satisfies Meta;

/** As after a booking. */
const occasion = async ({ scope, i18n }: App) => {
  await i18n.load('push');
  await waitFor(() => expect(scope.getState(pushMachine.$state).userId).not.toBeNull());
  await allSettled(pushMachine.occurred, { scope, params: { type: 'occasion' } });
};
const card = async (name = 'Hear about it at once?') => within(await screen.findByRole('region', { name }));
const gone = (name = 'Hear about it at once?') =>
  waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull());
const OFF = 'Notifications are still off';
const subscriptions = ({ control }: Backend) => control.db.read.pushSubscriptions.by('user', demoId('player'));

const asked = { route: '/venues', persona: 'player' } as const;

export const TurnedOn = {
  ...appStory({
    ...asked,
    push: { place: 'askable' },
    play: async ({ userEvent }, app, backend) => {
      await gone();
      await occasion(app);
      await userEvent.click((await card()).getByRole('button', { name: 'Turn on' }));
      await expect(await screen.findByText('Notifications are on for this device.')).toBeVisible();
      await gone();
      await expect(subscriptions(backend)).toMatchObject([{ platform: 'web', token: 'local-story', locale: 'en' }]);
    },
  }),
  name: '[PWA-15] [PWA-23] turned on after an occasion',
};
export const Shown = appStory({
  ...asked,
  push: { place: 'askable' },
  play: async (_, app) => void (await occasion(app).then(() => card())),
});
export const InAlbanianOnADesktop = appStory({
  ...asked,
  language: 'sq',
  wide: true,
  push: { place: 'askable' },
  play: async (_, app) => {
    await occasion(app);
    await expect((await card('Të të njoftojmë menjëherë?')).getByRole('button', { name: 'Jo tani' })).toBeVisible();
  },
});
export const NotNow = {
  ...appStory({
    ...asked,
    push: { place: 'askable' },
    play: async ({ userEvent }, app, backend) => {
      await occasion(app);
      await userEvent.click((await card()).getByRole('button', { name: 'Not now' }));
      await gone();
      await occasion(app);
      await gone();
      await expect(subscriptions(backend)).toEqual([]);
    },
  }),
  name: '[PWA-15] not now: no other occasion of this session asks again',
};
/** The browser's question was closed without an answer: the next session asks again. */
export const Undecided = {
  ...appStory({
    ...asked,
    push: { place: 'askable', answer: 'default' },
    play: async ({ userEvent }, app) => {
      await occasion(app);
      await userEvent.click((await card()).getByRole('button', { name: 'Turn on' }));
      await gone();
      await expect(screen.queryByRole('region', { name: OFF })).toBeNull();
    },
  }),
  name: '[PWA-27] undecided',
};
export const Refused = appStory({
  ...asked,
  push: { place: 'askable', answer: 'denied' },
  play: async ({ userEvent }, app) => {
    await occasion(app);
    await userEvent.click((await card()).getByRole('button', { name: 'Turn on' }));
    await expect((await card(OFF)).getByText(/^Your browser blocks them\./)).toBeVisible();
    await userEvent.click((await card(OFF)).getByRole('button', { name: 'Try again' }));
    await expect((await card(OFF)).getByText(/^Your browser blocks them\./)).toBeVisible();
  },
});
/** Nobody is asked again where it has no effect (C-65). */
export const BlockedBefore = {
  ...appStory({
    ...asked,
    push: { place: 'blocked' },
    play: async (_, app) => {
      await occasion(app);
      await gone();
      await expect(screen.queryByRole('region', { name: OFF })).toBeNull();
    },
  }),
  name: '[PWA-27] blocked before: not asked',
};
export const WithoutAService = appStory({
  ...asked,
  push: { place: 'askable', service: 'fails' },
  play: async ({ userEvent }, app, backend) => {
    await occasion(app);
    await userEvent.click((await card()).getByRole('button', { name: 'Turn on' }));
    await expect((await card(OFF)).getByText(/has not reached its notification service/)).toBeVisible();
    await expect(subscriptions(backend)).toEqual([]);
    await userEvent.click((await card(OFF)).getByRole('button', { name: 'Close' }));
    await gone(OFF);
  },
});
/** The browser answers nothing: the button says that it is waited for. */
export const Waiting = appStory({
  ...asked,
  push: { place: 'askable', service: 'silent' },
  play: async ({ userEvent }, app) => {
    await occasion(app);
    const turnOn = (await card()).getByRole('button', { name: 'Turn on' });
    await userEvent.click(turnOn);
    await waitFor(() => expect(turnOn).toHaveAttribute('aria-busy', 'true'));
  },
});
export const ServerFails = appStory({
  ...asked,
  push: { place: 'askable' },
  failures: [{ operation: 'savePushSubscription', status: 500 }],
  play: async ({ userEvent }, app) => {
    await occasion(app);
    await userEvent.click((await card()).getByRole('button', { name: 'Turn on' }));
    await expect((await card(OFF)).getByText(/^Something went wrong\./)).toBeVisible();
  },
});
/** No answer of the server came. */
export const Offline = appStory({
  ...asked,
  push: { place: 'askable' },
  failures: [{ operation: 'savePushSubscription', status: 'reset' }],
  play: async ({ userEvent }, app) => {
    await occasion(app);
    await userEvent.click((await card()).getByRole('button', { name: 'Turn on' }));
    await expect((await card(OFF)).getByText(/^You are offline\./)).toBeVisible();
  },
});
export const OnIos = appStory({
  ...asked,
  push: { place: 'install-first' },
  play: async (_, app) => {
    await occasion(app);
    const guide = await card();
    await expect(guide.getByText(/Choose “Add to Home Screen”\./)).toBeVisible();
    await expect(guide.queryByRole('button', { name: 'Turn on' })).toBeNull();
  },
});
/** The next user of the device has to want it anew. */
export const AnotherUser = {
  ...appStory({
    ...asked,
    push: { place: 'granted' },
    play: async (_, app) => {
      await occasion(app);
      await gone();
      await expect(app.scope.getState(pushMachine.$state).kind).toBe('off');
    },
  }),
  name: '[PWA-27] granted, but turned on by nobody who is signed in',
};
