import { expect, screen, waitFor } from 'storybook/test';
import type { Backend } from '../mocks/backend.ts';
import type { App } from '../src/app/app.ts';

/** A double tap: the second press comes before anything can be drawn. */
export function pressTwice(button: HTMLElement): void {
  button.click();
  button.click();
}

/** A double tap, and a press in every frame for as long as the button is on screen. */
export async function pressUntilGone(button: HTMLElement): Promise<void> {
  pressTwice(button);
  await waitFor(
    async () => {
      button.click();
      await expect(button).not.toBeInTheDocument();
    },
    { interval: 10, timeout: 5_000 },
  );
}

/** The operation was sent once, and what came of it is said once, without a word of trouble. */
export async function expectOnce(operation: string, said: string | null, { clients }: App, backend: Backend) {
  if (said !== null) await expect(await screen.findByText(said)).toBeVisible();
  await waitFor(() => expect(clients.current().isMutating()).toBe(0));
  await expect(backend.calls.filter((call) => call.operation === operation)).toHaveLength(1);
  await expect(screen.queryByRole('alert')).toBeNull();
}
