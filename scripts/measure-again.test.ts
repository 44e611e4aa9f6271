import { expect, it, vi } from 'vitest';
import { measureAgain } from '../tests/bench/measure-again.ts';

const lost = () =>
  Object.assign(new Error('Something went wrong with recording the trace over your page load.'), {
    code: 'NO_NAVSTART',
  });

it('a measurement with a lost trace is repeated, with a message', async () => {
  const measure = vi
    .fn<() => Promise<number>>()
    .mockRejectedValueOnce(new Error('Lighthouse could not load /x: NO_NAVSTART …'))
    .mockRejectedValueOnce(lost())
    .mockResolvedValue(42);
  const say = vi.fn<(text: string) => void>();
  await expect(measureAgain('/venues', measure, say)).resolves.toBe(42);
  expect(say.mock.calls).toEqual(
    Array.from({ length: 2 }, () => ['bench: Lighthouse lost the trace of /venues (NO_NAVSTART), once more']),
  );
});

it('three lost traces are a failure', async () => {
  const measure = vi.fn<() => Promise<number>>().mockImplementation(() => Promise.reject(lost()));
  await expect(measureAgain('/venues', measure, () => {})).rejects.toThrow('recording the trace');
  expect(measure).toHaveBeenCalledTimes(3);
});

it('any other failure is thrown at once', async () => {
  const measure = vi.fn<() => Promise<number>>().mockRejectedValue(new Error('NO_FCP'));
  await expect(measureAgain('/venues', measure, () => {})).rejects.toThrow('NO_FCP');
  expect(measure).toHaveBeenCalledTimes(1);
});
