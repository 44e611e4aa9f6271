import { DecideDialog } from '../../features/people/requests/decide-dialog.tsx';
import { decisionOf } from '../../features/people/requests/decision-address.ts';
import { useWithdrawal } from '../../features/people/requests/use-withdrawal.ts';
import type { Application } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Inline } from '../../shared/ui/stack.tsx';
import { decisionDialogs } from './application.data.ts';

/** What this user may still do about it: decide with a note, put it on the waiting list, or withdraw. */
export function ApplicationActions({ application }: { application: Application }) {
  const t = useT('applications');
  const withdraw = useWithdrawal(application);
  const { decide: mayDecide, waitlist: mayWaitlist, withdraw: mayWithdraw } = application.permissions;
  const { shown, open, close } = useSearchDialogs(decisionDialogs, {
    mayOpen: ({ name }) => (name === 'waitlist' ? mayWaitlist : mayDecide) === true,
  });
  if (!mayDecide && !mayWithdraw) return null;
  return (
    <Inline>
      {mayDecide && (
        <>
          <Button variant="secondary" onClick={() => open('decline')}>
            {t('decline')}
          </Button>
          {mayWaitlist && (
            <Button variant="secondary" onClick={() => open('waitlist')}>
              {t('waitlist')}
            </Button>
          )}
          <Button onClick={() => open('accept')}>{t('accept')}</Button>
        </>
      )}
      {mayWithdraw && (
        <Button variant="secondary" onClick={withdraw}>
          {t('withdraw.action')}
        </Button>
      )}
      {shown && (
        <DecideDialog key={shown.name} application={application} decision={decisionOf[shown.name]} onClose={close} />
      )}
    </Inline>
  );
}
