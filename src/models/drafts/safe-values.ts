import type { DraftValues } from './drafts.ts';

/** Names of fields that are never stored: passwords, codes, tokens, cards, uploaded images (their url may contain the file). */
const SECRET_NAME = /pass|pwd|secret|token|otp|code|(^|_)(pin|images?)(_|$)|cvv|cvc|card/i;

/** True for a field that is never stored. Only its own name counts, not that of its group. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name.split('.').at(-1) ?? '');

/**
 * The values of a form that may be stored: plain data that is not empty, without secret names and without the paths in `secret`
 * (inputs for passwords, codes or files).
 */
export function safeValues(values: object, secret: ReadonlySet<string> = new Set()): DraftValues {
  const kept = plain(values, secret, '');
  return isRecord(kept) ? kept : {};
}

/** The fields that differ from how the form began. What colleagues change in the others must not be undone by a draft. */
export function changedFields(values: DraftValues, began: DraftValues): DraftValues {
  const changed = Object.entries(values).filter(([name, value]) => fingerprint([value]) !== fingerprint([began[name]]));
  return Object.fromEntries(changed);
}

/** Equal for equal values in any order; empty and absent are equal, since JSON leaves out undefined. */
export function fingerprint(values: object): string {
  return JSON.stringify(ordered(values)) ?? '';
}

function plain(value: unknown, secret: ReadonlySet<string>, path: string): unknown {
  if (path !== '' && (secret.has(path) || isSecretName(path))) return undefined;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const at = (key: string | number) => (path === '' ? `${key}` : `${path}.${key}`);
  // leaving an item out would shift the ones after it
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
  // a file or a list of files: only its presence counts
  return 'length' in value && value.length === 0 ? undefined : '[file]';
}

/** A plain object, no class instance. */
function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
