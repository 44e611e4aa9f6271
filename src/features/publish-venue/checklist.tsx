import { CircleCheck, CircleDashed, CirclePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { partAddress, type VenuePart, type VenueParts } from './missing-parts.ts';
import * as css from './publish-venue.css.ts';

interface ChecklistProps {
  parts: VenueParts;
  /** Whether the user may add what is missing; others only read it. */
  canEdit: boolean;
}

/** What the venue needs before it is reviewed, each line leading to its field; what is there already stands in one line. */
export function Checklist({ parts: { missing, done }, canEdit }: ChecklistProps) {
  const t = useT('overview');
  const format = useFormat();
  return (
    <Section title={t(missing.length > 0 ? 'missing.title' : 'missing.ready')}>
      {missing.length > 0 && (
        <Rows parts={missing} icon={<CircleDashed size={22} />} canEdit={canEdit} label={t('missing.title')} />
      )}
      {done.length > 0 && (
        <p className={css.done}>
          <CircleCheck className={css.doneIcon} size={18} />
          {t('missing.done', { parts: format.list(done.map((part) => t(`parts.${part}.name`))) })}
        </p>
      )}
    </Section>
  );
}

/** What players would like to see too. */
export function WorthAdding({ parts: { optional }, canEdit }: ChecklistProps) {
  const t = useT('overview');
  if (optional.length === 0 || !canEdit) return null;
  return (
    <Section title={t('missing.worth')}>
      <Rows parts={optional} icon={<CirclePlus size={22} />} canEdit label={t('missing.worth')} />
    </Section>
  );
}

interface RowsProps {
  parts: readonly VenuePart[];
  icon: ReactNode;
  canEdit: boolean;
  label: string;
}

function Rows({ parts, icon, canEdit, label }: RowsProps) {
  const t = useT('overview');
  return (
    <ListRows label={label}>
      {parts.map((part) => {
        const row = { icon, title: t(`parts.${part}.add`), meta: t(`parts.${part}.why`) };
        return canEdit ? <ListRow key={part} {...row} to={partAddress(part)} /> : <ListRow key={part} {...row} />;
      })}
    </ListRows>
  );
}
