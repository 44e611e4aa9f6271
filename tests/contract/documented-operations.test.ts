import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Specification §7, by hand: the 35 calls that the product is known to make. */
const documented = `
POST /auth/firebase-token
GET /auth/me
GET /venues
GET /venue/{slug}
GET /venue/{id}/time-slots/{id}
GET /sports
GET /cities
GET /settings
PUT /settings/{key}
PUT /settings/bulk-upsert
GET /notifications
POST /notifications/read
POST /notifications/{id}/read
GET /mod-venue/venue
POST /mod-venue/venue
GET /mod-venue/venue/{id}
PATCH /mod-venue/venue/{id}
DELETE /mod-venue/venue/images/{id}
POST /mod-team/team
GET /mod-team/team/{id}
PATCH /mod-team/team/{id}
DELETE /mod-team/team/images/{id}
POST /mod-team/team/{teamId}/member
PATCH /mod-team/team/{teamId}/member/{memberId}
DELETE /mod-team/team/{teamId}/member/{memberId}
POST /mod-organization/organization
GET /mod-organization/organization/{id}
PATCH /mod-organization/organization/{id}
DELETE /mod-organization/organization/images/{id}
POST /realtime/online
POST /realtime/offline
GET /realtime/status/{userId}
POST /realtime/send-event
POST /realtime/join-room
POST /realtime/leave-room`
  .trim()
  .split('\n');

interface Node {
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const document: unknown = JSON.parse(readFileSync(new URL('../../openapi/dist/openapi.json', import.meta.url), 'utf8'));
const at = (...path: string[]): unknown => path.reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), document);
const resolve = (node: unknown): Node => {
  if (!isNode(node)) throw new Error('no object');
  return typeof node['$ref'] === 'string' ? { ...resolve(at(...node['$ref'].slice(2).split('/'))), ...node } : node;
};

const methods = ['get', 'post', 'put', 'patch', 'delete'];
interface Operation {
  readonly name: string;
  readonly method: string;
  readonly node: Node;
  readonly parameters: Node[];
  readonly body: Node | null;
}
const operations: Operation[] = Object.entries(resolve(at('paths'))).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const node = resolve(item)[method];
    if (!isNode(node)) return [];
    const list = node['parameters'];
    const content = isNode(node['requestBody']) ? resolve(node['requestBody'])['content'] : undefined;
    const media = isNode(content) ? (content['application/json'] ?? content['multipart/form-data']) : undefined;
    const body = isNode(media) ? resolve(media['schema']) : null;
    return [{ name: `${method.toUpperCase()} ${path}`, method, node, parameters: Array.isArray(list) ? list.map(resolve) : [], body }];
  }),
);

describe('[the documented calls]', () => {
  it('the contract names exactly the 35 calls of specification §7 as documented', () => {
    // the specification names both parameters of one path {id}, which OpenAPI forbids (design §0)
    const names = operations
      .filter(({ node }) => node['x-source'] === 'documented')
      .map(({ name }) => name.replace('{venueId}/time-slots/{timeSlotId}', '{id}/time-slots/{id}'));
    expect(documented).toHaveLength(35);
    expect(names.toSorted()).toEqual(documented.toSorted());
  });

  it('every other operation says that it is assumed', () => {
    const unmarked = operations.filter(({ node }) => node['x-source'] !== 'documented' && node['x-source'] !== 'assumed');
    expect(unmarked.map(({ name }) => name)).toEqual([]);
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
    for (const { name, body, parameters } of operations.filter(({ method }) => method !== 'get' && method !== 'delete')) {
      expect(parameters.filter((parameter) => parameter['name'] === 'module'), name).toEqual([]);
      expect(body?.['required'], name).toContain('module');
      expect(moduleOf(resolve(body?.['properties'])['module']), name).toEqual({ values: modules, source: 'documented' });
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

  it('every parameter says where it comes from', () => {
    const unmarked = operations.flatMap(({ name, parameters }) =>
      parameters.filter((parameter) => !isMarked(parameter)).map((parameter) => `${name} ${String(parameter['name'])}`),
    );
    expect(unmarked).toEqual([]);
  });

  it('so does every property of every body and answer', () => {
    const unmarked: string[] = [];
    const walk = (node: unknown, path: string): void => {
      if (Array.isArray(node)) node.forEach((child, index) => walk(child, `${path}/${index}`));
      if (!isNode(node)) return;
      for (const [key, child] of Object.entries(node)) {
        if (key === 'properties' && isNode(child)) {
          for (const [name, property] of Object.entries(child)) if (isNode(property) && !isMarked(property)) unmarked.push(`${path}/${name}`);
        }
        walk(child, `${path}/${key}`);
      }
    };
    walk(document, '');
    expect(unmarked).toEqual([]);
  });
});
