import { pageLoader } from '../../shared/routing/loader-context.ts';

export const loader = pageLoader(['auth', 'validation'], () => {});
