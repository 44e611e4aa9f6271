import { useUnit } from 'effector-react';
import { useNavigate, useSearchParams } from 'react-router';
import { forgotFlowStarted, phoneToVerifySet } from '../../models/auth-flow/auth-flow.model.ts';
import type { PhoneNumber } from '../../models/auth-flow/auth-flow.ts';
import { paths } from '../../shared/routing/paths.ts';
import { codeSent } from './code-sent.ts';

/** Where the person wanted to go before signing in; each step hands it on, the guard judges it. */
export function useReturnTo(): string | null {
  const [search] = useSearchParams();
  return search.get('returnTo');
}

/** On to the code that was just sent to a number; the flow has to know the number first, or the guard lets nobody in. */
export function useWayToVerify() {
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const set = useUnit({ forgotten: forgotFlowStarted, other: phoneToVerifySet });
  return (phone: PhoneNumber, { resendIn, forgotten = false }: { resendIn: number; forgotten?: boolean }): void => {
    (forgotten ? set.forgotten : set.other)(phone);
    void navigate(paths.verify(returnTo), { state: codeSent(resendIn) });
  };
}
