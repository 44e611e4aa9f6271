import { useUnit } from 'effector-react';
import { useNavigate, useSearchParams } from 'react-router';
import { forgotFlowStarted, phoneToVerifySet } from '../../models/auth-flow/auth-flow.model.ts';
import type { PhoneNumber } from '../../models/auth-flow/auth-flow.ts';
import { paths } from '../../shared/routing/paths.ts';
import { codeSent } from './code-sent.ts';
import { toInsideAddress } from '../../shared/routing/inside-address.ts';

/** Where the person wanted to go before signing in; each step hands it on, the guard judges it. */
export function useReturnTo(): string | null {
  const [search] = useSearchParams();
  return toInsideAddress(search.get('returnTo'), window.location.origin);
}

/** On to the code that was just sent to a number. The flow has to know the number first, or the guard lets nobody in. */
export function useWayToVerify() {
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const { set, forgot } = useUnit({ set: phoneToVerifySet, forgot: forgotFlowStarted });
  return async (
    phone: PhoneNumber,
    { resendIn, forgotten = false }: { resendIn: number; forgotten?: boolean },
  ): Promise<void> => {
    (forgotten ? forgot : set)(phone);
    await navigate(paths.verify(returnTo), { state: codeSent(resendIn) });
  };
}
