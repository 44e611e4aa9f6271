import { skipToken } from '@tanstack/react-query';

/**
 * The query as it is when `isAsked`, otherwise one that shows what the cache holds and asks for nothing. Never `enabled`
 * for this: it would override the cache's own default, which keeps a page from asking once its owner has gone (R5).
 */
export const skipUnless = <T extends { queryFn?: unknown }>(isAsked: boolean, options: T): T =>
  isAsked ? options : { ...options, queryFn: skipToken };
