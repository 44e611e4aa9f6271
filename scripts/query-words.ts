/**
 * The words that query parameters may have, as code: a page's address is read with them, without the file of all types in its first load.
 */
type Schema = { $ref?: string; type?: string | string[]; enum?: unknown[]; items?: Schema };
type Parameter = { name?: string; in?: string; schema?: Schema };
type Operation = { operationId?: string; parameters?: Parameter[] };
export type WordyContract = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** By operation: its enumerated query parameters without the brackets of lists, and their words. */
export type QueryWords = ReadonlyMap<string, Readonly<Record<string, readonly unknown[]>>>;

/** Reads them from the bundled contract. The module is the client's own to add. */
export function queryWords({ paths, components }: WordyContract): QueryWords {
  const wordsIn = ({ $ref, enum: words, items }: Schema): unknown[] | undefined => {
    const named = $ref === undefined ? undefined : components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)];
    return named ? wordsIn(named) : (words ?? (items && wordsIn(items)));
  };
  const found = new Map<string, Record<string, readonly unknown[]>>();
  for (const { operationId, parameters = [] } of Object.values(paths).flatMap((item) => Object.values(item))) {
    const words = parameters.flatMap(({ name = '', in: place, schema }) => {
      const own = place === 'query' && name !== 'module' && schema ? wordsIn(schema) : undefined;
      return own ? [[name.replace('[]', ''), own] as const] : [];
    });
    if (operationId && words.length > 0) found.set(operationId, Object.fromEntries(words));
  }
  return found;
}

/** `export const listVenuesWords = { … } as const;`, or nothing. */
export const wordsOf = (operation: string, words: QueryWords): string =>
  words.has(operation) ? `\nexport const ${operation}Words = ${JSON.stringify(words.get(operation))} as const;\n` : '';
