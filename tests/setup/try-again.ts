import type { Locator } from '@playwright/test';

/** Presses "Try again" of what is tried again by itself, too: where that has just happened there is nothing left to press. */
export const tryAgain = (part: Locator): Promise<void> =>
  part
    .getByRole('button', { name: 'Try again' })
    .evaluateAll((buttons) => buttons.forEach((button) => button instanceof HTMLElement && button.click()));
