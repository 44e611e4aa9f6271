import { filterRecords, listRecords, predicateOf } from './query.ts';
import type { Identified, TableReader } from './table.ts';
import type { TableState } from './table-state.ts';

/** The reading half of a table; `state` is evaluated at every call, so that a transaction reads its staged writes. */
export function createTableReader(
  state: () => TableState,
): TableReader<Identified, Record<string, unknown>, Record<string, unknown>> {
  const records = () => state().records.values();
  const pick = (ids: readonly number[]) => ids.flatMap((id) => state().records.get(id) ?? []);
  return {
    get: (id) => state().records.get(id),
    one: (index, ...values) => pick([state().uniqueId(index, values) ?? 0])[0],
    by: (index, ...values) => pick(state().ids(index, values)),
    all: () => [...records()],
    filter: (where) => filterRecords(records(), where),
    find(where) {
      const meets = predicateOf(where);
      for (const record of records()) if (meets(record)) return record;
      return undefined;
    },
    count: (where) => (where === undefined ? state().records.size : filterRecords(records(), where).length),
    list: (options) => listRecords(records(), options),
  };
}
