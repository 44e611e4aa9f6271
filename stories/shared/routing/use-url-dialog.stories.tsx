import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { Link } from '../../../src/shared/routing/link.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { useUrlDialog } from '../../../src/shared/routing/use-url-dialog.ts';
import { Button } from '../../../src/shared/ui/button.tsx';
import { Dialog } from '../../../src/shared/ui/dialog.tsx';

export default { title: 'shared/routing/useUrlDialog' } satisfies Meta;

/** The search of `params` with some of them changed; null removes one. */
const withParams = (params: URLSearchParams, changes: Record<string, string | null>) => {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next.size > 0 ? `?${next}` : '';
};

/** A page whose dialogs are `?do=edit` and `?do=more`; it shows its address and how it was reached. */
function Page({ redrawsOpener = false }: { redrawsOpener?: boolean }) {
  const [params, setParams] = useSearchParams();
  const { search } = useLocation();
  const type = useNavigationType();
  const task = params.get('do');
  const [isOpened, setOpened] = useState(false);
  const dialog = useUrlDialog(task !== null, redrawsOpener ? 'opener' : undefined);
  const navigate = useNavigate();
  const saved = useRef(() => {});
  const close = () => dialog.close(withParams(params, { do: null }));
  return (
    <>
      <p>{`${type} ${search}`}</p>
      <Link to="?page=2">Second page</Link>
      <Link to="?do=edit">Link to the dialog</Link>
      <Button onClick={() => saved.current()}>It is saved</Button>
      {!(redrawsOpener && task) && (
        <Button
          id="opener"
          onClick={() => {
            setOpened(true);
            dialog.open(withParams(params, { do: 'edit' }));
          }}
        >
          {isOpened ? 'Edit again' : 'Edit'}
        </Button>
      )}
      {task !== null && (
        <Dialog title={task} onClose={close}>
          <Button onClick={() => dialog.open(withParams(params, { do: 'more' }))}>More</Button>
          <Button onClick={() => dialog.open(withParams(params, { do: 'more', page: '3' }))}>Of the third page</Button>
          <Button onClick={() => setParams(withParams(params, { weekly: '1' }), { replace: true })}>Weekly</Button>
          <Button
            onClick={() => {
              close();
              close();
            }}
          >
            Close twice
          </Button>
          <Button
            onClick={() => {
              saved.current = close;
              void navigate(-1);
            }}
          >
            Save, then Back
          </Button>
        </Dialog>
      )}
    </>
  );
}

type Step = (context: {
  press: (name: string) => Promise<void>;
  escape: () => Promise<void>;
  /** Waits for the page at this address, reached by this type of navigation, with or without its dialog. */
  arrives: (where: string, dialog?: string) => Promise<void>;
}) => Promise<void>;

const story = (name: string, steps: Step, redrawsOpener = false): StoryObj => ({
  name,
  render: () => <Page redrawsOpener={redrawsOpener} />,
  play: async ({ canvasElement, userEvent }) => {
    await steps({
      press: async (label) => userEvent.click(await within(canvasElement).findByText(label)),
      escape: async () => userEvent.keyboard('{Escape}'),
      arrives: (where, dialog) =>
        waitFor(async () => {
          await expect(canvasElement.querySelector('p')?.textContent.trim()).toBe(where);
          await expect(screen.queryByRole('dialog')?.querySelector('h2')?.textContent).toBe(dialog);
        }),
    });
  },
});

export const Back = story(
  'closing goes back to the page and gives the focus back',
  async ({ press, escape, arrives }) => {
    await press('Second page');
    await arrives('PUSH ?page=2');
    await press('Edit');
    await arrives('PUSH ?page=2&do=edit', 'edit');
    await escape();
    await arrives('POP ?page=2');
    await waitFor(() => expect(screen.getByText('Edit again')).toHaveFocus());
  },
);

export const Overtaken = story(
  'a save that ends after Back leaves the page where it is',
  async ({ press, arrives }) => {
    await press('Second page');
    await arrives('PUSH ?page=2');
    await press('Edit');
    await arrives('PUSH ?page=2&do=edit', 'edit');
    await press('Save, then Back');
    await arrives('POP ?page=2');
    await press('It is saved');
    await press('Edit again');
    await arrives('PUSH ?page=2&do=edit', 'edit');
  },
);

export const Replaced = story(
  'a dialog that a link opened is closed by replacing',
  async ({ press, escape, arrives }) => {
    await press('Link to the dialog');
    await arrives('PUSH ?do=edit', 'edit');
    await escape();
    await arrives('REPLACE');
  },
);

export const Changed = story('what was changed in the dialog stays', async ({ press, escape, arrives }) => {
  await press('Edit');
  await arrives('PUSH ?do=edit', 'edit');
  await press('Weekly');
  await arrives('REPLACE ?do=edit&weekly=1', 'edit');
  await escape();
  await arrives('REPLACE ?weekly=1');
});

export const Second = story(
  'a second dialog replaces the first, and closes to the page',
  async ({ press, escape, arrives }) => {
    await press('Second page');
    await arrives('PUSH ?page=2');
    await press('Edit');
    await press('More');
    await arrives('REPLACE ?page=2&do=more', 'more');
    await escape();
    await arrives('POP ?page=2');
  },
);

export const Elsewhere = story(
  'a second dialog of another page closes to that page',
  async ({ press, escape, arrives }) => {
    await press('Edit');
    await press('Of the third page');
    await arrives('REPLACE ?do=more&page=3', 'more');
    await escape();
    await arrives('REPLACE ?page=3');
  },
);

export const Twice = story('closing twice does not leave the page', async ({ press, arrives }) => {
  await press('Second page');
  await arrives('PUSH ?page=2');
  await press('Edit');
  await press('Close twice');
  await arrives('POP ?page=2');
  // the same entry, reached forward in the history, can be closed again
  await press('Edit again');
  await press('Close twice');
  await arrives('POP ?page=2');
});

export const Focus = story(
  'an opener that is drawn anew gets the focus by its id',
  async ({ press, escape, arrives }) => {
    await press('Edit');
    await arrives('PUSH ?do=edit', 'edit');
    await escape();
    await arrives('POP');
    await waitFor(() => expect(screen.getByText('Edit again')).toHaveFocus());
  },
  true,
);
