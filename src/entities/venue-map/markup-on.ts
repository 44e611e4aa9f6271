import { MARKUP } from './markup-off.ts';

/** Takes away what `markup-off.ts` has put over the element's own property. */
Reflect.deleteProperty(HTMLDivElement.prototype, MARKUP);
