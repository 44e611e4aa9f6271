import { expect, it } from 'vitest';
import { newAttempt } from './attempt.ts';

const key = (attempt: ReturnType<typeof newAttempt>, body: unknown) => attempt.once(body)['Idempotency-Key'];

it('an attempt whose answer never came is repeated with its key', () => {
  const attempt = newAttempt();
  const first = key(attempt, { name: 'Kupa' });
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(key(attempt, { name: 'Kupa' })).toBe(first);
});

it('other values, and the same after an answer, are another attempt', () => {
  const attempt = newAttempt();
  const first = key(attempt, { name: 'Kupa' });
  const other = key(attempt, { name: 'Kupa e Re' });
  attempt.answered();
  const later = key(attempt, { name: 'Kupa e Re' });
  expect(new Set([first, other, later]).size).toBe(3);
});
