import { Check, X } from 'lucide-react';
import { ApplicationRow } from '../../../entities/application/application-row.tsx';
import type { Application } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { searchDialogs, useSearchDialogs } from '../../../shared/routing/search-dialogs.ts';
import { OverflowMenu } from '../../../shared/ui/overflow-menu.tsx';
import { ApplicationAnswers } from './application-answers.tsx';
import * as css from './requests.css.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { decisionOf } from './decision-address.ts';

/** With a note: `?accept=12`, `?decline=12`. */
const dialogs = searchDialogs({ about: ['accept', 'decline'] });

interface RequestRowProps {
  application: Application;
  /** It is decided; the buttons will go. */
  onDone: () => void;
}

/** A request among those that wait, on the page of what is asked for: answered in one press, or with a note from its menu. */
export function RequestRow({ application, onDone }: RequestRowProps) {
  const t = useT('applications');
  const { shown, open, close } = useSearchDialogs(dialogs, { mayOpen: ({ id }) => id === application.id });
  return (
    <ApplicationRow application={application} isAtTarget>
      {application.permissions['decide'] && (
        <div className={css.answers}>
          <ApplicationAnswers application={application} onDone={onDone} />
          <OverflowMenu
            label={t('withNote.menu', { name: application.applicant.name })}
            items={[
              {
                label: t('withNote.accept'),
                icon: <Check size={20} />,
                onSelect: () => open('accept', application.id),
              },
              { label: t('withNote.decline'), icon: <X size={20} />, onSelect: () => open('decline', application.id) },
            ]}
          />
          {shown && (
            <DecideDialog
              key={shown.name}
              application={application}
              decision={decisionOf[shown.name]}
              onClose={close}
            />
          )}
        </div>
      )}
    </ApplicationRow>
  );
}
