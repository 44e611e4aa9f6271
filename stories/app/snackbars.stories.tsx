import type { Meta } from '@storybook/react-vite';
import { createWatch, scopeBind, type Scope } from 'effector';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { snackbarRequested } from '../../src/models/snackbars/snackbar-requests.model.ts';
import { snackbarElapsed } from '../../src/models/snackbars/snackbars.model.ts';
import { SNACKBAR_COLORS, type SnackbarRequest } from '../../src/models/snackbars/snackbars.ts';
import { appStory } from '../app-story.tsx';

export default { title: 'App/Snackbars' } satisfies Meta;

const route = '/auth/login';
/** Longer than any test: it stays until it is removed. */
const LONG = 600_000;

const say = (scope: Scope, request: SnackbarRequest) =>
  scopeBind(snackbarRequested, { scope })({ timeout: LONG, ...request });

const undo = { label: { key: 'actions.tryAgain' }, onClick: fn() } as const;

/** Of each kind, in the light theme. */
const EDGES = { info: 'rgb(11, 92, 173)', error: 'rgb(179, 38, 30)', success: 'rgb(11, 122, 75)' };

async function allColors({ scope }: { scope: Scope }): Promise<void> {
  for (const color of SNACKBAR_COLORS) {
    say(scope, {
      color,
      title: { text: `This is ${color}` },
      message: { text: `A message of the kind ${color}.` },
      actions: [undo],
    });
  }
  await expect(await screen.findByText('A message of the kind success.')).toBeVisible();
  await expect(screen.getByRole('alert')).toHaveTextContent('This is error');
  for (const [color, edge] of Object.entries(EDGES)) {
    const bar = screen.getByText(`This is ${color}`).closest('[role]');
    await expect(bar).toHaveTextContent(`A message of the kind ${color}.`);
    await expect(getComputedStyle(bar ?? document.body).borderInlineStartColor).toBe(edge);
  }
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(3));
}

export const ThreeColors = {
  ...appStory({ route, play: (_, app) => allColors(app) }),
  name: '[ENT-17] [ENT-18] [ENT-68…70] [ENT-183…185] [ENT-187] title, message, actions and the three colours',
};
export const OnADesktop = appStory({ route, wide: true, play: (_, app) => allColors(app) });

/** An action runs once and removes its snackbar. */
export const Action = appStory({
  route,
  play: async ({ userEvent }, { scope }) => {
    const onClick = fn();
    say(scope, { message: { text: 'The court was removed.' }, actions: [{ label: { text: 'Undo' }, onClick }] });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onClick).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('The court was removed.')).toBeNull());
  },
});

/** None disappears while hovered; afterwards its time starts again (WCAG 2.2.1). */
export const HoldOnHover = {
  ...appStory({
    route,
    play: async ({ userEvent }, { scope }) => {
      say(scope, { message: { text: 'This one stays.' } });
      const staying = await screen.findByText('This one stays.');
      await userEvent.hover(staying);
      const elapsed = new Promise<void>((resolve) => {
        createWatch({ unit: snackbarElapsed, scope, fn: () => resolve() });
      });
      say(scope, { message: { text: 'This one leaves.' }, timeout: 50 });
      await elapsed;
      await expect(screen.getByText('This one leaves.')).toBeVisible();
      await userEvent.unhover(staying);
      await waitFor(() => expect(screen.queryByText('This one leaves.')).toBeNull());
      await expect(staying).toBeVisible();
    },
  }),
  name: '[UI-02] a message leaves after its time, and stays while hovered',
};
