const origins = new WeakMap<object, object>();

/** The same object for all versions of a record: whatever is counted outside the database is kept by it. */
export const originOf = (record: object): object => origins.get(record) ?? record;

/** Notes that a record takes the place of another one. */
export const replace = (before: object, after: object): unknown => origins.set(after, originOf(before));
