import { expect } from 'vitest';
import type { OperationName } from '../../mocks/contract/types.ts';
import type { ModuleType } from '../../mocks/db/records.ts';
import type { DemoKey } from '../../mocks/seed/demo-accounts.ts';
import type { routes } from '../../src/shared/api/generated/routes.ts';
import type { Answer, Call, Persona, World } from './mock-world.ts';

/** Every operation of the contract that is not a GET. */
export type WriteName = {
  [Op in OperationName]: (typeof routes)[Op]['method'] extends 'GET' ? never : Op;
}[OperationName];
type Sent = Pick<Call, 'path' | 'query' | 'body'>;

/** The test case of one write operation. */
export interface WriteCase {
  readonly as: Persona;
  readonly module?: ModuleType;
  /** Prepares the data for the operation. */
  readonly prepare?: (world: World) => Promise<unknown>;
  readonly send: (world: World) => Sent;
  /** The next read, or the database where the contract has no read (`why`). Repeated after a reload. */
  readonly shows: (world: World, answer: Answer) => Promise<void> | void;
  readonly why?: string;
  /** Another user making the same call; or why no one is foreign to it. */
  readonly foreign:
    | { readonly as: DemoKey; readonly module?: ModuleType; readonly status: 403 | 404; readonly send?: Sent }
    | string;
  /** Fields that make the body invalid, and the field reported; without a body the module is made invalid. */
  readonly invalid?: { readonly body: object; readonly field: string };
}

/** The `data` of an answer by path: `at(answer, 'venue', 'name')`. */
export function at(answer: Answer, ...path: (string | number)[]): unknown {
  let node = answer.body.data;
  for (const key of path) {
    if (typeof node !== 'object' || node === null) throw new Error(`${path.join('.')}: nothing there`);
    node = Reflect.get(node, key);
  }
  return node;
}

export const idAt = (answer: Answer, ...path: string[]): number => Number(at(answer, ...path, 'id'));

/** Expects a read to answer 200 and returns its answer. */
export async function read(world: World, operation: OperationName, call: Call): Promise<Answer> {
  const answer = await world.call(operation, call);
  expect(answer.status, `${operation}: ${JSON.stringify(answer.body.errors)}`).toBe(200);
  return answer;
}
