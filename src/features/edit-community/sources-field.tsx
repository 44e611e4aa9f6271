import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { getListCompetitionsQueryOptions } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import { getListTeamsQueryOptions } from '../../shared/api/generated/endpoints/teams/teams.ts';
import type { City, FeedSource, FeedSourceType, Image } from '../../shared/api/generated/model';
import { keepPage } from '../../shared/api/keep-page.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Combobox } from '../../shared/ui/combobox.tsx';
import { Crest } from '../../shared/ui/crest.tsx';
import { FieldGroup } from '../../shared/ui/field-group.tsx';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import type { ViewedQuery } from '../../shared/ui/query-view.tsx';
import { Stack } from '../../shared/ui/stack.tsx';

interface SourcesFieldProps {
  /** Of the form's field. */
  id: string;
  error: string | undefined;
  chosen: readonly FeedSource[];
  onChange: (chosen: FeedSource[]) => void;
}

const keyOf = ({ type, id }: Pick<FeedSource, 'type' | 'id'>): string => `${type}-${id}`;

/** Finds teams and competitions by their name, one after the other, and lists those that are followed. */
export function SourcesField({ id, error, chosen, onChange }: SourcesFieldProps) {
  const t = useT('communityform');
  const add = (source: FeedSource) => {
    if (!chosen.some((one) => keyOf(one) === keyOf(source))) onChange([...chosen, source]);
  };
  const remove = (source: FeedSource) => {
    focusById(id); // the button goes with its row
    onChange(chosen.filter((one) => keyOf(one) !== keyOf(source)));
  };
  return (
    <FieldGroup id={id} label={t('sources.label')} hint={t('sources.hint')} error={error}>
      {(describedBy) => (
        <Stack gap={3} role="group" aria-label={t('sources.label')} aria-describedby={describedBy}>
          <TeamSearch id={id} chosen={chosen} onAdd={add} />
          <CompetitionSearch chosen={chosen} onAdd={add} />
          {chosen.length > 0 && (
            <ListRows label={t('sources.chosen')}>
              {chosen.map((source) => (
                <ListRow
                  key={keyOf(source)}
                  icon={<Crest of={source} size={40} />}
                  title={source.name}
                  meta={`${t(`sources.types.${source.type}`)} · ${source.city}`}
                  value={
                    <IconButton aria-label={t('sources.remove', { name: source.name })} onClick={() => remove(source)}>
                      <X size={18} />
                    </IconButton>
                  }
                />
              ))}
            </ListRows>
          )}
        </Stack>
      )}
    </FieldGroup>
  );
}

interface SearchProps {
  /** Of the field, so that its error leads to it. */
  id?: string;
  chosen: readonly FeedSource[];
  onAdd: (source: FeedSource) => void;
}

/** As many as are shown of what a name finds. */
const FOUND = 10;

function TeamSearch(props: SearchProps) {
  const [keywords, ask] = useState('');
  const found = useQuery(
    keepPage(getListTeamsQueryOptions({ page: 1, per_page: FOUND, ...(keywords && { keywords }) }), 'any'),
  );
  return (
    <SourceSearch
      {...props}
      type="team"
      onSearch={ask}
      results={{ ...found, data: found.data?.teams.filter(isOpen) }}
    />
  );
}
const isOpen = ({ is_public }: { is_public: boolean }): boolean => is_public;

function CompetitionSearch(props: SearchProps) {
  const [keywords, ask] = useState('');
  const found = useQuery(
    keepPage(getListCompetitionsQueryOptions({ page: 1, per_page: FOUND, ...(keywords && { keywords }) }), 'any'),
  );
  const open = found.data?.competitions.filter(({ phase }) => phase !== 'draft');
  return <SourceSearch {...props} type="competition" onSearch={ask} results={{ ...found, data: open }} />;
}

interface Found {
  id: number;
  slug: string;
  name: string;
  image: Image | null;
  city: Pick<City, 'name'>;
}

interface SourceSearchProps extends SearchProps {
  type: FeedSourceType;
  onSearch: (text: string) => void;
  results: ViewedQuery<readonly Found[]>;
}

function SourceSearch({ id, type, chosen, onAdd, onSearch, results }: SourceSearchProps) {
  const t = useT('communityform');
  const isChosen = (one: Found) => chosen.some((source) => keyOf(source) === keyOf({ type, id: one.id }));
  return (
    <Combobox
      {...(id !== undefined && { id })}
      label={t(`sources.add.${type}`)}
      many
      value={null}
      onChange={(option) => {
        const found = results.data?.find((one) => one.id === option?.id);
        if (!found) return;
        const { id: foundId, slug, name, image, city } = found;
        onAdd({ type, id: foundId, slug, name, image, city: city.name });
      }}
      onSearch={onSearch}
      results={{
        ...results,
        data: results.data?.map((one) => ({
          id: one.id,
          name: one.name,
          meta: isChosen(one) ? t('sources.isChosen') : one.city.name,
          image: one.image?.url ?? null,
        })),
      }}
    />
  );
}
