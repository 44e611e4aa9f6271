import type { DraftValues } from './drafts.ts';

/** Names of what is never kept, whatever the field looks like: passwords, codes, tokens, cards, an uploaded picture (its address may be the file itself). */
const SECRET_NAME = /pass|pwd|secret|token|otp|code|(^|_)(pin|image)(_|$)|cvv|cvc|card/i;

/** Is a field of this name never kept? Its own name counts, not that of the group it stands in. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name.split('.').at(-1) ?? '');

/**
 * The values of a form that may be kept: no field of a secret name, none of `secret` (paths of fields whose inputs are for
 * passwords, codes or files), nothing that is not plain data (a file), nothing empty.
 */
export function safeValues(values: object, secret: ReadonlySet<string> = new Set()): DraftValues {
  const kept = plain(values, secret, '');
  return isRecord(kept) ? kept : {};
}

/** The same text for the same values, in whatever order they come; empty and absent are one: JSON leaves out what is undefined. */
export function fingerprint(values: object): string {
  return JSON.stringify(ordered(values)) ?? '';
}

function plain(value: unknown, secret: ReadonlySet<string>, path: string): unknown {
  if (path !== '' && (secret.has(path) || isSecretName(path))) return undefined;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const at = (key: string | number) => (path === '' ? `${key}` : `${path}.${key}`);
  // a hole would move its neighbours
  if (Array.isArray(value)) return value.map((item, index) => plain(item, secret, at(index)) ?? null);
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).map(([key, item]) => [key, plain(item, secret, at(key))] as const);
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}

function ordered(value: unknown): unknown {
  if (value === '' || value === null || Number.isNaN(value)) return undefined;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(ordered);
  if (isRecord(value)) {
    const entries = Object.entries(value).map(([key, item]) => [key, ordered(item)] as const);
    return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }
  // a chosen file, or a list of them: there or not
  return 'length' in value && value.length === 0 ? undefined : '[file]';
}

/** Plain data, no instance of anything. */
function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
