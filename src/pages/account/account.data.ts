import { pageLoader } from '../../shared/routing/loader-context.ts';

/** The user comes from the session, so only the texts are loaded. */
export const loader = pageLoader(['auth', 'validation'], () => {});
