import type { OperationName } from '../../mocks/contract/types.ts';

type Call = (...args: unknown[]) => Promise<unknown>;
const modules = import.meta.glob<Record<string, Call>>('../../src/shared/api/generated/endpoints/*/*.ts');

/** The calls of the generated client, by operation; whatever they are given, the server decides the answer. */
export async function clientCalls(): Promise<(operation: OperationName, headers?: object) => Promise<unknown>> {
  const calls = new Map<string, Call>();
  for (const load of Object.values(modules))
    for (const [name, call] of Object.entries(await load())) calls.set(name, call);
  return (operation, headers = {}) => {
    const call = calls.get(operation);
    if (!call) throw new Error(`the client has no ${operation}`);
    return call('1', headers, headers, headers); // the last of one to four arguments where it has any
  };
}
