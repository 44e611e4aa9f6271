import { readFileSync } from 'node:fs';

/** A part of the bundled contract as plain data, exactly as written. */
export interface Node {
  readonly [key: string]: unknown;
}
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const document: unknown = JSON.parse(readFileSync(new URL('../../openapi/dist/openapi.json', import.meta.url), 'utf8'));
export const at = (...path: string[]): unknown =>
  path.reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), document);

/** The target of a reference, overridden by the keys beside the reference. */
export function resolve(node: unknown): Node {
  if (!isNode(node)) throw new Error('no object');
  return typeof node['$ref'] === 'string' ? { ...resolve(at(...node['$ref'].slice(2).split('/'))), ...node } : node;
}
const entriesOf = (node: unknown): [string, unknown][] => (isNode(node) ? Object.entries(node) : []);

export interface Operation {
  /** `GET /venues` */
  readonly name: string;
  readonly method: string;
  readonly node: Node;
  readonly parameters: Node[];
  readonly body: Node | null;
  /** The schema of the successful answer, the envelope. */
  readonly answer: Node;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

export const operations: Operation[] = entriesOf(at('paths')).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const node = resolve(item)[method];
    if (!isNode(node)) return [];
    const list = node['parameters'];
    const success = entriesOf(node['responses']).find(([status]) => status.startsWith('2'))?.[1];
    const answer = schemaOf(success);
    if (!answer) throw new Error(`${method} ${path}: no answer`);
    return [
      {
        name: `${method.toUpperCase()} ${path}`,
        method,
        node,
        parameters: Array.isArray(list) ? list.map(resolve) : [],
        body: schemaOf(node['requestBody']),
        answer,
      },
    ];
  }),
);

function schemaOf(message: unknown): Node | null {
  const content = isNode(message) ? resolve(message)['content'] : undefined;
  const media = isNode(content) ? (content['application/json'] ?? content['multipart/form-data']) : undefined;
  return isNode(media) ? resolve(media['schema']) : null;
}

/** A place of the contract with an `x-source`. */
export interface Place {
  /** `GET /venues ?page`, `PATCH /mod-team/team/{id} body.slug`, `GET /venues data.pagination`, `Venue.slug`, `Facility` */
  readonly name: string;
  readonly source: unknown;
  readonly node: Node;
}
const place = (name: string, node: Node): Place => ({ name, source: node['x-source'], node });

function placesOfOperation({ name, node, parameters, body, answer }: Operation): Place[] {
  return [
    place(name, node),
    ...parameters.map((parameter) =>
      place(
        `${name} ${parameter['in'] === 'path' ? `{${String(parameter['name'])}}` : `?${String(parameter['name'])}`}`,
        parameter,
      ),
    ),
    ...(body ? [place(`${name} body`, body), ...fieldsOf(body, `${name} body`)] : []),
    ...fieldsOf(answer, name),
  ];
}

/** The fields of an object and of inline objects within; the target of a reference has its own places. */
function fieldsOf(schema: Node, path: string): Place[] {
  return entriesOf(schema['properties']).flatMap(([key, field]) => {
    if (!isNode(field)) throw new Error(`${path}.${key}: no object`);
    const name =
      path.includes(' ') && !path.includes(' body') && !path.includes(' data') ? `${path} ${key}` : `${path}.${key}`;
    return [place(name, field)].concat(
      fieldsOf(field, name),
      isNode(field['items']) ? fieldsOf(field['items'], `${name}[]`) : [],
    );
  });
}

/** Every place: operations with parameters, bodies and answers, and shared schemas other than bodies. */
export const places: Place[] = [
  ...operations.flatMap(placesOfOperation),
  ...entriesOf(at('components', 'schemas'))
    .filter(([name]) => !name.endsWith('Body'))
    .flatMap(([name, schema]) => [place(name, resolve(schema))].concat(fieldsOf(resolve(schema), name))),
];

const LIMITS = [
  'enum',
  'const',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'default',
];

/** A place's own constraints; those of a reference belong to its schema. */
export function limitsOf({ node }: Place): Node {
  const schema = isNode(node['schema']) ? node['schema'] : node;
  return Object.fromEntries(LIMITS.filter((key) => schema[key] !== undefined).map((key) => [key, schema[key]]));
}
