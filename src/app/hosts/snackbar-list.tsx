import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import {
  $snackbars,
  snackbarActionChosen,
  snackbarDismissed,
  snackbarListShown,
  snackbarsHeld,
  snackbarsReleased,
} from '../../models/snackbars/snackbars.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { $pushCard } from '../../models/push/push.model.ts';
import { useConsentCard } from '../push/late-card.ts';
import { Snackbar, SnackbarRegion } from '../../shared/ui/snackbar.tsx';
import { say } from '../../models/snackbars/wording.ts';

/** Shows the snackbars in the current language, and below them the consent to push; none is removed while pointer or focus is in the region. */
export function SnackbarList() {
  const t = useT();
  const snackbars = useUnit($snackbars);
  const hasCard = useUnit($pushCard) !== null;
  const consent = useConsentCard(hasCard ? 'now' : 'by-others');
  const { choose, dismiss, hold, release, shown } = useUnit({
    choose: snackbarActionChosen,
    dismiss: snackbarDismissed,
    hold: snackbarsHeld,
    release: snackbarsReleased,
    shown: snackbarListShown,
  });
  // requests are held back until there is a list to show them in
  const attach = useCallback(
    (list: HTMLElement | null) => {
      if (list) shown();
    },
    [shown],
  );
  return (
    <div
      ref={attach}
      onPointerEnter={() => hold()}
      onPointerLeave={() => release()}
      onFocus={() => hold()}
      onBlur={() => release()}
    >
      <SnackbarRegion>
        {snackbars.map(({ id, message, title, color, actions }) => (
          <Snackbar
            key={id}
            message={say(t, message)}
            title={title ? say(t, title) : undefined}
            color={color}
            actions={actions.map(({ label }, index) => ({
              label: say(t, label),
              onClick: () => choose({ id, index }),
            }))}
            onClose={() => dismiss(id)}
          />
        ))}
        {hasCard && consent && <consent.ConsentCard />}
      </SnackbarRegion>
    </div>
  );
}
