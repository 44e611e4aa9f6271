import type { Page, Response } from '@playwright/test';
import * as model from '../../src/shared/api/generated/model.ts';

/** Words of the contract, which a page never shows as they are. */
const WORDS = new Set(Object.values(model).flatMap((values): string[] => Object.values(values)));

/** Every text in the API's answers to this page so far, but the words of the contract: what people have written. */
export function seenData(page: Page): () => Promise<Set<string>> {
  const bodies: Promise<unknown>[] = [];
  page.on('response', (response: Response) => {
    const isJson = response.headers()['content-type']?.includes('json');
    if (isJson && new URL(response.url()).pathname.startsWith('/api/')) bodies.push(response.json().catch(() => null));
  });
  return async () => {
    const texts = new Set<string>();
    for (const body of await Promise.all(bodies)) collect(body, texts);
    return texts;
  };
}

function collect(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') {
    const text = value.trim().replaceAll(/\s+/g, ' ');
    if (text !== '' && !WORDS.has(text)) texts.add(text);
  } else if (typeof value === 'object' && value !== null) {
    for (const inside of Object.values(value)) collect(inside, texts);
  }
}
