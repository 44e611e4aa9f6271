/**
 * Whether a JSON value is nested deeper than `limit` (a scalar is depth 0, `{"a":1}` depth 1). It uses a list in place of
 * recursion, so that the check itself cannot overflow the stack.
 */
export function isDeeperThan(limit: number, value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    const inner: unknown[] = [];
    for (const one of level) {
      if (typeof one !== 'object' || one === null) continue;
      if (depth >= limit) return true;
      for (const child of Object.values(one)) inner.push(child);
    }
    level = inner;
  }
  return false;
}
