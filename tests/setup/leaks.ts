import { afterAll, vi } from 'vitest';

// The unit tests of a worker share its globals, environment and modules. A test file that leaves one of the first two changed fails here.

/** Node's storage warns when it is read; libraries keep registries under names like __zod_globalRegistry. */
const IGNORED = /^(localStorage|sessionStorage|__.*)$/;
const EVENTS = ['exit', 'SIGINT', 'SIGTERM', 'uncaughtException', 'unhandledRejection', 'warning'];

/** Every global, member of a global that tests spy on, environment variable and number of process listeners, by name. */
function sharedState(): Map<string, unknown> {
  const names = Object.getOwnPropertyNames(globalThis).filter((name) => !IGNORED.test(name));
  const spied = Object.entries({ console, crypto, Date, JSON, Math, performance, 'Date.prototype': Date.prototype });
  return new Map<string, unknown>([
    ...names.map((name) => [name, Reflect.get(globalThis, name)] as const),
    ...spied.flatMap(([name, object]) =>
      Object.entries(Object.getOwnPropertyDescriptors(object)).map(
        ([member, { value }]) => [`${name}.${member}`, value] as const,
      ),
    ),
    ...Object.entries(process.env).map(([name, value]) => [`process.env.${name}`, value] as const),
    ...EVENTS.map((event) => [`listeners of ${event}`, process.listenerCount(event)] as const),
  ]);
}

const before = sharedState(); // set-up files run before each test file is imported
afterAll(() => {
  const left = vi.isFakeTimers() ? ['fake timers'] : [];
  vi.useRealTimers();
  const after = sharedState();
  for (const name of new Set([...before.keys(), ...after.keys()]))
    if (!Object.is(before.get(name), after.get(name))) left.push(name);
  if (left.length > 0) throw new Error(`left changed for the test files after this one: ${left.join(', ')}`);
});
