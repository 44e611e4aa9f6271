type Handler = (input: never, ctx: { db: object }) => unknown;

/** Handlers that wait before every write, so that a scheduler can choose the order of what runs at once. */
export function slowWrites<T extends object>(handlers: T, wait: () => Promise<unknown>): T {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]: [string, Handler]) => [
      name,
      // any operation: only its database is wrapped
      (input: never, ctx: { db: object }) => handler(input, { ...ctx, db: slowTables(ctx.db, wait) }),
    ]),
  ) as T; // the same operations
}

type Write = (...args: unknown[]) => Promise<unknown>;

function slowTables(db: object, wait: () => Promise<unknown>): object {
  const slow =
    (write: Write): Write =>
    async (...args) => {
      await wait();
      return write(...args);
    };
  return Object.fromEntries(
    Object.entries(db).map(([name, table]: [string, Record<string, Write>]) => {
      const writes = Object.entries(table).filter(([method]) => ['insert', 'update', 'remove'].includes(method));
      return [name, { ...table, ...Object.fromEntries(writes.map(([method, write]) => [method, slow(write)])) }];
    }),
  );
}
