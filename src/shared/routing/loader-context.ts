import type { QueryClient } from '@tanstack/react-query';
import { createContext, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router';
import type { LoggedUser } from '../api/generated/model';
import { isAnswerDue } from '../api/first-visit.ts';
import { pause } from '../platform/timers.ts';

/** What a page's loader may use; bound when the router is made. */
export interface LoaderTools {
  /** The query cache of the active profile (R5), asked for anew by each loader. */
  client: () => QueryClient;
  /** Loads the texts of the route with this pattern, in the active language. */
  texts: (pattern: string) => Promise<void>;
  /** Whoever is signed in: no loader runs before that is known (R17). */
  user: () => LoggedUser | null;
}

export const loaderTools = createContext<LoaderTools>();

type Args = LoaderFunctionArgs<Readonly<RouterContextProvider>>;

/** How long, in ms, the first page waits for an early answer before it shows its skeleton. */
const ANSWER_WAIT_MS = 100;

/**
 * A page's loader: starts every query of the page without waiting for its answer (the page shows its own skeleton),
 * and waits only for the texts that its route names. `start` may hand over its main query, for which the first page waits a moment.
 */
export function pageLoader(
  start: (client: QueryClient, url: URL, params: Args['params'], user: LoggedUser | null) => Promise<unknown> | void,
) {
  return async ({ request, params, pattern, context }: Args): Promise<null> => {
    const tools = context.get(loaderTools);
    const content = start(tools.client(), new URL(request.url), params, tools.user());
    await tools.texts(pattern);
    if (content && isAnswerDue()) await Promise.race([content, pause(ANSWER_WAIT_MS)]);
    return null;
  };
}
