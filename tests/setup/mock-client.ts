import { expect, type APIRequestContext } from '@playwright/test';
import type { ScenarioName } from '../../mocks/scenarios.ts';
import type { OperationId } from '../../src/shared/api/generated/routes.ts';
import type { Guard } from './guard.ts';
import { PHONE_PREFIX, personas, type Persona } from './personas.ts';

/** A request the mock backend has answered for this test's database. */
export interface MockCall {
  operation: OperationId;
  method: string;
  path: string;
  status: number;
  module: string | null;
}

/** Steers this test's own database of the mock backend. */
export interface MockClient {
  /** Puts the backend into one of its named states. */
  scenario: (name: ScenarioName) => Promise<void>;
  /** The next answers of an operation are refusals; the browser's own line about them is allowed. */
  fail: (operation: OperationId, status: number) => Promise<void>;
  /** What was asked so far, oldest first. */
  calls: (operation?: OperationId) => Promise<MockCall[]>;
  /** A fresh access token of a demo account. */
  become: (persona: Persona) => Promise<string>;
}

/** The client speaks with the cookies of its context, which name database and clock. */
export function mockClient(request: APIRequestContext, guard: Guard): MockClient {
  const post = async (path: string, data: object): Promise<unknown> => {
    const response = await request.post(`/__mock/${path}`, { data });
    expect(response.ok(), `POST /__mock/${path} answered ${response.status()}`).toBe(true);
    return response.json();
  };
  return {
    scenario: async (name) => {
      await post('scenario', { name });
    },
    fail: async (operation, status) => {
      guard.allow(new RegExp(`Failed to load resource: the server responded with a status of ${status}`));
      await post('fail', { operation, status });
    },
    calls: async (operation) => {
      const response = await request.get('/__mock/calls');
      const { calls } = (await response.json()) as { calls: MockCall[] }; // our own mock's answer
      return operation ? calls.filter((call) => call.operation === operation) : calls;
    },
    become: async (persona) => {
      const answer = await post('become', { phone_prefix: PHONE_PREFIX, phone_number: personas[persona] });
      const { token } = answer as { token: string }; // our own mock's answer
      return token;
    },
  };
}
