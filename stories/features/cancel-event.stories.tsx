import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { expectMessages } from '../fields.ts';

export default { title: 'Features/Cancel event' } satisfies Meta;

// a free place, of the player
const cancelling = { route: '/event/7/info?do=cancel', persona: 'player' } as const;

export const Cancel = appStory({
  ...cancelling,
  shows: /Cancel this event\?.*Futboll miqësor për çdo moshë/,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this event?' }));
    // a free place has no booking to keep
    await expect(dialog.queryByRole('radiogroup', { name: 'The court' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel event' }));
    await expectMessages({ Reason: /Field is required\.$/ });
  },
});
export const InAlbanian = appStory({ ...cancelling, language: 'sq', shows: /Ta anulosh këtë aktivitet\?/ });
/** A weekly game on a court of one's own: keep it or free it, and whether the weekly game goes on. */
export const WithItsCourt = appStory({
  route: '/event/3/info?do=cancel',
  persona: 'teamAdmin',
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this event?' }));
    await expect(dialog.getByRole('radio', { name: 'Keep it booked' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'End the weekly game too' })).not.toBeChecked();
  },
});
