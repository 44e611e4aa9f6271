import { errorPorts } from './error-ports.ts';

const loading = new Set<(error: Error) => boolean>();

/**
 * Loads a file that the app can do without. Where it cannot be had the answer is null, and the app is not reloaded for it (ERR-15). `file` is
 * what browsers call it in the error; Safari does not say which one is missing. `isWanted`: meanwhile somebody does need it.
 */
export async function dispensable<M>(
  file: RegExp,
  load: () => Promise<M>,
  isWanted: () => boolean = () => false,
): Promise<M | null> {
  const isIt = ({ message }: Error) => (file.test(message) || !message.includes('/')) && !isWanted();
  errorPorts.isDispensable = (error) => [...loading].some((test) => test(error));
  loading.add(isIt);
  try {
    return await load();
  } catch {
    return null;
  } finally {
    loading.delete(isIt);
  }
}
