import type { ModuleType, UserRecord } from '../../db/records.ts';

/** Who asks, null: a guest; and in which module. */
export interface Requester {
  readonly user: Pick<UserRecord, 'id' | 'is_super_user' | 'is_verified'> | null;
  readonly module: ModuleType;
}
