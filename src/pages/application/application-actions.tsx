import { useSearchParams } from 'react-router';
import { DecideDialog } from '../../features/decide-application/decide-dialog.tsx';
import { useWithdrawal } from '../../features/decide-application/use-application-writes.ts';
import type { Application } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Inline } from '../../shared/ui/stack.tsx';
import { decisionSearch, readDecision } from './application.data.ts';

/** What this user may still do about it: decide with a note, or withdraw. */
export function ApplicationActions({ application }: { application: Application }) {
  const t = useT('applications');
  const [search] = useSearchParams();
  const decision = readDecision(search, application);
  const dialog = useUrlDialog(decision !== null);
  const withdraw = useWithdrawal(application);
  const { decide: mayDecide, withdraw: mayWithdraw } = application.permissions;
  if (!mayDecide && !mayWithdraw) return null;
  return (
    <Inline>
      {mayDecide && (
        <>
          <Button variant="secondary" onClick={() => dialog.open(decisionSearch('rejected'))}>
            {t('decline')}
          </Button>
          <Button onClick={() => dialog.open(decisionSearch('accepted'))}>{t('accept')}</Button>
        </>
      )}
      {mayWithdraw && (
        <Button variant="secondary" onClick={withdraw}>
          {t('withdraw.action')}
        </Button>
      )}
      {decision && (
        <DecideDialog key={decision} application={application} decision={decision} onClose={() => dialog.close('')} />
      )}
    </Inline>
  );
}
