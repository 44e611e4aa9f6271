import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// decision 047: a press that is being answered is not sent again, which `useWrite` sees to
const GUARD = 'src/shared/api/use-write.ts';
const files = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !file.includes('generated') && !/\.test\.tsx?$/.test(file),
);
const text = (file: string) => readFileSync(file, 'utf8');

it('every write goes through the one guard against a second press', () => {
  const past = files.filter((file) => file !== GUARD && /\b(useMutation|new MutationObserver)\b/.test(text(file)));
  expect(past).toEqual([]);
  expect(files.filter((file) => /\buseWrite[<(]/.test(text(file))).length).toBeGreaterThan(30);
});

it('no generated hook of a write is used, which would send past it', () => {
  const hooks = globSync('src/shared/api/generated/endpoints/**/*.ts').flatMap((file) =>
    [...text(file).matchAll(/export const (use\w+) = .*\n?(?:.*\n)*?.*\buse(Mutation|Query)\(/g)].flatMap(
      ([, name, kind]) => (kind === 'Mutation' && name ? [name] : []),
    ),
  );
  expect(hooks).toContain('useAcceptHandover');
  const used = files.filter((file) => hooks.some((hook) => new RegExp(`\\b${hook}\\b`).test(text(file))));
  expect(used).toEqual([]);
});
