import { Check, X } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ApplicationRow } from '../../entities/application/application-row.tsx';
import type { Application, DecideApplicationBody } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';
import { OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import { ApplicationAnswers } from './application-answers.tsx';
import * as css from './decide-application.css.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { readDecisionInHand, searchOfDecision } from './decision-address.ts';

interface RequestRowProps {
  application: Application;
  /** It is decided; the buttons will go. */
  onDone: () => void;
}

/** A request among those that wait, on the page of what is asked for: answered in one press, or with a note from its menu. */
export function RequestRow({ application, onDone }: RequestRowProps) {
  const t = useT('applications');
  const [search] = useSearchParams();
  const inHand = readDecisionInHand(search);
  const decision = inHand?.id === application.id ? inHand.decision : null;
  const dialog = useUrlDialog(decision !== null);
  const open = (next: DecideApplicationBody['decision']) => () =>
    dialog.open(searchOfDecision({ decision: next, id: application.id }, search));
  return (
    <ApplicationRow application={application} isAtTarget>
      {application.permissions['decide'] && (
        <div className={css.answers}>
          <ApplicationAnswers application={application} onDone={onDone} />
          <OverflowMenu
            label={t('withNote.menu', { name: application.applicant.name })}
            items={[
              { label: t('withNote.accept'), icon: <Check size={20} />, onSelect: open('accepted') },
              { label: t('withNote.decline'), icon: <X size={20} />, onSelect: open('rejected') },
            ]}
          />
          {decision && (
            <DecideDialog
              key={decision}
              application={application}
              decision={decision}
              onClose={() => dialog.close(searchOfDecision(null, search))}
            />
          )}
        </div>
      )}
    </ApplicationRow>
  );
}
