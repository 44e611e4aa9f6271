import { expect, type APIRequestContext } from '@playwright/test';
import type { Call } from '../../mocks/call-log.ts';
import type { FailureMode } from '../../mocks/failures.ts';
import type { ScenarioName } from '../../mocks/scenarios.ts';
import type { OperationId } from '../../src/shared/api/generated/routes.ts';
import type { Guard } from './guard.ts';
import type { Language } from './person.ts';
import { PHONE_PREFIX, personas, type Persona } from './personas.ts';

/** Controls this test's database of the mock backend. */
export interface MockClient {
  /** Switches to a scenario; earlier planned failures end. */
  scenario: (name: ScenarioName) => Promise<void>;
  /** Every further answer of an operation is this failure (after `held`: the waiting ones too); the browser's console message is allowed. */
  fail: (operation: OperationId, mode: FailureMode) => Promise<void>;
  /** The last hundred requests, oldest first; status 0 = no answer arrived. */
  calls: (operation?: OperationId) => Promise<Call[]>;
  /** Forgets the requests until now. */
  clearCalls: () => Promise<void>;
  /** Moves the backend's clock (ISO with offset); the page's own is moved with `page.clock`. */
  clock: (now: string) => Promise<void>;
  /** Cuts the sockets of everybody, who come back by themselves; how many there were. */
  cut: () => Promise<number>;
  /** A fresh access token of a demo account. */
  become: (persona: Persona) => Promise<string>;
  /** The account's language, which takes precedence over the browser's. */
  speak: (token: string, language: Language) => Promise<void>;
}

/** Chromium's console message for a failed request; it prints none for status 200. */
const FAILED_REQUEST: Partial<Record<FailureMode, RegExp>> = {
  html: failedWith(502),
  portal: /$^/,
  empty: /$^/,
  'empty-data': /$^/,
  'wrong-types': /$^/,
  held: /$^/,
};

/** The client sends the cookies of its context, which select database and clock. */
export function mockClient(request: APIRequestContext, guard: Guard): MockClient {
  const post = async (path: string, data: object): Promise<unknown> => {
    const response = await request.post(`/__mock/${path}`, { data });
    expect(response.ok(), `POST /__mock/${path} answered ${response.status()}: ${await response.text()}`).toBe(true);
    return response.json();
  };
  return {
    scenario: async (name) => {
      if (name === 'offline') guard.allow(/net::ERR_/);
      await post('scenario', { name, failures: [] });
    },
    fail: async (operation, mode) => {
      guard.allow(FAILED_REQUEST[mode] ?? (typeof mode === 'number' ? failedWith(mode) : /net::ERR_/));
      await post('fail', { operation, status: mode });
    },
    calls: async (operation) => {
      const response = await request.get('/__mock/calls');
      const { calls } = (await response.json()) as { calls: Call[] }; // our own mock's answer
      return operation ? calls.filter((call) => call.operation === operation) : calls;
    },
    clearCalls: async () => {
      expect((await request.delete('/__mock/calls')).ok()).toBe(true);
    },
    clock: async (now) => {
      await post('clock', { now });
    },
    cut: async () => ((await post('realtime/cut', {})) as { cut: number }).cut, // our own mock's answer
    become: async (persona) => {
      const answer = await post('become', { phone_prefix: PHONE_PREFIX, phone_number: personas[persona] });
      return (answer as { access_token: string }).access_token; // our own mock's answer
    },
    speak: async (token, language) => {
      const response = await request.put('/api/settings/language', {
        headers: { authorization: `Bearer ${token}` },
        data: { value: language, module: 'base' },
      });
      expect(response.status(), await response.text()).toBe(200);
    },
  };
}

function failedWith(status: number): RegExp {
  return new RegExp(`Failed to load resource: the server responded with a status of ${status}`);
}
