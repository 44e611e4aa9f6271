import { afterEach } from 'vitest';

// Storybook's addon hangs each story, with the app that it rendered, on its test's context, which Vitest keeps until the run ends: a fifth
// of the time went to the memory of a thousand apps.
afterEach((context) => void Reflect.deleteProperty(context, 'story'));
