/** The required keys of each operation's successful answer; the http client treats a missing one as a failure that can be retried. */
type Schema = { $ref?: string; type?: string | string[]; required?: string[]; properties?: Record<string, Schema> };
type Contract = {
  paths: Record<
    string,
    Record<
      string,
      { operationId?: string; responses: Record<string, { content?: Record<string, { schema: Schema }> }> }
    >
  >;
  components: { schemas: Record<string, Schema> };
};

/** By operation: the keys of `data` that are always present and never null. */
export function promisedKeys(contract: Contract): Map<string, string[]> {
  const resolve = (schema: Schema | undefined): Schema | undefined =>
    schema?.$ref ? contract.components.schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] : schema;
  const promised = new Map<string, string[]>();
  for (const operation of Object.values(contract.paths).flatMap((item) => Object.values(item))) {
    if (!operation.operationId) continue; // a path has parameters besides operations
    const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
    const data = resolve(resolve(success?.content?.['application/json']?.schema)?.properties?.['data']);
    // a nullable schema lists `null` among its types, or is a union without a type
    const isSure = (schema: Schema | undefined) => typeof schema?.type === 'string' && schema.type !== 'null';
    promised.set(
      operation.operationId,
      (data?.required ?? []).filter((key) => isSure(resolve(data?.properties?.[key]))),
    );
  }
  return promised;
}

/** Writes the keys into the calls of a generated file: `request<T>({ promises: […], url: … })`. */
export function withPromises(source: string, promised: ReadonlyMap<string, readonly string[]>): string {
  let name = '';
  return source.replaceAll(
    /export const (\w+) =|return (?:request|upload)<\w+>\(\s*\{/g,
    (found, declared: string | undefined) => {
      if (declared !== undefined) {
        name = declared;
        return found;
      }
      const keys = promised.get(name) ?? [];
      return keys.length === 0 ? found : `${found}promises: ${JSON.stringify(keys).replaceAll('"', "'")}, `;
    },
  );
}
