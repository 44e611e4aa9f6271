import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { goOnline } from '../../mocks/realtime/presence.ts';
import type { App } from '../../src/app/app.ts';
import { createControl, type Control } from '../../src/app/dev-panel/control.ts';
import { DevPanel } from '../../src/app/dev-panel/dev-panel.tsx';
import { appStory } from '../app-story.tsx';

export default { title: 'App/Developer panel' } satisfies Meta;

/** Endpoints that the story's own backend answers. */
const answered = () => createControl(Promise.resolve());

/** Of which the first so many reads fail. */
function failing(times: number): Control {
  const { state, ...rest } = answered();
  let left = times;
  return {
    ...rest,
    state: () => (left-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : state()),
  };
}

interface PanelProps {
  app: App;
  makeControl: () => Control;
}

function Panel({ app, makeControl }: PanelProps) {
  const [control] = useState(makeControl);
  return <DevPanel app={app} control={control} />;
}

const base = { route: '/venues', wide: true } as const;
const toggle = () => screen.getByRole('button', { name: 'Developer panel' });
/** There in the moment after the press, or not at all. */
const panel = () => within(screen.getByRole('region', { name: 'Developer panel' }));
const player = () => panel().findByRole('option', { name: 'Arben Hoxha · +355 690000001' });
const problem = () => panel().findByRole('alert');
const tryAgain = () => panel().getByRole('button', { name: 'Try again' });

export const Ready = appStory({
  ...base,
  beside: (app) => <Panel app={app} makeControl={answered} />,
  play: async ({ userEvent }) => {
    await userEvent.click(toggle());
    await expect(await player()).toBeInTheDocument();
    await expect(panel().getByRole('combobox', { name: 'Scenario' })).toHaveValue('default');
    await expect(panel().queryByText('Loading…')).toBeNull();
    await expect(panel().queryByRole('alert')).toBeNull();
  },
});

/** The mock is not there yet: the panel opens with the press nevertheless, and can be closed. */
export const Loading = appStory({
  ...base,
  beside: (app) => <Panel app={app} makeControl={() => createControl(new Promise(() => {}))} />,
  play: async ({ userEvent }) => {
    await userEvent.click(toggle());
    await expect(panel().getByText('Loading…')).toBeInTheDocument();
    await userEvent.click(panel().getByRole('button', { name: 'Close developer panel' }));
    await userEvent.click(toggle());
    await expect(panel().getByText('Loading…')).toBeInTheDocument();
    await expect(panel().queryByRole('combobox')).toBeNull();
  },
});

let started = () => {};
/** The mock starts while the panel waits for it; nothing was asked before. */
export const SlowStart = appStory({
  ...base,
  beside: (app) => (
    <Panel app={app} makeControl={() => createControl(new Promise<void>((resolve) => (started = resolve)))} />
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(toggle());
    await expect(panel().getByText('Loading…')).toBeInTheDocument();
    started();
    await expect(await player()).toBeInTheDocument();
    await expect(panel().queryByText('Loading…')).toBeNull();
  },
});

export const Error = appStory({
  ...base,
  beside: (app) => <Panel app={app} makeControl={() => failing(2)} />,
  play: async ({ userEvent }) => {
    await userEvent.click(toggle());
    await expect(await problem()).toHaveTextContent('Failed to fetch');
    await userEvent.click(tryAgain());
    await waitFor(() => expect(tryAgain()).not.toHaveAttribute('aria-busy'));
    await expect(await problem()).toHaveTextContent('Failed to fetch');
  },
});

/** The first read fails, and the second does not. */
export const TriedAgain = appStory({
  ...base,
  beside: (app) => <Panel app={app} makeControl={() => failing(1)} />,
  play: async ({ userEvent }) => {
    await userEvent.click(toggle());
    await problem();
    await userEvent.click(tryAgain());
    await expect(await player()).toBeInTheDocument();
    await waitFor(() => expect(panel().queryByRole('alert')).toBeNull());
  },
});

/** An action that is refused leaves the panel as it was; tried again, it sends the same. */
export const RefusedAction = appStory({
  ...base,
  beside: (app) => <Panel app={app} makeControl={answered} />,
  play: async ({ userEvent }) => {
    await userEvent.click(toggle());
    await player();
    await userEvent.type(panel().getByLabelText('Clock (ISO with offset; empty = real)'), 'tomorrow');
    await userEvent.tab();
    await expect(await problem()).toHaveTextContent('The mock backend answered 422.');
    await userEvent.click(tryAgain());
    await waitFor(() => expect(tryAgain()).not.toHaveAttribute('aria-busy'));
    await expect(await problem()).toHaveTextContent('The mock backend answered 422.');
    await expect(panel().getByRole('combobox', { name: 'Scenario' })).toHaveValue('default');
  },
});

export const WhoIsOnline = {
  ...appStory({
    ...base,
    persona: 'player',
    prepare: async ({ realtime, control }) => {
      const at = control.clock.now();
      goOnline(realtime, { userId: 2, connectionId: 'c' }, {}, at - 299_000);
      goOnline(realtime, { userId: 3, connectionId: 'c' }, {}, at - 301_000);
    },
    beside: (app) => <Panel app={app} makeControl={answered} />,
    play: async ({ userEvent }) => {
      await userEvent.click(toggle());
      await userEvent.click(await panel().findByText('Who is online'));
      await expect(await panel().findByText('Mirela Gjoka: online')).toBeInTheDocument();
      await expect(await panel().findByText('Endri Çela: offline')).toBeInTheDocument();
    },
  }),
  name: '[API-44] [RTM-11] the status of other users is asked for and shown; after 5 minutes without a sign they are offline',
};
