import { ClipboardCheck, ClipboardList, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { OrganizationToDo, WaitingApplications } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { Section } from '../../shared/ui/section.tsx';

const results: readonly (readonly ['results_to_confirm' | 'disputed', 'results' | 'disputed', LucideIcon])[] = [
  ['disputed', 'disputed', TriangleAlert],
  ['results_to_confirm', 'results', ClipboardCheck],
];

interface ToDoProps {
  todo: OrganizationToDo;
  waiting: readonly WaitingApplications[];
}

/** What waits for a decision, the most urgent first; applications lead to those of their competition. */
export function ToDo({ todo, waiting }: ToDoProps) {
  const t = useT('organizing');
  const open = results.filter(([key]) => todo[key] > 0);
  return (
    <Section title={t('home.todo.title')}>
      {open.length + waiting.length === 0 ? (
        <EmptyState drawing="court" hint={t('home.todo.noneHint')}>
          {t('home.todo.none')}
        </EmptyState>
      ) : (
        <ListRows label={t('home.todo.title')}>
          {open.map(([key, text, Icon]) => (
            <ListRow key={key} icon={<Icon size={22} />} title={t(`home.todo.${text}`, { count: todo[key] })} />
          ))}
          {waiting.map(({ competition: { id, name }, count }) => (
            <ListRow
              key={id}
              icon={<ClipboardList size={22} />}
              title={t('home.todo.applications', { count })}
              meta={name}
              to={paths.competitionApplications(id)}
            />
          ))}
        </ListRows>
      )}
    </Section>
  );
}
