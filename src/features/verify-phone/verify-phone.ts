import { useUnit } from 'effector-react';
import { useNavigate, useSearchParams } from 'react-router';
import { forgotFlowStarted, phoneToVerifySet } from '../../models/auth-flow/auth-flow.model.ts';
import type { PhoneNumber } from '../../models/auth-flow/auth-flow.ts';
import { pad } from '../../shared/lib/time/wall-time.ts';
import { now } from '../../shared/platform/clock.ts';
import { toInsideAddress } from '../../shared/routing/inside-address.ts';
import { paths } from '../../shared/routing/paths.ts';

/** Seconds until another code can be requested, where the server does not say (design §1). */
const RESEND_S = 60;

/** Address to return to after sign-in; each step passes it on, the guard validates it. */
export function useReturnTo(): string | null {
  const [search] = useSearchParams();
  return toInsideAddress(search.get('returnTo'), window.location.origin);
}

interface CodeRequest {
  /** Seconds until another code can be requested. */
  resendIn?: number;
  /** The code is for a new password. */
  forgotten?: boolean;
}

/** Navigates to /auth/verify after a code was sent. Stores the number first, because the guard requires it. */
export function useGoToVerify() {
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const { verify, resetPassword } = useUnit({ verify: phoneToVerifySet, resetPassword: forgotFlowStarted });
  return async (phone: PhoneNumber, { resendIn = RESEND_S, forgotten = false }: CodeRequest = {}): Promise<void> => {
    (forgotten ? resetPassword : verify)(phone);
    await navigate(paths.verify(returnTo), { state: codeSent(resendIn) });
  };
}

/** Navigation state of /auth/verify; the browser keeps it through a reload. */
interface CodeSent {
  resendIn: number;
  /** Wall-clock ms. */
  sentAt: number;
}

export const codeSent = (resendIn: number): CodeSent => ({ resendIn, sentAt: now() });

/** Seconds until another code can be requested; 0 without a navigation state: the server then decides. */
export function resendLeft(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('resendIn' in state) || !('sentAt' in state)) return 0;
  const { resendIn, sentAt } = state;
  if (typeof resendIn !== 'number' || typeof sentAt !== 'number') return 0;
  const left = resendIn - (now() - sentAt) / 1_000;
  return Math.min(Math.max(0, left), resendIn); // setting the clock back must not lengthen the wait
}

/** The delay that a refusal carries (`data.resend_in_s`), in seconds; undefined without one. */
export function resendDelayOf(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('resend_in_s' in data)) return undefined;
  return typeof data.resend_in_s === 'number' ? data.resend_in_s : undefined;
}

/** Whole seconds as `m:ss`, from an hour on as `h:mm:ss`: after the last code of the day the wait is hours. */
export function countdown(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}
