import { redirect, replace } from 'react-router';

/** Leads from the address `url` on. One that is already in the browser's history is replaced: going back would only lead here again. */
export const toRedirect = (to: string, url: string): Response =>
  globalThis.location?.href.replace(/#.*/s, '') === url ? replace(to) : redirect(to);
