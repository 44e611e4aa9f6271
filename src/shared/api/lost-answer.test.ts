import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from './errors.ts';
import { settleLostAnswer } from './lost-answer.ts';

const failing = (kind: ApiErrorKind) => () => Promise.reject(new ApiError({ message: kind, kind, status: 0 }));

describe('[R11] a write whose answer was lost', () => {
  it('is not read again when it was answered', async () => {
    const isDone = vi.fn<() => Promise<boolean>>();
    await settleLostAnswer(() => Promise.resolve(), isDone);
    await expect(settleLostAnswer(failing('refused'), isDone)).rejects.toThrow('refused');
    expect(isDone).not.toHaveBeenCalled();
  });

  it.each(['unreachable', 'broken'] as const)('%s: counts as done when the record says so', async (kind) => {
    await expect(settleLostAnswer(failing(kind), () => Promise.resolve(true))).resolves.toBe(true);
  });

  it('answers with what was answered, or else with what was found', async () => {
    expect(
      await settleLostAnswer(
        () => Promise.resolve('answer'),
        () => Promise.resolve('found'),
      ),
    ).toBe('answer');
    expect(await settleLostAnswer(failing('broken'), () => Promise.resolve('found'))).toBe('found');
  });

  it('fails as it failed when the record does not, or cannot be read', async () => {
    await expect(settleLostAnswer(failing('unreachable'), () => Promise.resolve(false))).rejects.toThrow('unreachable');
    await expect(settleLostAnswer(failing('unreachable'), failing('broken'))).rejects.toThrow('unreachable');
  });
});
