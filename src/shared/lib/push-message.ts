import type { PushMessage } from '../api/generated/model';

/** A push message as it comes from outside, or null: all of it is text, and there is something to show. Used by page and worker. */
export function toPushMessage(value: unknown): PushMessage | null {
  if (typeof value !== 'object' || value === null) return null;
  const texts = new Map<string, unknown>(Object.entries(value));
  const text = (name: keyof PushMessage): string => {
    const found = texts.get(name);
    return typeof found === 'string' ? found : '';
  };
  const message = { id: text('id'), type: text('type'), title: text('title'), body: text('body'), url: text('url') };
  return message.title === '' ? null : message;
}
