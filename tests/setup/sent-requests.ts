import type { Page, Request } from '@playwright/test';
import { matchRoute } from '../../mocks/contract/router.ts';
import type { OperationId } from '../../src/shared/api/generated/routes.ts';

/**
 * What the app itself has sent from this page: the mock's log also holds what the browser has repeated by itself on a connection that
 * broke.
 */
export interface SentRequests {
  /** How often each address of the operation was asked for since `clear`. */
  of: (operation: OperationId) => number[];
  /** Whether nothing is awaited, the operation aside. */
  isQuietBut: (operation: OperationId | null) => boolean;
  clear: () => void;
}

const API = '/api';

/** Watches the requests of a page to the API. */
export function sentRequests(page: Page): SentRequests {
  const counts = new Map<string, { operation: string; count: number }>();
  const awaited = new Map<Request, string>();
  const operationOf = (request: Request): string | null => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith(`${API}/`)) return null;
    return matchRoute(request.method(), pathname.slice(API.length))?.operation ?? null;
  };
  page.on('request', (request) => {
    const operation = operationOf(request);
    if (operation === null) return;
    awaited.set(request, operation);
    const name = `${request.method()} ${request.url()}`;
    counts.set(name, { operation, count: (counts.get(name)?.count ?? 0) + 1 });
  });
  page.on('requestfinished', (request) => awaited.delete(request));
  page.on('requestfailed', (request) => awaited.delete(request));
  return {
    of: (operation) => [...counts.values()].flatMap((one) => (one.operation === operation ? [one.count] : [])),
    isQuietBut: (operation) => [...awaited.values()].every((one) => one === operation),
    clear() {
      counts.clear();
      awaited.clear();
    },
  };
}
