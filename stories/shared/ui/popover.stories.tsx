import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../../src/shared/ui/button.tsx';
import { Chip } from '../../../src/shared/ui/chip.tsx';
import { Popover } from '../../../src/shared/ui/popover.tsx';
import { Inline, Stack } from '../../../src/shared/ui/stack.tsx';
import { TextField } from '../../../src/shared/ui/text-field.tsx';
import { partMatrix, type PartMatrix } from '../../part-matrix.tsx';

const meta = {
  title: 'shared/ui/Popover',
  component: Popover,
  // served by a development server, the code may take longer than a story waits
  loaders: [() => import('../../../src/shared/ui/floating-parts.ts')],
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj;

function PriceFilter({ autofocus = false }: { autofocus?: boolean }) {
  const [price, setPrice] = useState('');
  return (
    <Inline>
      <Popover
        title="Price"
        renderFooter={(close) => <Button onClick={close}>Show 12 venues</Button>}
        renderButton={(attributes) => (
          <Chip pressed={price !== ''} {...attributes}>
            Price {price}
          </Chip>
        )}
      >
        {(close) => (
          <Stack>
            <TextField
              label="Highest price"
              value={price}
              onChange={(event) => setPrice(event.target.value)}
              data-autofocus={autofocus || undefined}
            />
            <Button onClick={close}>Take it</Button>
          </Stack>
        )}
      </Popover>
      <Button variant="secondary">Map</Button>
    </Inline>
  );
}

const matrix: PartMatrix = {
  states: {
    closed: (say) => (
      <Popover
        title={say('Price', 'Çmimi')}
        renderFooter={(close) => <Button onClick={close}>{say('Show 12 venues', 'Shfaq 12 qendra')}</Button>}
        renderButton={(attributes) => (
          <Chip pressed={false} {...attributes}>
            {say('Price', 'Çmimi')}
          </Chip>
        )}
      >
        {() => <TextField label={say('Highest price', 'Çmimi më i lartë')} hint={say('in lek', 'në lekë të reja')} />}
      </Popover>
    ),
  },
  opens: { control: (pane) => pane.getByRole('button'), role: 'dialog' },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const chip = () => screen.getByRole('button', { name: /^Price/ });

const desktop = { viewport: { value: 'desktop', isRotated: false } };

export const ByPointer: Story = {
  globals: desktop,
  render: () => <PriceFilter />,
  play: async ({ userEvent }) => {
    const button = chip();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    const panel = await screen.findByRole('dialog', { name: 'Price' });
    // beside the button there is room for the panel's own buttons only
    await expect(screen.queryByRole('button', { name: 'Show 12 venues' })).toBeNull();
    await expect(button).toHaveAttribute('aria-controls', panel.id);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Price' })).toHaveFocus());
    await userEvent.click(button);
    await gone();
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await gone();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await gone();
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'Price' })).toBeVisible();
  },
};

/** The focus goes to the marked control, Escape gives it back, and so does the panel's own button (ARIA practices: dialog). */
export const ByKeyboard: Story = {
  globals: desktop,
  render: () => <PriceFilter autofocus />,
  play: async ({ userEvent }) => {
    chip().focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    const field = screen.getByRole('textbox', { name: 'Highest price' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(chip()).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('2000');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Take it' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await gone();
    await waitFor(() => expect(chip()).toHaveFocus());
    await expect(chip()).toHaveTextContent('Price 2000');
  },
};

/** On a phone the panel is a sheet at the lower edge of the screen, whose footer leads back to the button. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => <PriceFilter />,
  play: async ({ userEvent }) => {
    await userEvent.click(chip());
    const sheet = await screen.findByRole('dialog', { name: 'Price' });
    await expect(chip()).toHaveAttribute('aria-controls', sheet.id);
    const edge = () => sheet.getBoundingClientRect();
    await waitFor(() => expect(Math.round(edge().bottom)).toBe(window.innerHeight));
    await expect(edge().left).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Show 12 venues' }));
    await gone();
    await waitFor(() => expect(chip()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Price' });
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(chip()).toHaveFocus());
    await userEvent.click(chip());
    await screen.findByRole('dialog', { name: 'Price' });
  },
};
