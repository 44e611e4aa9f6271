import { ApiError } from './errors.ts';

/**
 * Runs a write that may have been done although its answer was lost: then the record is read again, and only when it does not show
 * the change is the failure a failure (R11). Resolves when the change is there.
 */
export async function settleLostAnswer(write: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const lost = error instanceof ApiError && error.kind !== 'refused';
    if (!lost || !(await isDone().catch(() => false))) throw error;
  }
}
