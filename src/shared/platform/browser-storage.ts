import { createStorage } from './storage.ts';

/** The storage of this browser. Tests and stories make their own. */
export const browserStorage = createStorage();
