import { describe, expect, it } from 'vitest';
import {
  at,
  isNode,
  limitsOf,
  type Node,
  type Operation,
  operations,
  type Place,
  places,
  resolve,
} from './contract-places.ts';
import {
  type DocumentedCall,
  documentedCalls,
  documentedFigures,
  documentedFilters,
  documentedRecords,
  documentedValues,
} from './documented-table.ts';

const isWrite = (call: string) => !/^(GET|DELETE) /.test(call);

/** Every documented place of the contract, by the names of the table. */
const expected: string[] = [
  // every call, documented or not: the envelope of the answer and the active module (API-05 … API-11)
  ...operations.flatMap(({ name }) => [
    `${name} success`,
    `${name} message`,
    `${name} errors`,
    isWrite(name) ? `${name} body.module` : `${name} ?module`,
  ]),
  ...Object.entries(documentedCalls).flatMap(placesOfCall),
  ...Object.entries(documentedFilters).flatMap(([call, names]) => names.map((name) => `${call} ?${name}`)),
  ...Object.entries(documentedRecords).flatMap(([record, fields]) =>
    [record].concat(fields.map((field) => `${record}.${field}`)),
  ),
  ...Object.keys(documentedValues),
];

function placesOfCall([call, { path = [], query = [], body = [], answer }]: [string, DocumentedCall]): string[] {
  return [
    call,
    ...path.map((name) => `${call} {${name}}`),
    ...query.map((name) => `${call} ?${name}`),
    ...(isWrite(call) && body ? [`${call} body`, ...body.map((name) => `${call} body.${name}`)] : []),
    ...(answer ? [`${call} data`, ...answer.map((name) => `${call} data.${name}`)] : []),
  ];
}

const documented = places.filter(({ source }) => source === 'documented');

describe('[the documented calls]', () => {
  it('are the 35 documented ones (API-12 … API-47)', () => {
    expect(Object.keys(documentedCalls)).toHaveLength(35);
    expect(
      operations
        .filter(({ node }) => node['x-source'] === 'documented')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(Object.keys(documentedCalls).toSorted());
  });

  it('have the documented parameters, payload fields and answers, and the contract marks nothing else as documented', () => {
    const names = documented.map(({ name }) => name);
    expect(
      expected.filter((name) => !names.includes(name)),
      'in the specification, not documented in the contract',
    ).toEqual([]);
    expect(
      names.filter((name) => !expected.includes(name)),
      'documented in the contract, not in the specification',
    ).toEqual([]);
  });

  it('take the documented payloads and no other field but the listed ones (a team keeps its sport)', () => {
    const fieldsOf = ({ body }: Operation) =>
      Object.keys(resolve(body?.['properties']))
        .filter((name) => name !== 'module')
        .toSorted();
    const closed = operations.filter(
      ({ name }) => isWrite(name) && documentedCalls[name]?.body && /^\w+ \/(mod-|realtime)/.test(name),
    );
    expect(Object.fromEntries(closed.map((operation) => [operation.name, fieldsOf(operation)]))).toEqual(
      Object.fromEntries(
        closed.map(({ name }) => {
          const { body, more = [] } = documentedCalls[name] ?? {};
          return [name, [...(body ?? []), ...more].toSorted()];
        }),
      ),
    );
    expect(closed).toHaveLength(13);
  });

  it('limit values as documented: our own limits are in schemas marked as assumed', () => {
    const figures: Record<string, object> = { ...documentedValues, ...documentedFigures };
    const allowed = (name: string) => figures[name] ?? (name.endsWith(' success') ? { const: true } : {});
    const limits = (limit: (place: Place) => object) =>
      Object.fromEntries(documented.map((place) => [place.name, limit(place)]));
    expect(limits(limitsOf)).toEqual(limits(({ name }) => allowed(name)));
  });

  it('a date is yyyy-MM-dd (ENT-36)', () => {
    const date = resolve(resolve(places.find((place) => place.name === 'GET /venues ?date')?.node)['schema']);
    expect(date).toMatchObject({ type: 'string', format: 'date' });
  });

  it('a list of venues begins at page 1 with 10 venues (VEN-13, VEN-14)', () => {
    const defaultOf = (name: string) =>
      resolve(resolve(places.find((place) => place.name === `GET /venues ?${name}`)?.node)['schema'])['default'];
    expect([defaultOf('page'), defaultOf('per_page')]).toEqual([1, 10]);
  });
});

describe('[module]', () => {
  const modules = ['base', 'superuser', 'venue', 'team', 'organization', 'community'];
  const moduleOf = (schema: unknown) => {
    const node = resolve(schema);
    return { values: node['enum'], source: node['x-source'] };
  };

  it('is a required query parameter of GET and DELETE', () => {
    for (const { name, parameters } of operations.filter(({ method }) => method === 'get' || method === 'delete')) {
      const module = parameters.find((parameter) => parameter['name'] === 'module');
      expect(module, name).toMatchObject({ in: 'query', required: true, 'x-source': 'documented' });
      expect(moduleOf(module?.['schema']).values, name).toEqual(modules);
    }
  });

  it('is a required field of the body of POST, PUT and PATCH, and no query parameter there', () => {
    for (const { name, body, parameters } of operations.filter(
      ({ method }) => method !== 'get' && method !== 'delete',
    )) {
      expect(
        parameters.filter((parameter) => parameter['name'] === 'module'),
        name,
      ).toEqual([]);
      expect(body?.['required'], name).toContain('module');
      expect(moduleOf(resolve(body?.['properties'])['module']), name).toEqual({
        values: modules,
        source: 'documented',
      });
    }
  });
});

describe('[key[] arrays]', () => {
  it('a query array is named key[] and sent as repeated entries; nothing else has brackets', () => {
    const parameters = operations.flatMap((operation) => operation.parameters);
    const arrays = parameters.filter((parameter) => resolve(parameter['schema'])['type'] === 'array');
    const bracketed = parameters.filter((parameter) => String(parameter['name']).endsWith('[]'));
    expect(bracketed).toEqual(arrays);
    expect(arrays.length).toBeGreaterThan(0);
    for (const parameter of arrays) expect(parameter).toMatchObject({ in: 'query', style: 'form', explode: true });
  });
});

describe('[x-source]', () => {
  const isMarked = (node: Node) => node['x-source'] === 'documented' || node['x-source'] === 'assumed';

  it('every operation, parameter, body, field and shared schema has one', () => {
    expect(places.filter(({ node }) => !isMarked(node)).map(({ name }) => name)).toEqual([]);
  });

  it('occurs only in places checked above', () => {
    const seen =
      /^\/(paths\/[^/]+\/[a-z]+|components\/parameters\/[^/]+)(\/parameters\/\d+)?$|^\/(paths\/.*\/schema|components\/schemas\/[^/]+)(\/properties\/[^/]+|\/items)*$/;
    const unseen: string[] = [];
    const walk = (node: unknown, path: string): void => {
      if (Array.isArray(node)) node.forEach((child, index) => walk(child, `${path}/${index}`));
      if (!isNode(node)) return;
      if (node['x-source'] !== undefined && !seen.test(path)) unseen.push(path);
      for (const [key, child] of Object.entries(node)) walk(child, `${path}/${key.replaceAll('/', '~1')}`);
    };
    walk(at(), '');
    expect(unseen).toEqual([]);
  });
});
