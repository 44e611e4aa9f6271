import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { drawnPicture } from '../drawn-picture.ts';
import { atAPlace, chooseFile, create, form, next } from '../event-form.ts';

export default { title: 'Features/New event' } satisfies Meta;

/** The step with the picture is not left while it is on its way: its failure would not be seen. */
export const PictureUploading = appStory({
  ...create,
  failures: [{ operation: 'uploadImage', status: 'held' }],
  play: async ({ userEvent }) => {
    const dialog = await form();
    await dialog.findByText('Shown in lists and on the page of the event.');
    await chooseFile(userEvent, await drawnPicture('park.png'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-busy', 'true'));
  },
});
/** A picture that failed is said beside it, and can be sent again. */
export const PictureFailed = appStory({
  ...create,
  failures: [{ operation: 'uploadImage', status: 500 }],
  play: async ({ userEvent }, _, { control }) => {
    const dialog = await form();
    await dialog.findByText('Shown in lists and on the page of the event.');
    await chooseFile(userEvent, await drawnPicture('park.png'));
    await expect(await dialog.findByText('Error while uploading the images.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-busy'));
    await control.setScenario('default');
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(await dialog.findByRole('button', { name: 'Change picture' })).toBeVisible();
    await expect(dialog.queryByText('Error while uploading the images.')).toBeNull();
  },
});

/** The page of what was made says that there is one every week. */
export const EveryWeek = appStory({
  ...create,
  play: async ({ userEvent }) => {
    const dialog = await atAPlace(userEvent);
    await next(userEvent);
    await userEvent.click(await dialog.findByRole('switch', { name: 'Every week' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create event' }));
    const page = within(screen.getByRole('main'));
    await expect(await page.findByRole('heading', { level: 1, name: 'Futboll' })).toBeVisible();
    await expect(page.getByText('Weekly')).toBeVisible();
    await expect(page.getByText('It takes place every week. Who comes is invited to the next one.')).toBeVisible();
  },
});
