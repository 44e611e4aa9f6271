import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
