/** Accounts for every kind of unfinished session (design §2), besides the demo accounts; with the same password, if any. */
interface SessionAccount {
  readonly key: string;
  readonly id: number;
  readonly phone_number: string;
  readonly is_verified: boolean;
  readonly password_set: boolean;
  readonly is_completed: boolean;
  readonly is_super_user: boolean;
}
const done = { is_verified: true, password_set: true, is_completed: true, is_super_user: false };

export const sessionAccounts = [
  { ...done, key: 'unverified', id: 58, phone_number: '690000058', is_verified: false, is_completed: false },
  { ...done, key: 'withoutPassword', id: 59, phone_number: '690000059', password_set: false },
  { ...done, key: 'withoutProfile', id: 60, phone_number: '690000060', is_completed: false },
  { ...done, key: 'justVerified', id: 61, phone_number: '690000061', password_set: false, is_completed: false },
  { ...done, key: 'unverifiedSuperUser', id: 62, phone_number: '690000062', is_verified: false, is_super_user: true },
  // whom an organization has as a referee already
  { ...done, key: 'newReferee', id: 63, phone_number: '690000063', is_completed: false },
] as const satisfies readonly SessionAccount[];

/** The account of this user, if it is one of them. */
export const sessionAccountOf = (id: number): SessionAccount | undefined =>
  sessionAccounts.find((account) => account.id === id);
