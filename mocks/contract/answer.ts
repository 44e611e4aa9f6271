import type { z } from 'zod';
import { responseSchema } from './schemas.ts';
import type { OperationName } from './types.ts';

type Issue = z.core.$ZodIssue;
interface Unknown {
  readonly path: readonly PropertyKey[];
  readonly keys: readonly string[];
}

/**
 * The contract's schema decides what is sent: fields it does not name are dropped, so that nothing private can leak;
 * a missing or wrong one is a defect of the handler.
 */
export function checkAnswer(operation: OperationName, data: unknown): unknown {
  const schema = responseSchema(operation);
  const envelope = structuredClone({ success: true, message: null, errors: [], data });
  for (;;) {
    const parsed = schema.safeParse(envelope);
    if (parsed.success) return (parsed.data as { data: unknown }).data; // checked by the envelope's schema above
    const unknown = parsed.error.issues.flatMap(unknownFields);
    if (unknown.length === 0) throw new Error(`the answer does not fit the contract: ${parsed.error.message}`);
    for (const { path, keys } of unknown) dropFields(envelope, path, keys);
  }
}

/** Fields unknown to a closed object; in a union, unknown to the branch that matches without them. */
function unknownFields(issue: Issue): Unknown[] {
  if (issue.code === 'unrecognized_keys') return [{ path: issue.path, keys: issue.keys }];
  if (issue.code !== 'invalid_union') return [];
  const branches = issue.errors.map((issues) => issues.flatMap(unknownFields));
  const fitting = branches.find(
    (found, index) => found.length > 0 && found.length >= (issue.errors[index]?.length ?? 0),
  );
  return (fitting ?? []).map(({ path, keys }) => ({ path: [...issue.path, ...path], keys }));
}

function dropFields(root: unknown, path: readonly PropertyKey[], keys: readonly string[]): void {
  let at = root;
  for (const key of path) at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
  if (typeof at === 'object' && at !== null) for (const key of keys) Reflect.deleteProperty(at, key);
}
