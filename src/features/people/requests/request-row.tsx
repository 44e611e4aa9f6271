import { Check, ListEnd, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { applicantName } from '../../../entities/application/application-kinds.ts';
import { ApplicationRow } from '../../../entities/application/application-row.tsx';
import type { Application } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { searchDialogs, useSearchDialogs } from '../../../shared/routing/search-dialogs.ts';
import { OverflowMenu } from '../../../shared/ui/overflow-menu.tsx';
import { ApplicationAnswers } from './application-answers.tsx';
import * as css from './requests.css.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { decisionOf } from './decision-address.ts';

/** With a note: `?accept=12`, `?decline=12`, `?waitlist=12`. */
const dialogs = searchDialogs({ about: ['accept', 'decline', 'waitlist'] });

interface RequestRowProps {
  application: Application;
  /** It is decided; the buttons will go. */
  onDone: () => void;
  /** Its page, where what is asked for has one of its own. */
  to?: string;
  /** Above it: what the rows from here on have in common. */
  head?: ReactNode;
  /** Below it. */
  children?: ReactNode;
}

/** A request on the page of what is asked for: answered in one press, or with a note from its menu, while it waits. */
export function RequestRow({ application, onDone, children, ...row }: RequestRowProps) {
  const t = useT('applications');
  const { decide: mayDecide, waitlist: mayWaitlist } = application.permissions;
  const { shown, open, close } = useSearchDialogs(dialogs, {
    mayOpen: ({ name, id }) => id === application.id && (name !== 'waitlist' || mayWaitlist === true),
  });
  return (
    <ApplicationRow {...row} application={application} isAtTarget>
      {mayDecide && (
        <div className={mayWaitlist ? css.threeAnswers : css.answers}>
          <ApplicationAnswers application={application} onDone={onDone} />
          <OverflowMenu
            label={t('withNote.menu', { name: applicantName(application) })}
            items={[
              {
                label: t('withNote.accept'),
                icon: <Check size={20} />,
                onSelect: () => open('accept', application.id),
              },
              { label: t('withNote.decline'), icon: <X size={20} />, onSelect: () => open('decline', application.id) },
              ...(mayWaitlist
                ? [
                    {
                      label: t('withNote.waitlist'),
                      icon: <ListEnd size={20} />,
                      onSelect: () => open('waitlist', application.id),
                    },
                  ]
                : []),
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
      {children}
    </ApplicationRow>
  );
}
