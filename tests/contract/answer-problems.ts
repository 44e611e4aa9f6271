import { responseSchema } from '../../mocks/contract/schemas.ts';
import type { OperationName } from '../../mocks/contract/types.ts';
import { Failure } from '../../src/shared/api/generated/zod/schemas/failure.zod.ts';
import { isNode, operations } from './contract-places.ts';
import type { Answer } from './mock-world.ts';

const documented = new Map(
  operations.map(({ node }) => [node['operationId'], isNode(node['responses']) ? Object.keys(node['responses']) : []]),
);

/** What the contract does not allow about an answer of the mock: its status, its envelope, its data. */
export function answerProblems(operation: OperationName, { status, body }: Answer): string[] {
  const schema = status < 300 ? responseSchema(operation) : Failure;
  const { error } = schema.safeParse(body);
  const silent = status >= 300 && (!body.message || body.errors.some(({ message }) => message === ''));
  return [
    ...(documented.get(operation)?.includes(String(status)) ? [] : [`${status} is not in the contract`]),
    ...(error ? [`${status}: ${error.message}`] : []),
    ...(silent ? [`${status} without words`] : []),
  ];
}
