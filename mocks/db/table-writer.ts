import { frozenCopy } from './freeze.ts';
import { replace } from './origin.ts';
import type { Write } from './store.ts';
import { createTableReader } from './table-reader.ts';
import type { TableWriter } from './table.ts';
import type { TableState } from './table-state.ts';

/** Computes a change on a table's state; throws before anything is staged when it violates the table's rules. */
export type Change = (state: TableState) => Omit<Write, 'table'>;

/** The writing half of a table; `stage` receives each change. */
export function createTableWriter(
  state: () => TableState,
  stage: (change: Change) => Promise<void>,
): TableWriter<{ readonly id: number }, Record<string, unknown>, Record<string, unknown>> {
  return {
    ...createTableReader(state),
    async insert(values) {
      const id = values.id ?? state().lastId + 1;
      const after = frozenCopy({ ...values, id });
      await stage((target) => {
        if (target.records.has(id)) throw new Error(`${target.table.name}: there is a record ${id} already`);
        target.put(after);
        return { id, before: undefined, after };
      });
      return after;
    },
    async update(id, values) {
      const before = state().records.get(id);
      if (!before) throw new Error(`${state().table.name}: there is no record ${id}`);
      const after = frozenCopy({ ...before, ...values, id });
      if (state().table.ownRecords) replace(before, after);
      await stage((target) => {
        target.put(after);
        return { id, before, after };
      });
      return after;
    },
    async remove(id) {
      const before = state().records.get(id);
      if (!before) return;
      await stage((target) => {
        target.remove(id);
        return { id, before, after: undefined };
      });
    },
  };
}
