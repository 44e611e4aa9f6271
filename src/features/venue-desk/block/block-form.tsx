import { DialogForm } from '../../../entities/form/form.tsx';
import type { CourtRef, Id } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { DeskPlace } from '../desk-address.ts';
import { ReasonField } from '../reason-field.tsx';
import { AffectedBookings } from './affected-bookings.tsx';
import * as css from './block.css.ts';
import { isComplete } from './block-schema.ts';
import { BlockTime } from './block-time.tsx';
import { countOf, type PlannedBooking } from './closing-plan.ts';
import { CourtChoice } from './court-choice.tsx';
import { useBlockForm } from './use-block-form.ts';

interface BlockFormProps {
  venueId: Id;
  /** The cell that was pressed. */
  place: DeskPlace | null;
  /** Tirane's date. */
  today: string;
  courts: readonly CourtRef[];
  onClose: () => void;
}

/** Which courts, when and why. Bookings in the way are shown; they refuse it, or are cancelled with its reason. */
export function BlockForm({ venueId, place, today, courts, onClose }: BlockFormProps) {
  const t = useT('desk');
  const { form, values, hit, closing } = useBlockForm(venueId, { place, today, onDone: onClose });
  return (
    <DialogForm
      wide
      title={t('block.title')}
      onClose={onClose}
      closeButton
      form={form}
      submitLabel={t('block.action')}
      effect={<ClosingEffect plan={closing.plan} />}
    >
      <CourtChoice
        courts={courts}
        chosen={values.court_ids}
        {...form.field('court_ids')}
        onChoose={(ids) => form.set('court_ids', ids)}
      />
      <BlockTime form={form} values={values} today={today} />
      <ReasonField
        of="block"
        field={form.field('reason')}
        value={values.reason}
        onChoose={(text) => form.set('reason', text)}
      />
      {isComplete(values) && (
        <QueryView query={hit} failure="line" skeleton={<Skeleton width="60%" />}>
          {() => <AffectedBookings {...closing} />}
        </QueryView>
      )}
    </DialogForm>
  );
}

/** "Move 2 · cancel 1", in the order of what changes least. */
function ClosingEffect({ plan }: { plan: readonly PlannedBooking[] }) {
  const t = useT('desk');
  const parts = (['move', 'ask', 'cancel'] as const).flatMap((action) => {
    const count = countOf(plan, action);
    return count > 0 ? t(`closing.plan.${action}`, { count }) : [];
  });
  return <span className={css.effect}>{parts.join(' · ')}</span>;
}
