import { fn } from 'storybook/test';

/** The system's share sheet while `play` runs; whether the browser of the tests has one depends on its system. */
export async function withShareSheet(
  open: (data: ShareData) => Promise<void>,
  play: (sheet: ReturnType<typeof fn>) => Promise<void>,
): Promise<void> {
  const sheet = fn(open);
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
  try {
    await play(sheet);
  } finally {
    // the browser's own are the prototype's
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  }
}
