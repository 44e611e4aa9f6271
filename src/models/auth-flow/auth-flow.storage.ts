import { storageKeys } from '../../shared/platform/storage-keys.ts';
import type { SafeStorage } from '../../shared/platform/storage.ts';
import type { AuthFlow, PhoneNumber } from './auth-flow.ts';

/** What this tab kept of the flow; the two keys are the documented two. Source: SEC-03. */
export function readAuthFlow(storage: SafeStorage): AuthFlow {
  return {
    phoneToVerify: storage.readJson(storageKeys.phoneToVerify, toPhone),
    forgotFlow: storage.read(storageKeys.forgotPassword) === 'true',
  };
}

export function saveAuthFlow(storage: SafeStorage, { phoneToVerify, forgotFlow }: AuthFlow): void {
  if (phoneToVerify) storage.writeJson(storageKeys.phoneToVerify, phoneToVerify);
  else storage.remove(storageKeys.phoneToVerify);
  if (forgotFlow) storage.write(storageKeys.forgotPassword, 'true');
  else storage.remove(storageKeys.forgotPassword);
}

function toPhone(value: unknown): PhoneNumber | null {
  // what has no properties throws here, and the storage takes it for an older shape
  const { phone_prefix, phone_number } = value as Partial<Record<keyof PhoneNumber, unknown>>;
  return typeof phone_prefix === 'string' && typeof phone_number === 'string' ? { phone_prefix, phone_number } : null;
}
