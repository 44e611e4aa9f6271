import { ArrowDown, ArrowUp, Trash2, Users } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { criterionName } from '../../entities/competition/criteria-words.ts';
import { RankingCriterionKey } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { FieldGroup } from '../../shared/ui/field-group.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { DragHandle, useSortable } from '../../shared/ui/sortable.tsx';
import type { StepProps } from './competition-form.ts';

/** Only sports that are played in sets have them. */
const OF_SETS: ReadonlySet<RankingCriterionKey> = new Set(['set_ratio', 'point_ratio', 'set_pct', 'game_pct']);

/** What decides when teams are level: put in order by drag, by keys, and by the menu of each. */
export function CriteriaField({ form: { control, field, set }, sport }: Omit<StepProps, 'isDrawn'>) {
  const t = useT('competitionform');
  const words = useT('standings');
  const criteria = useWatch({ control, name: 'criteria' });
  const { id, error } = field('criteria');
  const one = (of: number) => criteria.find((criterion) => criterion.id === of);
  const nameOf = (of: number) => criterionName(one(of)?.key ?? 'points', sport, words);
  const sorting = useSortable({
    ids: criteria.map((criterion) => criterion.id),
    onMove: (of, to) => {
      const moved = one(of);
      if (moved) set('criteria', criteria.filter((other) => other !== moved).toSpliced(to, 0, moved));
    },
    hint: t('criteria.moveHint'),
    news: (of, to) => t('criteria.moved', { name: nameOf(of), place: to + 1, total: criteria.length }),
  });
  const hasSets = sport === 'volleyball' || sport === 'tennis';
  const others = Object.values(RankingCriterionKey).filter(
    (key) => !criteria.some((criterion) => criterion.key === key) && (hasSets || !OF_SETS.has(key)),
  );
  return (
    <FieldGroup id={id} label={t('criteria.label')} hint={t('criteria.hint')} error={error}>
      {() => (
        <>
          <ListRows label={t('criteria.label')}>
            {criteria.map(({ id: own, key, only_if_two: onlyOfTwo }, index) => {
              const name = criterionName(key, sport, words);
              return (
                <ListRow
                  key={own}
                  sortable={sorting.item(own)}
                  icon={
                    <DragHandle
                      {...(index === 0 && { id })}
                      aria-label={t('criteria.move', { name })}
                      {...sorting.handle(own)}
                    />
                  }
                  title={name}
                  meta={onlyOfTwo ? t('criteria.onlyOfTwo') : undefined}
                  value={
                    <OverflowMenu
                      label={t('criteria.menu', { name })}
                      items={[
                        {
                          label: t('criteria.up'),
                          icon: <ArrowUp size={20} />,
                          disabled: index === 0,
                          onSelect: () => sorting.move(own, index - 1),
                        },
                        {
                          label: t('criteria.down'),
                          icon: <ArrowDown size={20} />,
                          disabled: index === criteria.length - 1,
                          onSelect: () => sorting.move(own, index + 1),
                        },
                        {
                          label: t(onlyOfTwo ? 'criteria.ofAll' : 'criteria.ofTwo'),
                          icon: <Users size={20} />,
                          onSelect: () =>
                            set(
                              'criteria',
                              criteria.map((other) =>
                                other.id === own ? { ...other, only_if_two: !onlyOfTwo } : other,
                              ),
                            ),
                        },
                        {
                          label: t('criteria.remove'),
                          icon: <Trash2 size={20} />,
                          danger: true,
                          disabled: criteria.length === 1,
                          onSelect: () =>
                            set(
                              'criteria',
                              criteria.filter((other) => other.id !== own),
                            ),
                        },
                      ]}
                    />
                  }
                />
              );
            })}
          </ListRows>
          {sorting.aside}
          {others.length > 0 && (
            <SelectField
              label={t('criteria.add')}
              placeholder={t('criteria.choose')}
              options={others.map((key) => ({ value: key, label: criterionName(key, sport, words) }))}
              value=""
              onChange={({ target: { value } }) => {
                const key = others.find((other) => other === value);
                const next = Math.max(0, ...criteria.map((criterion) => criterion.id)) + 1;
                if (key) set('criteria', [...criteria, { id: next, key, only_if_two: false }]);
              }}
            />
          )}
        </>
      )}
    </FieldGroup>
  );
}
