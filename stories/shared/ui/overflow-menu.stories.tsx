import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarClock, CalendarPlus, CalendarX } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../../src/shared/ui/button.tsx';
import { Dialog } from '../../../src/shared/ui/dialog.tsx';
import { type MenuItem, OverflowMenu } from '../../../src/shared/ui/overflow-menu.tsx';
import { Inline } from '../../../src/shared/ui/stack.tsx';
import { partMatrix, type PartMatrix } from '../../part-matrix.tsx';

const meta = {
  title: 'shared/ui/OverflowMenu',
  component: OverflowMenu,
  // served by a development server, the code may take longer than a story waits
  loaders: [() => import('../../../src/shared/ui/floating-parts.ts')],
} satisfies Meta<typeof OverflowMenu>;
export default meta;

type Story = StoryObj;

const added = fn();

const none: readonly MenuItem[] = [];

function Booking({ items = none }: { items?: readonly MenuItem[] }) {
  const [cancelling, setCancelling] = useState(false);
  return (
    <Inline>
      <Button variant="secondary">See booking</Button>
      <OverflowMenu
        items={[
          { label: 'Add to calendar', icon: <CalendarPlus size={20} />, onSelect: added },
          { label: 'Change time', icon: <CalendarClock size={20} />, href: '/bookings?move=1' },
          { label: 'Share', onSelect: fn(), disabled: true },
          ...items,
          { label: 'Cancel booking', icon: <CalendarX size={20} />, onSelect: () => setCancelling(true), danger: true },
        ]}
      />
      <Button variant="secondary">Next booking</Button>
      <output>{useLocation().search}</output>
      {cancelling && (
        <Dialog title="Cancel booking?" onClose={() => setCancelling(false)}>
          <p>The court becomes free.</p>
        </Dialog>
      )}
    </Inline>
  );
}

const trigger = () => screen.getByRole('button', { name: 'More actions' });
const item = (name: string) => screen.getByRole('menuitem', { name });
/** The library moves the focus with the next frame. */
const focused = (name: string) => waitFor(() => expect(item(name)).toHaveFocus());
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

const matrix: PartMatrix = {
  states: {
    quiet: (say) => (
      <OverflowMenu
        items={[
          { label: say('Add to calendar', 'Shto në kalendar'), icon: <CalendarPlus size={20} />, onSelect: fn() },
          { label: say('Change time', 'Ndrysho orarin'), icon: <CalendarClock size={20} />, href: '/bookings?move=1' },
          { label: say('Share', 'Shpërndaj'), onSelect: fn(), disabled: true },
          {
            label: say('Cancel booking', 'Anulo rezervimin'),
            icon: <CalendarX size={20} />,
            onSelect: fn(),
            danger: true,
          },
        ]}
      />
    ),
    raised: (say) => (
      <OverflowMenu label={say('Sort', 'Rendit')} variant="raised" items={[{ label: 'A–Z', onSelect: fn() }]} />
    ),
  },
  opens: { control: (pane) => pane.getByRole('button', { name: /^(More actions|Veprime të tjera)$/ }), role: 'menu' },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);

/** A pointer opens the menu; nothing is chosen yet, and a press beside it closes it. */
export const ByPointer: Story = {
  render: () => <Booking />,
  play: async ({ userEvent }) => {
    await expect(trigger()).toHaveAttribute('aria-haspopup', 'menu');
    await expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger());
    const menu = await screen.findByRole('menu', { name: 'More actions' });
    await expect(trigger()).toHaveAttribute('aria-controls', menu.id);
    await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Add to calendar',
      'Change time',
      'Share',
      'Cancel booking',
    ]);
    await expect(screen.getByRole('separator').nextElementSibling).toBe(item('Cancel booking'));
    await expect(item('Share')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Arrows go round, Home and End jump, letters find, Escape closes, Tab goes on from the button (ARIA practices: menu button). */
export const ByKeyboard: Story = {
  render: () => <Booking />,
  play: async ({ userEvent }) => {
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await focused('Add to calendar');
    await userEvent.keyboard('{ArrowDown}');
    await focused('Change time');
    await userEvent.keyboard('{End}');
    await focused('Cancel booking');
    await userEvent.keyboard('{ArrowDown}');
    await focused('Add to calendar');
    await userEvent.keyboard('c');
    await focused('Change time');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(trigger()).toHaveFocus());

    await userEvent.keyboard('{ArrowDown}');
    await focused('Add to calendar');
    // the browser's own step to the next control follows from the button
    await fireEvent.keyDown(item('Add to calendar'), { key: 'Tab' });
    await gone();
    await waitFor(() => expect(trigger()).toHaveFocus());

    added.mockClear();
    await userEvent.keyboard(' ');
    await focused('Add to calendar');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(added).toHaveBeenCalledOnce());
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

export const ALinkIsFollowed: Story = {
  render: () => <Booking />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change time' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('?move=1'));
    await gone();
  },
};

/** The dialog has the focus while it is open, and the button after it. */
export const OpensADialog: Story = {
  render: () => <Booking />,
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel booking' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel booking?' });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Cancel booking?' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

/** A modal makes everything outside of it inert: the menu opens within, and Escape closes only the menu. */
export const WithinADialog: Story = {
  render: () => (
    <Dialog title="Booking" onClose={closed}>
      <OverflowMenu items={[{ label: 'Add to calendar', onSelect: added }]} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    closed.mockClear();
    await userEvent.click(trigger());
    const menu = await screen.findByRole('menu');
    // it hears keys once it has the focus
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(closed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  },
};

const closed = fn();

/** A long list scrolls within the window. */
export const Long: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Booking items={Array.from({ length: 30 }, (_, index) => ({ label: `Session ${index + 1}`, onSelect: fn() }))} />
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    const menu = await screen.findByRole('menu');
    // it gets its place in the next frames
    await waitFor(async () => {
      const { top, bottom } = menu.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    });
  },
};
