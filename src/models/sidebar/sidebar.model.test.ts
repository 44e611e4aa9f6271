import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { $sidebarOpen, sidebarClosed, sidebarOpened } from './sidebar.model.ts';

it('[ENT-15] [ENT-202] the sidebar is closed, opens, and closes again, in its own scope', async () => {
  const scope = fork();
  expect(scope.getState($sidebarOpen)).toBe(false);
  await allSettled(sidebarOpened, { scope });
  await allSettled(sidebarOpened, { scope });
  expect([scope.getState($sidebarOpen), fork().getState($sidebarOpen)]).toEqual([true, false]);
  await allSettled(sidebarClosed, { scope });
  await allSettled(sidebarClosed, { scope });
  expect(scope.getState($sidebarOpen)).toBe(false);
});
