import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { expect, it } from 'vitest';

// What we use of packages that they do not promise (decision 053). Whoever upgrades one looks here whether it still holds.

const textOf = (path: string): string => readFileSync(`node_modules/${path}`, 'utf8');
const versionOf = (name: string): string => (JSON.parse(textOf(`${name}/package.json`)) as { version: string }).version; // npm's own file

it('react-router 8.5.1 makes its unused components in a way that vite.chunks.ts can drop', () => {
  expect(versionOf('react-router')).toBe('8.5.1');
  const code = textOf('react-router/dist/production/lib/dom/lib.js');
  expect(code.match(/^const \w+ = React\$1\.forwardRef\(/gm)).toEqual([
    'const Link = React$1.forwardRef(',
    'const NavLink = React$1.forwardRef(',
    'const Form = React$1.forwardRef(',
  ]);
  expect(code.match(/^Link\.displayName = "Link";$/m)).not.toBeNull();
});

it('lucide-react 1.75.0 re-exports each icon from a file that vite.chunks.ts finds', () => {
  expect(versionOf('lucide-react')).toBe('1.75.0');
  expect(textOf('lucide-react/dist/esm/lucide-react.mjs')).toMatch(
    /^export \{ default as Anchor, .* from '\.\/icons\/anchor\.mjs';$/m,
  );
});

it('zod 4.6.7 says of a schema which pattern it checks, for the texts that are trimmed', () => {
  expect(versionOf('zod')).toBe('4.6.7');
  const [check] = z.string().regex(/^a$/)._zod.def.checks ?? [];
  expect(check?._zod.def).toMatchObject({ format: 'regex', pattern: /^a$/ });
});

it('orval 8.38.0 names the parts of an operation as the mock looks them up, and the types’ file as model.ts does', () => {
  expect(versionOf('orval')).toBe('8.38.0');
  const schemas = readFileSync('src/shared/api/generated/zod/index.ts', 'utf8');
  for (const name of ['GetVenueParams', 'ListVenuesQueryParams', 'CreateBookingHeader', 'CreateBookingResponse'])
    expect(schemas).toMatch(new RegExp(`^export const ${name} = `, 'm'));
  expect(readFileSync('src/shared/api/generated/model.ts', 'utf8')).toContain("'./endpoints/fushaAPI.schemas.ts'");
});
