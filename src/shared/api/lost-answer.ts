import { ApiError } from './errors.ts';

/**
 * Runs a write that may have been done although its answer was lost: then the record is read again, and only when it does not show
 * the change is the failure a failure (R11). Resolves with the answer, or with what `find` has found instead of it; false is nothing.
 */
export async function settleLostAnswer<Answer, Found>(
  write: () => Promise<Answer>,
  find: () => Promise<Found | false>,
): Promise<Answer | Found> {
  try {
    return await write();
  } catch (error) {
    const lost = error instanceof ApiError && error.kind !== 'refused';
    const found = lost && (await find().catch(() => false as const));
    if (found === false) throw error;
    return found;
  }
}
