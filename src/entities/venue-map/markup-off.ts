/**
 * While it loads, Leaflet writes a piece of markup into a div only to learn whether that works. The page's policy
 * (Trusted Types) refuses markup made of text, and the refusal would end the load. So until `markup-on.ts` has run,
 * a div takes no markup; all three run in one go, and nothing of the page runs in between.
 */
export const MARKUP = 'innerHTML';

Object.defineProperty(HTMLDivElement.prototype, MARKUP, { configurable: true, set: () => {}, get: () => '' });
