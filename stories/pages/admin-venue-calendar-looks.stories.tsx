import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Admin venue/Calendar looks' } satisfies Meta;

const at = { persona: 'owner', module: 'venue', wide: true } as const;
const booking = (name: string | RegExp) => screen.findByRole('button', { name });
const cell = (name: string) => screen.findByRole('gridcell', { name });
const groundOf = (element: Element): string => getComputedStyle(element).backgroundColor;

/** A request has a dashed edge, what can be booked invites a press. */
export const Requests = appStory({
  ...at,
  route: '/admin/venue/calendar?date=2026-11-26',
  entityId: 2,
  play: async () => {
    await expect(await booking(/^18:00–\d\d:00, .*, Pending$/)).toHaveStyle({ borderTopStyle: 'dashed' });
    await expect(await cell('08:30–09:30, Salla Qendrore, free')).toHaveStyle({ cursor: 'pointer' });
    await expect(await cell('08:00–11:00, Fusha A (5x5), blocked: Riparim i rrjetës')).not.toHaveStyle({
      cursor: 'pointer',
    });
  },
});

/** What is over is quieter than what is to come, and a day begins with a stronger line. */
export const DaysOfAWeek = appStory({
  ...at,
  route: '/admin/venue/calendar?view=week&date=2026-11-26',
  play: async () => {
    const over = await booking('08:00–10:00, Besa Bardhi, Confirmed');
    const next = await booking('15:00–16:00, Ergys Dervishi, Confirmed');
    await expect(groundOf(over)).not.toBe(groundOf(next));
    await expect(next).toHaveStyle({ borderTopStyle: 'none' });
    const lineOf = async (court: string) =>
      getComputedStyle(await cell(`12:00–13:00, ${court}, free, Sunday, November 29`)).borderLeftWidth;
    await expect([await lineOf('Fusha 1'), await lineOf('Fusha 2')]).toEqual(['2px', '1px']);
    await expect(over.closest('td')).toHaveStyle({ borderLeftWidth: '2px' });
  },
});
