import { expect, it } from 'vitest';
import { createQueue } from './preload-queue.ts';

/** Tasks that end when they are told to. */
function tasks() {
  const running = new Map<string, (isDone: boolean) => void>();
  const begun: string[] = [];
  return {
    begun,
    running: () => [...running.keys()],
    task: (name: string) => () =>
      new Promise<void>((resolve, reject) => {
        begun.push(name);
        running.set(name, (isDone) => {
          running.delete(name);
          if (isDone) resolve();
          else reject(new Error(name));
        });
      }),
    end: async (name: string, isDone = true) => {
      running.get(name)?.(isDone);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

it('[PWA-24] of ten never more than four are in flight, and all have their turn, also after one that fails', async () => {
  const { begun, running, task, end } = tasks();
  const add = createQueue(4);
  const names = Array.from({ length: 10 }, (_, index) => `page ${index}`);
  for (const name of names) add(task(name));
  expect(running()).toEqual(['page 0', 'page 1', 'page 2', 'page 3']);
  for (const [index, name] of names.entries()) {
    expect(running().length).toBe(Math.min(4, 10 - index));
    await end(name, index % 3 !== 1);
  }
  expect(begun).toEqual(names);
  expect(running()).toEqual([]);
});

it('one that is urgent is the next, and waits for its turn as well', async () => {
  const { running, task, end } = tasks();
  const add = createQueue(1);
  for (const name of ['first', 'second']) add(task(name));
  add(task('touched'), 'urgent');
  expect(running()).toEqual(['first']);
  await end('first');
  expect(running()).toEqual(['touched']);
  await end('touched');
  expect(running()).toEqual(['second']);
});
