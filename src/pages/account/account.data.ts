import { pageLoader } from '../../shared/routing/loader-context.ts';

/** Who is signed in is known already: only the texts are loaded. */
export const loader = pageLoader(['auth', 'validation'], () => {});
