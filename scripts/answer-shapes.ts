/**
 * The shape of each operation's successful answer, as code: the http client compares every answer with it (decision 046). A
 * schema that several places use is a file of its own, so that a page loads only the shapes of what it asks for.
 */
type Schema = {
  $ref?: string;
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  format?: string;
};
type Operation = {
  operationId?: string;
  tags: string[];
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
  /** False: a device keeps no answer to it (decision 075). */
  'x-kept'?: false;
};
export type ShapedContract = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

export interface Shape {
  code: string;
  /** Names of the shared shapes that the code mentions. */
  uses: ReadonlySet<string>;
}

export interface AnswerShapes {
  /** By operation; null where its `data` is null by contract. */
  operations: ReadonlyMap<string, Shape | null>;
  /** By name. */
  shared: ReadonlyMap<string, Shape>;
  /** Operations whose answers are kept on no device. */
  unkept: ReadonlySet<string>;
}

const SCALARS: Record<string, string> = { string: "''", integer: '0', number: '0', boolean: 'false' };

const nameOf = ({ $ref }: Schema) => $ref?.slice($ref.lastIndexOf('/') + 1);

/** Reads the shapes from the bundled contract. Throws at a schema that they cannot say. */
export function answerShapes(contract: ShapedContract): AnswerShapes {
  const schemaOf = (name: string): Schema => contract.components.schemas[name] ?? fail(`no schema ${name}`);
  const resolve = (schema: Schema): Schema => {
    const name = nameOf(schema);
    return name === undefined ? schema : resolve(schemaOf(name));
  };
  const answers = new Map<string, Schema>();
  const unkept = new Set<string>();
  for (const { operationId, responses, 'x-kept': kept } of Object.values(contract.paths).flatMap((item) =>
    Object.values(item),
  )) {
    if (!operationId) continue; // a path has parameters besides operations
    if (kept === false) unkept.add(operationId);
    const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
    const envelope = success?.content?.['application/json']?.schema;
    answers.set(operationId, (envelope && resolve(envelope).properties?.['data']) ?? { type: 'null' });
  }

  const counts = new Map<string, number>();
  const count = (schema: Schema): void => {
    const name = nameOf(schema);
    if (name === undefined) return childrenOf(schema).forEach(count);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (counts.get(name) === 1) count(schemaOf(name));
  };
  for (const answer of answers.values()) count(answer);

  const shared = new Map<string, Shape>();
  const write = (schema: Schema, uses: Set<string>): string => {
    const name = nameOf(schema);
    if (name === undefined) return writePlain(schema, (child) => write(child, uses));
    if (name === 'WallTime') return "'time'";
    const { type } = resolve(schema);
    const isOwn = (counts.get(name) ?? 0) > 1 && (type === 'object' || type === 'array');
    if (!isOwn) return write(schemaOf(name), uses);
    const file = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
    if (!shared.has(file)) {
      const own = new Set<string>();
      shared.set(file, { code: write(schemaOf(name), own), uses: own });
    }
    uses.add(file);
    return file;
  };
  const operations = new Map(
    [...answers].map(([id, schema]) => {
      const uses = new Set<string>();
      return [id, schema.type === 'null' ? null : { code: write(schema, uses), uses }] as const;
    }),
  );
  return { operations, shared, unkept };
}

const childrenOf = ({ properties, items, additionalProperties, oneOf = [] }: Schema): Schema[] => [
  ...Object.values(properties ?? {}),
  ...(items ? [items] : []),
  ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ...oneOf,
];

function writePlain(schema: Schema, write: (child: Schema) => string): string {
  const { type, oneOf, items, properties = {}, required = [], additionalProperties, format } = schema;
  if (oneOf || Array.isArray(type)) {
    const all = oneOf ?? [type].flat().map((one) => ({ type: one ?? 'null' }));
    const [first, ...others] = all.filter((one) => one.type !== 'null').map(write);
    const either = others.length === 0 ? first : `[[${[first, ...others].join(', ')}], '|']`;
    return all.some((one) => one.type === 'null') ? `[${either}, null]` : (either ?? fail('a union of nothing'));
  }
  if (type === 'array') return `[${items ? write(items) : 'null'}]`;
  if (type === 'object' && typeof additionalProperties === 'object') return `[${write(additionalProperties)}, '{}']`;
  if (type === 'object') {
    const fields = Object.entries(properties).map(([key, value]) => {
      const code = write(value);
      return `${key}: ${required.includes(key) ? code : `[${code}, '?']`}`;
    });
    return `{ ${fields.join(', ')} }`;
  }
  if (type === undefined) return 'null'; // anything
  if (format === 'date') return "'date'"; // pages read it as one
  if (format === 'date-time') return "'instant'";
  return SCALARS[type] ?? fail(`no shape of ${JSON.stringify(schema)}`);
}

const HEADER = '/**\n * Generated from openapi/ by `npm run generate`. Do not edit.\n */\n';
const imports = (uses: ReadonlySet<string>, folder: string): string =>
  [...uses]
    .toSorted()
    .map((name) => `import { ${name} } from '${folder}/${name}.ts';\n`)
    .join('');

/** The file of a shared shape. */
export const shapeFile = (name: string, { code, uses }: Shape): string =>
  `${HEADER}${imports(uses, '.')}\nexport const ${name} = ${code};\n`;

/** How orval calls an operation: through a function of its tag's file, which knows the shape of the answer. */
export const mutatorOf = (operation: string): string => `call${operation.charAt(0).toUpperCase()}${operation.slice(1)}`;

/** The operations that are sent by something else than `request`, which takes the same and an option more. */
const SENDERS: Record<string, { name: string; file: string; options: string }> = {
  uploadImage: { name: 'upload', file: 'upload', options: 'UploadOptions' }, // tells its progress
};

/** The file of a tag: a function for each of its operations. */
export function callFile(
  operations: readonly string[],
  { operations: shapes, unkept }: Pick<AnswerShapes, 'operations' | 'unkept'>,
): string {
  const uses = new Set(operations.flatMap((id) => [...(shapes.get(id)?.uses ?? [])]));
  const functions = operations.map((id) => {
    const { name, options } = SENDERS[id] ?? { name: 'request', options: null };
    const shape = shapes.get(id)?.code ?? 'null';
    const config = unkept.has(id) ? '{ ...config, kept: false }' : 'config';
    const more = options ? [`, options?: ${options}`, ', options'] : ['', ''];
    return `export const ${mutatorOf(id)} = <T>(config: RequestConfig${more[0]}): Promise<T> => ${name}<T>(${config}, ${shape}${more[1]});\n`;
  });
  const senders = operations.flatMap((id) => SENDERS[id] ?? []);
  const isSent = operations.some((id) => !SENDERS[id]);
  return [
    HEADER,
    imports(uses, '../shapes'),
    `import { ${isSent ? 'request, ' : ''}type ErrorType as RequestError, type RequestConfig } from '../../request.ts';\n`,
    ...senders.map(({ name, file, options }) => `import { ${name}, type ${options} } from '../../${file}.ts';\n`),
    '\nexport type ErrorType<Documented> = RequestError<Documented>;\n',
    ...functions.map((one) => `\n${one}`),
  ].join('');
}

/** The operations of each tag; an operation belongs to its first. */
export function operationsByTag({ paths }: ShapedContract): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { operationId, tags } of Object.values(paths).flatMap((item) => Object.values(item))) {
    const [tag] = tags ?? []; // a path has parameters besides operations
    if (operationId && tag) found.set(tag, [...(found.get(tag) ?? []), operationId]);
  }
  return found;
}

function fail(message: string): never {
  throw new Error(message);
}
