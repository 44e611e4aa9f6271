import { expect, waitFor } from 'storybook/test';

/** The look of a confirmation: its icon's name and the background of its message. */
export interface Look {
  readonly icon: string;
  readonly ground: 'plain' | 'coloured';
  /** The background of the positive button, in the light theme. */
  readonly button?: `rgb(${number}, ${number}, ${number})`;
}

/** Checks what a confirmation dialog shows of its preset (ENT-84 … ENT-88, ENT-211, ENT-212). */
export async function expectLook(dialog: HTMLElement, look: Look): Promise<void> {
  await waitFor(async () => {
    const icon = dialog.querySelector('svg[class*="lucide-"]');
    await expect(icon).toBeVisible();
    await expect(icon).toHaveClass(`lucide-${look.icon}`);
    const isPlain = getComputedStyle(icon?.parentElement ?? document.body).backgroundColor === 'rgba(0, 0, 0, 0)';
    await expect(isPlain ? 'plain' : 'coloured').toBe(look.ground);
    const positive = dialog.querySelector('button[type="submit"]');
    if (look.button) await expect(getComputedStyle(positive ?? dialog).backgroundColor).toBe(look.button);
  });
}
