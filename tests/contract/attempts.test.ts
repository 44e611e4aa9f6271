import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
/** The operations whose contract takes an `Idempotency-Key`. */
const keyed = globSync('src/shared/api/generated/endpoints/**/*.ts').flatMap((file) =>
  Array.from(read(file).matchAll(/export const (\w+) = \([^)]*\bheaders\?: \w+Headers/g), ([, name]) => name ?? ''),
);
const sources = globSync('src/**/*.{ts,tsx}', { exclude: (name) => name.includes('generated') }).map((file) => ({
  file,
  text: read(file),
}));

// a browser repeats a POST by itself when a connection breaks: without its key seven events were made of one (decision 007)
describe('what makes something is made once', () => {
  it('there are such operations', () => expect(keyed.length).toBeGreaterThan(10));

  it.each(keyed)('%s is called with its key, or its lost answer is looked up', (name) => {
    const callers = sources.filter(({ text }) =>
      new RegExp(`import[^;]*\\b${name}\\b[^;]*/generated/endpoints/`).test(text),
    );
    expect(callers.length).toBeGreaterThan(0);
    const careless = callers.filter(({ text }) => !/\bonce\b|'Idempotency-Key'|settleLostAnswer/.test(text));
    expect(careless.map(({ file }) => file)).toEqual([]);
  });
});
