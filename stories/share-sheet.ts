import { fn } from 'storybook/test';

/** The system's share sheet while `play` runs; whether the browser of the tests has one depends on its system. */
export async function withShareSheet(
  open: (data: ShareData) => Promise<void>,
  play: (sheet: ReturnType<typeof fn>) => Promise<void>,
): Promise<void> {
  const sheet = fn(open);
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  try {
    await play(sheet);
  } finally {
    Reflect.deleteProperty(navigator, 'share'); // the browser's own is the prototype's
  }
}
