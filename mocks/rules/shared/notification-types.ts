import { NotificationType } from '../../../src/shared/api/generated/model.ts';

export const notificationTypes: readonly NotificationType[] = Object.values(NotificationType);

/** The contract's name of a stored type; an unknown one is corrupt data. */
export function typeOf(type: string): NotificationType {
  const known = notificationTypes.find((name) => name === type);
  if (!known) throw new Error(`no notification type of the contract: ${type}`);
  return known;
}
