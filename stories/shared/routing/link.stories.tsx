import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation, useNavigationType } from 'react-router';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Link } from '../../../src/shared/routing/link.tsx';

const meta: Meta = { title: 'Shared/Routing/Link' };
export default meta;

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{`${useNavigationType()} ${pathname}${search}`}</output>;
}

export const Navigates: StoryObj = {
  render: () => (
    <main>
      <Address />
      <p>
        <Link to="/venues?sport=1">Venues</Link> <Link to="?page=2">Second page</Link>{' '}
        <Link to="/explore" replace>
          Explore
        </Link>
      </p>
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const shows = (text: string) => waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(text));
    const link = (name: string) => canvas.getByRole('link', { name });
    await expect(link('Venues')).toHaveAttribute('href', '/venues?sport=1');
    await userEvent.click(link('Venues'));
    await shows('PUSH /venues?sport=1');
    await userEvent.click(link('Venues'));
    await shows('REPLACE /venues?sport=1');
    await userEvent.click(link('Second page'));
    await shows('PUSH /venues?page=2');
    link('Explore').focus();
    await userEvent.keyboard('{Enter}');
    await shows('REPLACE /explore');
  },
};

/** The browser opens a tab, or saves the page: the event is left to it. */
export const LeavesModifiedClicks: StoryObj = {
  render: () => (
    <main>
      <Link to="/venues">Venues</Link>
    </main>
  ),
  play: async ({ canvas }) => {
    const left: boolean[] = [];
    const watch = (event: MouseEvent) => {
      left.push(!event.defaultPrevented);
      event.preventDefault(); // no tab in a test
    };
    document.addEventListener('click', watch);
    for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const) {
      await fireEvent.click(canvas.getByRole('link', { name: 'Venues' }), { [modifier]: true });
    }
    document.removeEventListener('click', watch);
    await expect(left).toEqual([true, true, true, true]);
  },
};
