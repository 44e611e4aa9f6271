import { afterEach } from 'vitest';

// Vitest keeps each test's context until the run ends, and with it the story's app, its backend and its elements: a heap of
// gigabytes, which made the last stories a third slower than the first ones.
afterEach((context) => {
  Reflect.deleteProperty(context, 'story');
});
