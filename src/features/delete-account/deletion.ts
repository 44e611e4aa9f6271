import '../../shared/lib/zod-setup.ts';
import { literal, string } from 'zod';
import { readCurrentUser } from '../../shared/api/current-user.ts';
import { ApiError } from '../../shared/api/errors.ts';
import { deleteAccount } from '../../shared/api/generated/endpoints/sign-in/sign-in.ts';
import type { DeleteAccountBody as Deletion } from '../../shared/api/generated/model';
import { DeleteAccountBody } from '../../shared/api/generated/zod/schemas/deleteAccountBody.zod.ts';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';

const { password, confirmation } = DeleteAccountBody.shape;

/** The contract's body; the password is required if the user has one, and the word may be mistyped first (UI-07). */
export const deletionSchema = (hasPassword: boolean) =>
  DeleteAccountBody.extend({
    password: hasPassword ? password.unwrap() : literal(''),
    confirmation: string().pipe(confirmation),
  });

/** Deletes the account; if the answer is lost, the result is looked up. Rejects with `ApiError`. */
export const sendDeletion = (body: Deletion) => settleLostAnswer(() => deleteAccount(body), isDeleted);

/** The account is deleted when its token belongs to nobody. */
async function isDeleted(): Promise<boolean> {
  try {
    await readCurrentUser();
    return false;
  } catch (error) {
    return error instanceof ApiError && error.status === 401;
  }
}
