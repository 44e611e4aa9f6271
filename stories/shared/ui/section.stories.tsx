import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { keepFocus } from '../../../src/shared/platform/keep-focus.ts';
import { Button } from '../../../src/shared/ui/button.tsx';
import { Dialog } from '../../../src/shared/ui/dialog.tsx';
import { Section } from '../../../src/shared/ui/section.tsx';

const meta = { title: 'shared/ui/Section', component: Section } satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj;

export const NamedByItsHeading: Story = {
  render: () => (
    <Section title="How it works">
      <p>Find, book, play</p>
    </Section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'How it works' })).toHaveTextContent('Find, book, play');
    await expect(canvas.getByRole('heading', { level: 2, name: 'How it works' })).toBeVisible();
  },
};

/** The way to all of it stands in the line of the title. */
export const WithAnAction: Story = {
  render: () => (
    <Section title="Tonight" action={<a href="#all">Show all</a>}>
      <p>Arena Dajti</p>
    </Section>
  ),
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Tonight' });
    await expect(section).toHaveTextContent('TonightShow allArena Dajti');
    const bottom = (element: HTMLElement) => element.getBoundingClientRect().bottom;
    const title = canvas.getByRole('heading', { name: 'Tonight' });
    await expect(Math.abs(bottom(canvas.getByRole('link')) - bottom(title))).toBeLessThan(8);
  },
};

/** Rows of which each removes itself, at once or after a dialog has asked. */
function Courts() {
  const [courts, setCourts] = useState(['Court 1', 'Court 2']);
  const [asked, setAsked] = useState<string | null>(null);
  const remove = (court: string) => setCourts((all) => all.filter((one) => one !== court));
  return (
    <Section title="Courts">
      {courts.map((court) => (
        <p key={court}>
          <Button onClick={() => remove(court)}>{`Remove ${court}`}</Button>
          <Button onClick={() => setAsked(court)}>{`Delete ${court}`}</Button>
        </p>
      ))}
      {asked && (
        <Dialog title="Are you sure?" onClose={() => setAsked(null)}>
          <Button
            onClick={() => {
              remove(asked);
              setAsked(null);
            }}
          >
            Yes
          </Button>
        </Dialog>
      )}
    </Section>
  );
}

export const FocusOfWhatHasGone: Story = {
  render: () => <Courts />,
  beforeEach: () => keepFocus(),
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { name: 'Courts' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Court 1' }));
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Court 2' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
