import { ClipboardCheck, ClipboardList, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { OrganizationToDo } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { Section } from '../../shared/ui/section.tsx';

const counts: readonly (readonly [keyof OrganizationToDo, 'applications' | 'results' | 'disputed', LucideIcon])[] = [
  ['disputed', 'disputed', TriangleAlert],
  ['results_to_confirm', 'results', ClipboardCheck],
  ['applications', 'applications', ClipboardList],
];

/** What waits for a decision, the most urgent first. */
export function ToDo({ todo }: { todo: OrganizationToDo }) {
  const t = useT('organizing');
  const waiting = counts.filter(([key]) => todo[key] > 0);
  return (
    <Section title={t('home.todo.title')}>
      {waiting.length === 0 ? (
        <EmptyState drawing="court" hint={t('home.todo.noneHint')}>
          {t('home.todo.none')}
        </EmptyState>
      ) : (
        <ListRows label={t('home.todo.title')}>
          {waiting.map(([key, text, Icon]) => (
            <ListRow key={key} icon={<Icon size={22} />} title={t(`home.todo.${text}`, { count: todo[key] })} />
          ))}
        </ListRows>
      )}
    </Section>
  );
}
