import type { ClosureAction } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { Chip, ChipGroup } from '../../../shared/ui/chip.tsx';
import { ListRows } from '../../../shared/ui/list-row.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';
import { AffectedRow } from './affected-row.tsx';
import { actionsFor, chosenForAll, type ClosingChoices, type PlannedBooking } from './closing-plan.ts';

interface AffectedBookingsProps {
  plan: readonly PlannedBooking[];
  choices: ClosingChoices;
  onChoose: (choices: ClosingChoices) => void;
  /** It was to be sent: what is missing is said. */
  isTried: boolean;
}

const ACTIONS = ['move', 'cancel', 'ask'] as const satisfies readonly ClosureAction[];

/** The bookings that a closed time would hit, soonest first, each with what happens to it, or all at once (R31). */
export function AffectedBookings({ plan, choices, onChoose, isTried }: AffectedBookingsProps) {
  const t = useT('desk');
  const affected = plan.map((one) => one.affected);
  const offered = ACTIONS.filter((action) => affected.some((one) => actionsFor(one).includes(action)));
  return (
    <Stack gap={3}>
      <p role="status">{plan.length > 0 ? t('block.affected', { count: plan.length }) : t('block.none')}</p>
      {plan.length > 1 && (
        <ChipGroup label={t('closing.all')}>
          {offered.map((action) => (
            <Chip
              key={action}
              pressed={plan.every((one) => one.action === action)}
              onClick={() => onChoose(chosenForAll(affected, choices, action))}
            >
              {t(`closing.${action}All`)}
            </Chip>
          ))}
        </ChipGroup>
      )}
      {plan.length > 0 && (
        <ListRows label={t('block.affectedList')}>
          {plan.map((planned) => (
            <AffectedRow
              key={planned.affected.booking.id}
              planned={planned}
              isTried={isTried}
              onChoose={(choice) => onChoose({ ...choices, [planned.affected.booking.id]: choice })}
            />
          ))}
        </ListRows>
      )}
    </Stack>
  );
}
