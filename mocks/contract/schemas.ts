import { z } from 'zod';
import * as generated from '../../src/shared/api/generated/zod/index.ts';
import type { OperationName } from './types.ts';

type Part = 'Params' | 'QueryParams' | 'Body' | 'BodySchema' | 'Header' | 'Response';

/** The generated schema of one part of an operation; undefined where the operation has no such part. */
function part(operation: OperationName, name: Part): z.ZodType | undefined {
  const key = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}${name}`;
  const found: unknown = Reflect.get(generated, key);
  return found instanceof z.ZodType ? found : undefined;
}

export const pathSchema = (operation: OperationName) => part(operation, 'Params');
export const querySchema = (operation: OperationName) => part(operation, 'QueryParams');
/** orval appends `Schema` where the body is a named schema of the contract. */
export const bodySchema = (operation: OperationName) => part(operation, 'BodySchema') ?? part(operation, 'Body');
export const headerSchema = (operation: OperationName) => part(operation, 'Header');

/** The whole success envelope of an operation. */
export function responseSchema(operation: OperationName): z.ZodType {
  const schema = part(operation, 'Response');
  if (!schema) throw new Error(`${operation}: the generated client has no response schema; run npm run generate`);
  return schema;
}
