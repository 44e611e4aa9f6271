/** The mock's control endpoints; they exist in the mocked app only. */
export interface MockUser {
  id: number;
  name: string | null;
  phone: string;
}
export interface MockState {
  scenario: string;
  scenarios: string[];
  latency: number;
  now: number;
  frozen: boolean;
  users: MockUser[];
}
export interface MockCall {
  method: string;
  path: string;
  status: number;
  ms: number;
  request?: unknown;
  response?: unknown;
}

export type Control = ReturnType<typeof createControl>;

/**
 * The control endpoints as functions; they reject when one of them is not answered as it should be. Nothing is asked before
 * `ready`: the static demo has nobody else to answer, and its file server would be asked instead.
 */
export function createControl(ready: Promise<unknown>) {
  async function ask<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    await ready;
    const response = await fetch(`/__mock/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (!response.ok) throw new Error(`The mock backend answered ${response.status}.`);
    return (await response.json()) as T; // our own control endpoints, in this repository
  }
  return {
    state: () => ask<MockState>('GET', 'state'),
    calls: async () => (await ask<{ calls: MockCall[] }>('GET', 'calls')).calls,
    become: (userId: number) => ask<{ access_token: string }>('POST', 'become', { user_id: userId }),
    scenario: (name: string, latency?: number) =>
      ask<MockState>('POST', 'scenario', { name, ...(latency === undefined ? {} : { latency }) }),
    freeze: (now: string | null) => ask<MockState>('POST', 'clock', { now }),
    reset: () => ask<MockState>('POST', 'reset', {}),
  };
}
