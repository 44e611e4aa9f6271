import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const openapi = join(import.meta.dirname, '../../openapi');
const read = (file: string): string => readFileSync(join(openapi, file), 'utf8');

it('every 429 of the contract says when to come back: the shared answer with the header Retry-After', () => {
  const shared = read('responses.yaml').split(/^(?=\w)/m);
  expect(shared.find((one) => one.startsWith('TooMany:'))).toContain('Retry-After: {');
  const answers = readdirSync(join(openapi, 'paths')).flatMap((file) => read(`paths/${file}`).match(/'429':.*/g) ?? []);
  expect(answers.length).toBeGreaterThan(15);
  expect(new Set(answers)).toEqual(new Set(["'429': { $ref: '../responses.yaml#/TooMany' }"]));
});
