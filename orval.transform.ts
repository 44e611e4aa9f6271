/** What orval's hooks need less than the wire has: the http client adds `module` and `[]`, and unwraps the envelope. */
type Node = Record<string, unknown>;
type Document = Node & {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
type Operation = Node & { operationId?: string; parameters?: Parameter[]; responses: Record<string, Node> };
type Parameter = Node & { $ref?: string; name: string; in: string };
type Schema = Node & { properties?: Record<string, Node>; required?: string[] };

const methods = ['get', 'put', 'post', 'patch', 'delete'];

/** Drops `x-source` beside a `$ref`: with a sibling, orval writes the schema out again in place of naming it. */
export function withoutSources(input: unknown): unknown {
  if (Array.isArray(input)) return input.map(withoutSources);
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(
    Object.entries(input)
      .filter(([key]) => key !== 'x-source')
      .map(([key, value]) => [key, withoutSources(value)]),
  );
}

/** orval's input transformer: strips `module`, renames `key[]` to `key`, and answers the envelope's `data` (R9). */
export function toClientContract(input: unknown): unknown {
  // The bundled contract is our own file, linted before it gets here.
  const doc = withoutSources(structuredClone(input)) as Document;
  for (const item of Object.values(doc.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      operation.parameters = (operation.parameters ?? [])
        .map((parameter) => (parameter.$ref ? resolve<Parameter>(doc, parameter.$ref) : parameter))
        .filter((parameter) => !(parameter.in === 'query' && parameter.name === 'module'))
        .map((parameter) => ({ ...parameter, name: parameter.name.replace(/\[\]$/, '') }));
      for (const [status, response] of Object.entries(operation.responses)) {
        if (status.startsWith('2')) unwrap(doc, operation.operationId ?? '', response);
      }
    }
  }
  for (const schema of Object.values(doc.components.schemas)) {
    if (!schema.properties?.['module'] || !schema.required?.includes('module')) continue;
    delete schema.properties['module'];
    schema.required = schema.required.filter((key) => key !== 'module');
  }
  return doc;
}

function unwrap(doc: Document, operationId: string, response: Node): void {
  const content = response['content'] as Record<string, { schema: Schema }> | undefined; // shape held by the contract's linter
  const media = content?.['application/json'];
  const data = media?.schema.properties?.['data'];
  if (!media || !data) return;
  const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Data`;
  doc.components.schemas[name] = data;
  media.schema = { $ref: `#/components/schemas/${name}` };
}

function resolve<T>(doc: Document, ref: string): T {
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Node)[key], doc) as T; // a JSON pointer into our own bundled file
}
