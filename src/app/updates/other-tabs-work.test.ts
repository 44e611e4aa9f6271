import { afterEach, expect, it } from 'vitest';
import { watchUnsavedWork } from '../../shared/platform/unsaved-work.ts';
import { createTabsWork } from './other-tabs-work.ts';

const opened: BroadcastChannel[] = [];
const channel = () => {
  const one = new BroadcastChannel('tabs-work-test');
  opened.push(one);
  return one;
};
afterEach(() => opened.splice(0).forEach((one) => one.close()));
/** Another tab that answers, or has nothing to say. */
function otherTab(answer: string | null): void {
  const other = channel();
  other.addEventListener('message', ({ data }) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    if (data === 'busy?' && answer !== null) other.postMessage(answer);
  });
}

it('[PWA-10] work of this tab, or of another one, is in the way of a reload (R2)', async () => {
  const stop = watchUnsavedWork(() => true);
  expect(await createTabsWork(null)()).toBe(true);
  stop();
  otherTab('busy');
  expect(await createTabsWork(channel())()).toBe(true);
});

it('without any, nothing is', async () => {
  expect(await createTabsWork(null)()).toBe(false);
  otherTab(null);
  expect(await createTabsWork(channel())()).toBe(false);
});
