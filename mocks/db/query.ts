import type { Identified, ListOptions, Page, Sort, Where } from './table.ts';

/** Filter, then sort, then page; ties are decided by id, so that pages never overlap. */
export function listRecords<R extends Identified>(records: Iterable<R>, options: ListOptions<R> = {}): Page<R> {
  const { page = 1, perPage = 10 } = options;
  const matching = sortRecords(filterRecords(records, options.where), options.sort ?? []);
  const total = matching.length;
  return {
    items: matching.slice((page - 1) * perPage, page * perPage),
    pagination: { current_page: page, last_page: Math.max(1, Math.ceil(total / perPage)), per_page: perPage, total },
  };
}

export function filterRecords<R extends Identified>(records: Iterable<R>, where?: Where<R>): R[] {
  if (where === undefined) return [...records];
  const meets = predicateOf(where);
  const found: R[] = [];
  for (const record of records) if (meets(record)) found.push(record);
  return found;
}

export function predicateOf<R>(where: Where<R>): (record: R) => boolean {
  if (typeof where === 'function') return where;
  // Partial<R> holds fields of R only.
  const fields = Object.entries(where) as [keyof R, unknown][];
  return (record) => fields.every(([field, value]) => record[field] === value);
}

/** A sorted copy; without a rule in order of insertion. */
export function sortRecords<R extends Identified>(records: readonly R[], sort: Sort<R> | readonly Sort<R>[]): R[] {
  const rules = (Array.isArray(sort) ? sort : [sort]).map(comparatorOf<R>);
  if (rules.length === 0) return [...records];
  return records.toSorted((a, b) => {
    for (const compare of rules) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return a.id - b.id;
  });
}

function comparatorOf<R>(sort: Sort<R>): (a: R, b: R) => number {
  if (typeof sort === 'function') return sort;
  const descending = sort.startsWith('-');
  const field = (descending ? sort.slice(1) : sort) as keyof R; // Sort<R> is a function or this
  return (a, b) => (descending ? compareValues(b[field], a[field]) : compareValues(a[field], b[field]));
}

/** Numbers by size, strings by code unit, null first. */
function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return -1;
  if (b === null || b === undefined) return 1;
  return a < b ? -1 : 1;
}
