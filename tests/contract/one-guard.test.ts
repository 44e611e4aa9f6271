import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// decision 047: a press that is being answered is not sent again, which `useWrite` sees to
const GUARD = 'src/shared/api/use-write.ts';
const files = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !file.includes('generated') && !/\.test\.tsx?$/.test(file),
);
const text = (file: string) => readFileSync(file, 'utf8');

it('every write goes through the one guard against a second press', () => {
  expect(files.filter((file) => file !== GUARD && /\buseMutation\b/.test(text(file)))).toEqual([]);
  expect(files.filter((file) => /\buseWrite[<(]/.test(text(file))).length).toBeGreaterThan(30);
});

it('no generated hook is used but that of a read: those of writes send past it', () => {
  const imported = files.flatMap((file) =>
    [...text(file).matchAll(/import \{([^}]*)\} from '[^']*generated\/endpoints\/[^']*'/g)].flatMap(([, names]) =>
      (names ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^use[A-Z]/.test(name) && !/^use(Get|List|Search|Preview)[A-Z]/.test(name)),
    ),
  );
  expect(imported).toEqual([]);
});
