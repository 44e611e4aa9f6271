import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Pagination } from '../../../src/shared/ui/pagination.tsx';

const meta = { title: 'shared/ui/Pagination', component: Pagination } satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj;

function Pages() {
  const [page, setPage] = useState(1);
  return <Pagination current={page} last={2} onPage={setPage} />;
}

export const ToTheEnd: Story = {
  render: () => <Pages />,
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(canvas.getByText('Page 2 of 2')).toBeVisible();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
};
