import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { NavLinks, TabLinks, TabPanel } from '../../../src/shared/ui/tab-links.tsx';

const meta = { title: 'shared/ui/TabLinks', component: TabLinks } satisfies Meta<typeof TabLinks>;
export default meta;

type Story = StoryObj;

const tabs = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
  { value: 'weekly', label: 'Weekly' },
] as const;

function Bookings() {
  const [value, setValue] = useState<(typeof tabs)[number]['value']>('upcoming');
  return (
    <>
      <TabLinks id="bookings" label="Bookings" tabs={tabs} value={value} onChange={setValue} />
      <TabPanel id="bookings" value={value}>
        <p>What is {value}</p>
      </TabPanel>
    </>
  );
}

export const ArrowKeys: Story = {
  render: () => <Bookings />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Past' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Past' })).toHaveTextContent('What is past');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Upcoming');
  },
};

/** In a list that is too narrow the chosen tab is in sight, and tabs fade only where some are cut off. */
export const ChosenInSight: Story = {
  render: () => (
    <div style={{ width: 200 }}>
      <Bookings />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist');
    const fades = () => [list.hasAttribute('data-cut-start'), list.hasAttribute('data-cut-end')];
    await waitFor(() => expect(fades()).toEqual([false, true]));
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(fades()).toEqual([true, false]));
    const tab = canvas.getByRole('tab', { name: 'Weekly' }).getBoundingClientRect();
    await expect(tab.right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1);
  },
};

/** Pages of one frame: links, the present one marked, and what waits at one of them. */
export const PagesOfAFrame: Story = {
  render: () => (
    <NavLinks
      label="Community"
      links={[
        { to: '/community/1/feed', label: 'Feed' },
        { to: '/', label: 'Members', count: 0 },
        { to: '/community/1/requests', label: 'Requests', count: 3 },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const pages = canvas.getByRole('navigation', { name: 'Community' });
    await expect(pages).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Members');
    await expect(canvas.getByRole('link', { name: 'Requests 3' })).toBeVisible();
  },
};
