import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../../src/shared/ui/button.tsx';
import { PageHeader } from '../../../src/shared/ui/page-header.tsx';
import { Stack } from '../../../src/shared/ui/stack.tsx';

const meta = { title: 'shared/ui/PageHeader', component: PageHeader } satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj;

const menu = [
  { label: 'Share', onSelect: fn() },
  { label: 'Report', onSelect: fn(), danger: true },
];

const full = (
  <PageHeader
    title="Kompleksi Sportiv i Parkut të Madh"
    meta="Tirana · 4 courts · from ALL 1,500"
    action={<Button>Book</Button>}
    menu={menu}
  />
);

export const Full: Story = {
  render: () => full,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Kompleksi Sportiv i Parkut të Madh');
    await expect(canvas.getByRole('button', { name: 'More actions' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { theme: 'dark', language: 'sq', viewport: { value: 'phone' } },
  render: () => full,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Veprime të tjera' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Fewer: Story = {
  render: () => (
    <Stack>
      <PageHeader title="Account" />
      <PageHeader title="Notifications" meta="3 unread" menu={[]} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
