import { describe, expect, it } from 'vitest';
import { storageKeys } from '../../shared/platform/storage-keys.ts';
import { createStorage } from '../../shared/platform/storage.ts';
import { noAuthFlow } from './auth-flow.ts';
import { readAuthFlow, saveAuthFlow } from './auth-flow.storage.ts';

const phone = { phone_prefix: '+355', phone_number: '690000001' };

function memory() {
  const kept = new Map<string, string>();
  const area = () => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  return { kept, storage: createStorage({ local: area, session: area }) };
}

describe('[SEC-03] the flow in session storage', () => {
  it('lies in session storage', () => {
    expect([storageKeys.phoneToVerify.area, storageKeys.forgotPassword.area]).toEqual(['session', 'session']);
  });
  it.each([
    noAuthFlow,
    { phoneToVerify: phone, forgotFlow: false },
    { phoneToVerify: phone, forgotFlow: true },
    { phoneToVerify: null, forgotFlow: true },
  ])('%j survives a reload, whatever was there', (flow) => {
    const { storage } = memory();
    saveAuthFlow(storage, { phoneToVerify: { phone_prefix: '+1', phone_number: '1' }, forgotFlow: true });
    saveAuthFlow(storage, flow);
    expect(readAuthFlow(storage)).toEqual(flow);
  });
  it('nothing of an ended flow stays', () => {
    const { kept, storage } = memory();
    saveAuthFlow(storage, { phoneToVerify: phone, forgotFlow: true });
    expect([...kept.keys()]).toEqual([storageKeys.phoneToVerify.name, storageKeys.forgotPassword.name]);
    saveAuthFlow(storage, noAuthFlow);
    expect(kept.size).toBe(0);
  });
  it.each([
    '"text"',
    'null',
    '7',
    '{}',
    '{"phone_prefix":"+355"}',
    '{"phone_number":"1"}',
    '{"phone_prefix":1,"phone_number":"1"}',
    '{"phone_prefix":"+1","phone_number":2}',
    '{',
  ])('another shape is no number: %s', (text) => {
    const { kept, storage } = memory();
    kept.set(storageKeys.phoneToVerify.name, text);
    expect(readAuthFlow(storage)).toEqual(noAuthFlow);
  });
  it('keeps the two facts of a number and nothing else', () => {
    const { kept, storage } = memory();
    kept.set(storageKeys.phoneToVerify.name, JSON.stringify({ ...phone, code: '123456' }));
    expect(readAuthFlow(storage).phoneToVerify).toEqual(phone);
  });
});
