import '../../shared/lib/zod-setup.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as zod from 'zod';
import {
  DeleteAccountBody,
  deleteAccountBodyPasswordMax,
} from '../../shared/api/generated/zod/schemas/deleteAccountBody.zod.ts';

export const PASSWORD_MAX = deleteAccountBodyPasswordMax;

const { password, confirmation } = DeleteAccountBody.shape;

/** As the contract has it; a password is required of a user who has one, and another word may be typed first. */
const schemaFor = (hasPassword: boolean) =>
  DeleteAccountBody.extend({
    password: hasPassword ? password.unwrap() : zod.literal(''),
    confirmation: zod.string().pipe(confirmation),
  });

export function useDeleteAccountForm(hasPassword: boolean) {
  return useForm({ resolver: zodResolver(schemaFor(hasPassword)), defaultValues: { password: '', confirmation: '' } });
}
