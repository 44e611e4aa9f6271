import type { Backend } from '../mocks/backend.ts';
import { signInAt, type StoryPersona } from './story-backend.ts';

/** What somebody else does on a device of their own, while the story's person looks at the app. */
export interface Act {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`. */
  path: string;
  body: { module: 'base' | 'venue' | 'team' | 'organization'; [key: string]: unknown };
}

/** Somebody else does this; the story fails when it is refused. */
export async function elsewhere(backend: Backend, persona: StoryPersona, { method, path, body }: Act): Promise<void> {
  const { token } = await signInAt(backend, persona, { module: body.module, entityId: undefined, language: undefined });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const address = `${location.origin}/api${path}${method === 'DELETE' ? `?module=${body.module}` : ''}`;
  const request = new Request(address, {
    method,
    headers,
    ...(method !== 'DELETE' && { body: JSON.stringify(body) }),
  });
  const response = await backend.handle(request);
  if (!response?.ok) throw new Error(`${persona}: ${path} answered ${response?.status}: ${await response?.text()}`);
}
