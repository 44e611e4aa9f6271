import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork, scopeBind } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import type { App } from '../../src/app/app.ts';
import { ConfirmationHost } from '../../src/app/hosts/confirmation-host.tsx';
import { useConfirm } from '../../src/entities/confirmation/use-confirm.ts';
import { confirmationHidden } from '../../src/models/confirmation/confirmation.model.ts';
import { confirm, confirmAndRun } from '../../src/models/confirmation/confirm.ts';
import {
  colorPresets,
  deletePreset,
  destructivePreset,
  type ConfirmationPreset,
} from '../../src/models/confirmation/presets.ts';
import { Button } from '../../src/shared/ui/button.tsx';
import { appStory } from '../app-story.tsx';
import { expectLook, type Look } from '../confirmation-look.ts';

export default { title: 'App/Confirmation' } satisfies Meta;

const route = '/auth/login';
const dialog = () => screen.findByRole('alertdialog');
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

/** A confirmation that stays open. */
const asked = (preset: Partial<ConfirmationPreset>, look: Look) =>
  appStory({
    route,
    play: async (_, { scope }) => {
      void confirm(scope, preset);
      await expectLook(await dialog(), look);
    },
  });

const question = {
  title: { text: 'Publish the schedule?' },
  message: { text: 'Everybody can see it from then on.' },
} as const;

