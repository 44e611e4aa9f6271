import type { QueryClient } from '@tanstack/react-query';
import { createContext, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router';
import type { Id, LoggedUser, ModuleType } from '../api/generated/model';
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
  /** The module in hand and the entity it is about: the guard has seen that the page is one of its pages. */
  profile: () => { type: ModuleType; entity_id: Id | null };
}

export const loaderTools = createContext<LoaderTools>();

type Args = LoaderFunctionArgs<Readonly<RouterContextProvider>>;

/** How long, in ms, the first page waits for an early answer before it shows its skeleton. */
const ANSWER_WAIT_MS = 100;

/** What a page's queries are started with. */
interface PageStart {
  client: QueryClient;
  url: URL;
  params: Args['params'];
  user: ReturnType<LoaderTools['user']>;
  profile: ReturnType<LoaderTools['profile']>;
}

/**
 * A page's loader: starts every query of the page without waiting for its answer (the page shows its own skeleton),
 * and waits only for the texts of the page. `start` hands over its main query, for which the first page waits a moment,
 * and null where this address asks for nothing.
 */
export function pageLoader(start: (page: PageStart) => Promise<unknown> | null) {
  return async ({ request, params, pattern, context }: Args): Promise<null> => {
    const tools = context.get(loaderTools);
    const content = start({
      client: tools.client(),
      url: new URL(request.url),
      params,
      user: tools.user(),
      profile: tools.profile(),
    });
    await tools.texts(pattern);
    if (content && isAnswerDue()) await Promise.race([content, pause(ANSWER_WAIT_MS)]);
    return null;
  };
}

/** The loader of a page that reads nothing. */
export async function textsLoader({ pattern, context }: Args): Promise<null> {
  await context.get(loaderTools).texts(pattern);
  return null;
}
