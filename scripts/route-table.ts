/** The run-time facts of an operation for the mock's router and the http client's tests. */
interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  schema: ParameterSchema;
}
interface ParameterSchema {
  $ref?: string;
  type?: string;
  items?: ParameterSchema;
  uniqueItems?: boolean;
  properties?: Record<string, ParameterSchema>;
  oneOf?: ParameterSchema[];
}
interface Operation {
  operationId: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: ParameterSchema }> };
  responses: Record<string, unknown>;
  security?: Record<string, unknown>[];
  'x-source': string;
  'x-module-scoped': boolean;
  /** Open to a signed-in user without a password or a completed profile; operations for guests always are. */
  'x-before-profile'?: true;
}
/** The parts of the bundled contract read here. */
export interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, ParameterSchema>; parameters?: Record<string, Parameter> };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Source text of `generated/routes.ts`; static paths stand before dynamic ones (design §0). */
export function routeTable(contract: Contract): string {
  const rows = Object.entries(contract.paths)
    .flatMap(([path, item]) =>
      methods.filter((method) => item[method]).map((method) => ({ path, method, operation: item[method]! })),
    )
    .toSorted(
      (a, b) =>
        wildcards(a.path) - wildcards(b.path) ||
        a.path.localeCompare(b.path, 'en') ||
        a.method.localeCompare(b.method, 'en'),
    )
    .map(({ path, method, operation }) => row(contract, path, method, operation));
  return [
    '// Generated from openapi/ by `npm run generate`. Do not edit.',
    'export const routes = {',
    ...rows,
    '} as const;',
    '',
    '/** The name of an operation of the contract. */',
    'export type OperationId = keyof typeof routes;',
    '',
  ].join('\n');
}

/** Source text of `generated/unscoped.ts`: the reads that do not depend on the active module, with their tag (R5). */
export function unscopedTable(contract: Contract): string {
  const rows = Object.entries(contract.paths)
    .filter(([, item]) => item['get'] && !item['get']['x-module-scoped'])
    .map(([path, item]) => `  '${path}': '${item['get']!.tags[0]}',`);
  return [
    '// Generated from openapi/ by `npm run generate`. Do not edit.',
    'export const unscoped = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}

const wildcards = (path: string) => (path.match(/\{/g) ?? []).length;

function row(contract: Contract, path: string, method: string, operation: Operation): string {
  const query = (operation.parameters ?? [])
    .map((parameter) => (parameter.$ref ? contract.components.parameters![nameOf(parameter.$ref)]! : parameter))
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => `${JSON.stringify(parameter.name)}: '${typeOf(contract, parameter.schema)}'`);
  const unique = Object.values(operation.requestBody?.content ?? {})
    .flatMap(({ schema }) => uniqueLists(contract, schema))
    .map((path) => `'${path}'`);
  const success = Object.keys(operation.responses).find((status) => status.startsWith('2'));
  const facts = [
    `method: '${method.toUpperCase()}'`,
    `path: '${path}'`,
    `tag: '${operation.tags[0]}'`,
    `success: ${success}`,
    `public: ${(operation.security ?? []).some((scheme) => Object.keys(scheme).length === 0)}`,
    `moduleScoped: ${operation['x-module-scoped']}`,
    `beforeProfile: ${operation['x-before-profile'] === true}`,
    `source: '${operation['x-source']}'`,
    `query: { ${query.join(', ')} }`,
    `unique: [${unique.join(', ')}]`,
  ];
  return `  ${operation.operationId}: { ${facts.join(', ')} },`;
}

function typeOf(contract: Contract, schema: ParameterSchema): string {
  const { type, items } = resolved(contract, schema);
  return type === 'array' ? `array:${typeOf(contract, items ?? {})}` : (type ?? 'string');
}

/** The paths of lists without repeated entries, which the generated schemas do not check; `*` stands for an index. */
function uniqueLists(contract: Contract, schema: ParameterSchema, path: readonly string[] = []): string[] {
  const { uniqueItems, items, properties = {}, oneOf = [] } = resolved(contract, schema);
  return [
    ...(uniqueItems ? [path.join('.')] : []),
    ...(items ? uniqueLists(contract, items, [...path, '*']) : []),
    ...Object.entries(properties).flatMap(([name, property]) => uniqueLists(contract, property, [...path, name])),
    ...oneOf.flatMap((option) => uniqueLists(contract, option, path)),
  ];
}

const resolved = (contract: Contract, schema: ParameterSchema): ParameterSchema =>
  schema.$ref ? contract.components.schemas[nameOf(schema.$ref)]! : schema;
const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);