export const Primary = {
  ...asked(
    { ...colorPresets.primary, ...question },
    { icon: 'circle-question-mark', ground: 'plain', button: 'rgb(69, 39, 160)' },
  ),
  name: '[ENT-84] the positive button is primary',
};
export const Danger = {
  ...asked(
    { ...colorPresets.danger, ...question },
    { icon: 'triangle-alert', ground: 'coloured', button: 'rgb(179, 38, 30)' },
  ),
  name: '[ENT-85] the positive button is red',
};
export const Warning = {
  ...asked(
    { ...colorPresets.warning, ...question },
    { icon: 'triangle-alert', ground: 'coloured', button: 'rgb(138, 90, 0)' },
  ),
  name: '[ENT-86] the positive button is amber',
};
export const Info = {
  ...asked({ ...colorPresets.info, ...question }, { icon: 'info', ground: 'plain', button: 'rgb(11, 92, 173)' }),
  name: '[ENT-87] the positive button is blue',
};
export const Success = {
  ...asked(
    { ...colorPresets.success, ...question },
    { icon: 'circle-check', ground: 'plain', button: 'rgb(11, 122, 75)' },
  ),
  name: '[ENT-88] the positive button is green',
};
export const Delete = {
  ...appStory({
    route,
    play: async (_, { scope }) => {
      void confirm(scope, deletePreset);
      await expectLook(await dialog(), { icon: 'trash-2', ground: 'coloured' });
      const question = screen.getByRole('alertdialog', { name: 'Delete Confirmation' });
      await expect(question).toHaveAccessibleDescription(
        'Are you sure you want to delete this item? This action cannot be undone.',
      );
      await expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
    },
  }),
  name: '[UI-08] [UI-09] [UI-10] the question before a deletion',
};
export const YesOrNo = {
  ...appStory({
    route,
    play: async (_, { scope }) => {
      void confirm(scope, {});
      await expect(
        within(await dialog())
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual(['No', 'Yes']);
    },
  }),
  name: '[UI-11] a question without texts is answered with yes or no',
};
export const TextsOfItsOwn = {
  ...appStory({
    route,
    play: async ({ userEvent }, { scope }) => {
      const answer = confirm(scope, {
        ...question,
        positiveText: { text: 'Publish' },
        negativeText: { text: 'Later' },
        color: 'success',
        doubleConfirmText: 'JAVA 1',
      });
      const own = within(await screen.findByRole('alertdialog', { name: 'Publish the schedule?' }));
      await expect(own.getByText('Everybody can see it from then on.')).toBeVisible();
      await expect(own.getByRole('button', { name: 'Later' })).toBeVisible();
      const publish = own.getByRole('button', { name: 'Publish' });
      await expect(publish).toBeDisabled();
      await userEvent.type(own.getByRole('textbox', { name: 'Type JAVA 1 to confirm' }), 'JAVA 1');
      await expectLook(await dialog(), { icon: 'circle-question-mark', ground: 'plain', button: 'rgb(11, 122, 75)' });
      await userEvent.click(publish);
      await expect(await answer).toBe(true);
      await gone();
    },
  }),
  name: '[ENT-50] [ENT-207…210] [ENT-213] texts, colour and word of its own',
};

export const IconOfItsOwn = {
  ...asked({ ...question, icon: 'trash' }, { icon: 'trash-2', ground: 'plain' }),
  name: '[ENT-211] an icon of its own',
};
export const CardStyleOfItsOwn = {
  ...asked({ ...colorPresets.info, ...question, cardStyle: 'accented' }, { icon: 'info', ground: 'coloured' }),
  name: '[ENT-212] a card style of its own',
};

/** The word must be typed letter by letter; then the dialog waits for the action to end. */
export const Destructive = {
  ...appStory({
    route,
    play: async ({ userEvent }, { scope }) => {
      const action = fn(() => new Promise<void>(() => {}));
      void confirmAndRun(scope, destructivePreset, action);
      await dialog();
      const yes = screen.getByRole('button', { name: 'Delete' });
      await expect(yes).toBeDisabled();
      await userEvent.type(screen.getByRole('textbox', { name: 'Type DELETE to confirm' }), 'DELETE');
      await expect(yes).toBeEnabled();
      await userEvent.click(yes);
      await waitFor(() => expect(yes).toHaveAttribute('aria-busy', 'true'));
      await userEvent.keyboard('{Escape}');
      await expect(await dialog()).toBeVisible();
      await expect(action).toHaveBeenCalledOnce();
    },
  }),
  name: '[UI-06] while the action runs the dialog stays, and its button says so',
};

export const NoIsTheAnswerOfEscape = appStory({
  route,
  play: async ({ userEvent }, { scope }) => {
    const answer = confirm(scope, deletePreset);
    await dialog();
    await userEvent.keyboard('{Escape}');
    await expect(await answer).toBe(false);
    await gone();
  },
});

/** A confirmation that throws while rendering. */
function breaking(): Partial<ConfirmationPreset> {
  return {
    title: {
      get text(): string {
        throw new Error('this dialog is broken on purpose');
      },
    },
  };
}

export const Broken = {
  ...appStory({
    route,
    play: async (_, { scope }: App) => {
      const logged = spyOn(console, 'error').mockImplementation(() => {});
      await expect(await confirm(scope, breaking())).toBe(false);
      await expect(logged).toHaveBeenCalled();
      logged.mockRestore();
      void confirm(scope, deletePreset);
      await expect(await dialog()).toBeVisible();
    },
  }),
  name: '[ERR-24] a dialog that throws is logged and answers no, and the next one is shown',
};

/** As a feature asks before it deletes. */
function ListWithDelete() {
  const confirm = useConfirm();
  const [items, setItems] = useState(['Court 1', 'Court 2']);
  const remove = (item: string) => {
    const action = () => Promise.resolve(setItems((all) => all.filter((one) => one !== item)));
    void confirm(deletePreset, action);
  };
  return items.map((item) => (
    <Button key={item} onClick={() => remove(item)}>
      {item}
    </Button>
  ));
}

function WithHost() {
  const [scope] = useState(() => fork());
  return (
    <Provider value={scope}>
      <ListWithDelete />
      <ConfirmationHost />
    </Provider>
  );
}

export const AskedByAComponent: StoryObj = {
  name: '[UI-04] a component asks with useConfirm',
  render: () => <WithHost />,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByText('Court 1'));
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await gone();
    await userEvent.click(screen.getByText('Court 2'));
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await gone();
    await waitFor(() => expect(screen.queryByText('Court 2')).toBeNull());
    await expect(screen.getByText('Court 1')).toBeVisible();
  },
};

export const Hidden = {
  ...appStory({
    route,
    play: async (_, { scope }) => {
      const answer = confirm(scope, deletePreset);
      await dialog();
      scopeBind(confirmationHidden, { scope })(null);
      await gone();
      await expect(await answer).toBe(false);
    },
  }),
  name: '[UI-05] a dialog that is hidden answers no',
};
