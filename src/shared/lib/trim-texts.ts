import type { core } from 'zod';
import { ManyLinesRegExp } from '../api/generated/zod/schemas/manyLines.zod.ts';
import { OneLineRegExp } from '../api/generated/zod/schemas/oneLine.zod.ts';

const TEXTS: ReadonlySet<string> = new Set([OneLineRegExp.source, ManyLinesRegExp.source]);

/** Whether the contract calls a value of this schema a text that people write (its OneLine or ManyLines), not a key or a password. */
const isText = (checks: readonly core.$ZodCheck[] = []): boolean =>
  checks.some((check) => {
    const { def } = check._zod as { def: { pattern?: RegExp } }; // that of a regular expression has its pattern
    return def.pattern !== undefined && TEXTS.has(def.pattern.source);
  });

/**
 * A copy of the value without the blanks around its texts, so that form and server check and keep the same. What the schema does not
 * know stays as it is. Source: decision 043.
 */
export function trimTexts(schema: core.$ZodType, value: unknown): unknown {
  const { def } = (schema as core.$ZodTypes)._zod; // the classes of zod are these
  switch (def.type) {
    case 'string':
      return typeof value === 'string' && isText(def.checks) ? value.trim() : value;
    case 'optional':
    case 'nonoptional':
    case 'nullable':
    case 'default':
      return trimTexts(def.innerType, value);
    case 'pipe':
      return trimTexts(def.in, value);
    case 'union':
      return def.options.reduce<unknown>((trimmed, option) => trimTexts(option, trimmed), value);
    case 'array':
      return Array.isArray(value) ? value.map((entry: unknown) => trimTexts(def.element, entry)) : value;
    case 'object':
      return withEach(value, (key, entry) =>
        Object.hasOwn(def.shape, key) ? trimTexts(def.shape[key]!, entry) : entry,
      ); // just asked for
    case 'record':
      return withEach(value, (_, entry) => trimTexts(def.valueType, entry));
    default:
      return value;
  }
}

/** Own keys stay own, `__proto__` too. */
function withEach(value: unknown, change: (key: string, entry: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, change(key, entry)]));
}
