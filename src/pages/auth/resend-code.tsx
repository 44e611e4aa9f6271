import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { PhoneNumber } from '../../models/auth-flow/auth-flow.ts';
import { resendCode } from '../../shared/api/generated/endpoints/sign-in/sign-in.ts';
import type { ResendCodeData } from '../../shared/api/generated/model';
import type { ApiError } from '../../shared/api/errors.ts';
import { useWrite } from '../../shared/api/use-write.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { everySecond, monotonicNow } from '../../shared/platform/timers.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FieldError } from '../../shared/ui/field.tsx';
import { countdown, resendDelayOf, resendLeft } from '../../features/verify-phone/verify-phone.ts';
import * as css from './auth.css.ts';

interface ResendCodeProps {
  phone: PhoneNumber;
  onSent: () => void;
  /** What can be done instead, in the same line. */
  otherWay: ReactNode;
}

/** Requests another code, as soon as the server allows it (design §1: after 60 s). */
export function ResendCode({ phone, onSent, otherWay }: ResendCodeProps) {
  const t = useT('auth');
  const { state } = useLocation();
  const resend = useWrite<ResendCodeData, ApiError>({
    mutationKey: ['resendCode'],
    mutationFn: () => resendCode(phone),
    onSuccess: ({ resend_in_s }) => {
      wait(resend_in_s);
      onSent();
    },
    onError: (error) => wait(resendDelayOf(error.data) ?? 0),
  });
  const [openAt, setOpenAt] = useState(() => monotonicNow() + resendLeft(state) * 1_000);
  const seconds = useSyncExternalStore(everySecond, () => Math.max(0, Math.ceil((openAt - monotonicNow()) / 1_000)));
  const wait = (delay: number) => setOpenAt(monotonicNow() + delay * 1_000);
  return (
    <div className={css.resend}>
      <div role="status">{resend.isSuccess && t('verify.sent')}</div>
      {resend.error && (
        <div role="alert">
          <FieldError id="resend-error">{resend.error.message}</FieldError>
        </div>
      )}
      <div className={css.ways}>
        {seconds > 0 ? (
          <p role="timer" className={css.waiting}>
            {t('verify.wait', { time: countdown(seconds) })}
          </p>
        ) : (
          <Button variant="secondary" loading={resend.isPending} onClick={() => resend.mutate()}>
            {t('verify.resend')}
          </Button>
        )}
        {otherWay}
      </div>
    </div>
  );
}
