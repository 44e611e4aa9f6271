import type { OperationName } from '../../mocks/contract/types.ts';
import { isNode, type Node, type Operation, operations, resolve } from './contract-places.ts';

/** A single value that a request may carry. */
export interface RequestValue {
  readonly operation: OperationName;
  readonly in: 'path' | 'query' | 'header' | 'body';
  /** Keys from the query, path or body to it; `*` stands for the index of a list or any key of a map. */
  readonly path: readonly string[];
  /** `createBooking body.overrides.*.date` */
  readonly name: string;
  /** With the schema's name where the contract gives it one. */
  readonly schema: Node;
  readonly schemaName: string | null;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const refOf = (node: unknown): string | null =>
  isNode(node) && typeof node['$ref'] === 'string' ? node['$ref'].slice(node['$ref'].lastIndexOf('/') + 1) : null;

type Leaf = Pick<RequestValue, 'path' | 'schema' | 'schemaName'>;

/** The leaves below a schema; an alternative that is `null` has none. */
function* leaves(node: unknown, path: readonly string[], schemaName: string | null): Generator<Leaf> {
  const schema = resolve(node);
  const name = refOf(node) ?? schemaName;
  const options = [...list(schema['oneOf']), ...list(schema['anyOf']), ...list(schema['allOf'])];
  for (const option of options) yield* leaves(option, path, null);
  const types = Array.isArray(schema['type']) ? schema['type'] : [schema['type']];
  if (types.includes('array')) yield* leaves(schema['items'], [...path, '*'], null);
  else if (types.includes('object')) {
    const { properties, additionalProperties } = schema;
    for (const [key, property] of Object.entries(isNode(properties) ? properties : {}))
      yield* leaves(property, [...path, key], null);
    if (isNode(additionalProperties)) yield* leaves(additionalProperties, [...path, '*'], null);
  } else if (options.length === 0) yield { path, schema, schemaName: name };
}

function* valuesOf({ node, parameters, body }: Operation): Generator<RequestValue> {
  const operation = node['operationId'] as OperationName; // a test of the contract holds that each has one
  const named = (at: RequestValue['in'], { path, schema, schemaName }: Leaf): RequestValue => ({
    path,
    schema,
    schemaName,
    operation,
    in: at,
    name: `${operation} ${at}.${path.join('.')}`,
  });
  for (const parameter of parameters) {
    const place = parameter['in'] as RequestValue['in']; // OpenAPI has these alone, besides cookies
    for (const found of leaves(parameter['schema'], [String(parameter['name'])], null)) yield named(place, found);
  }
  if (body) for (const found of leaves(body, [], null)) yield named('body', found);
}

/** Every value of every request of the contract. */
export const requestValues: readonly RequestValue[] = operations.flatMap((operation) =>
  Array.from(valuesOf(operation)),
);
