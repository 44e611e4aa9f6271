import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { placesText } from '../../entities/competition/competition-words.ts';
import { EntryFee } from '../../features/manage-entries/entry-fee.tsx';
import { RequestRow } from '../../features/people/requests/request-row.tsx';
import * as answersCss from '../../features/people/requests/requests.css.ts';
import type { Application, Competition, CompetitionTeam } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { useFilters } from '../../shared/routing/use-filters.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { ListRows } from '../../shared/ui/list-row.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { FailureLine, ListView, QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { UnknownPage } from '../../shared/ui/unknown-page.tsx';
import { visuallyHidden } from '../../shared/ui/visually-hidden.css.ts';
import { STATUSES } from './applications.data.ts';
import * as css from './applications.css.ts';
import {
  competitionQuery,
  entriesQuery,
  entriesSearch,
  inGroups,
  readCompetitionId,
  teamsQuery,
} from './competition-applications.data.ts';

export { loader } from './competition-applications.data.ts';

/** The teams that ask for a place in a competition, for who runs it (RT-47, CMP-02, design §9). */
export function Component() {
  const t = useT('entries');
  const applications = useT('applications');
  const words = useT('competitions');
  const id = readCompetitionId(useParams()['competitionId']);
  const query = useQuery(skipUnless(id > 0, competitionQuery(id)));
  if (id === 0 || (!query.data && query.error?.status === 404))
    return <UnknownPage next={{ to: paths.competitions(), label: words('title') }}>{t('notFound')}</UnknownPage>;
  return (
    <QueryView
      query={query}
      failure="page"
      errorTitle={applications('notLoaded')}
      skeleton={<Skeleton shape="box" height="360px" />}
    >
      {({ competition }) =>
        competition.permissions['read_applications'] ? (
          <Entries competition={competition} />
        ) : (
          <Stack className={css.page}>
            <EntriesHeader competition={competition} />
            <EmptyState drawing="people">{t('noPermission')}</EmptyState>
          </Stack>
        )
      }
    </QueryView>
  );
}

/** Has the focus once an application is answered and its buttons are gone. */
const TITLE = 'entries-title';

function EntriesHeader({ competition }: { competition: Competition }) {
  const t = useT('applications');
  const words = useT('competitions');
  const { id, name } = competition;
  return (
    <>
      <title>{`${t('title')} · ${name} · Fusha`}</title>
      <div>
        <LinkButton to={paths.competition(id)} variant="ghost" size="sm" icon={<ArrowLeft size={18} />}>
          {name}
        </LinkButton>
      </div>
      <PageHeader
        title={
          <span id={TITLE} tabIndex={-1}>
            {t('title')}
          </span>
        }
        meta={placesText(competition, words)}
      />
    </>
  );
}

function Entries({ competition }: { competition: Competition }) {
  const t = useT('entries');
  const applications = useT('applications');
  const { id, phase, teams_count, max_teams } = competition;
  const { filters, change } = useFilters(entriesSearch);
  const query = useQuery(entriesQuery(id, filters));
  const teams = useQuery(skipUnless(competition.entry_fee > 0, teamsQuery(id)));
  const { status: chosen, page } = filters;
  return (
    <Stack className={css.page}>
      <EntriesHeader competition={competition} />
      {phase === 'registration' && teams_count >= max_teams && <Banner>{t('full')}</Banner>}
      {teams.error && <FailureLine message={t('fee.notLoaded')} onRetry={() => void teams.refetch()} />}
      <ChipGroup label={applications('statusFilter')}>
        {[null, ...STATUSES].map((status) => (
          <Chip key={status} pressed={status === chosen} onClick={() => void change({ status })}>
            {applications(`status.${status ?? 'all'}`)}
          </Chip>
        ))}
      </ChipGroup>
      <ListView
        query={query}
        errorTitle={applications('notLoaded')}
        skeleton={<Skeleton shape="box" height="360px" />}
        empty={
          <EmptyState drawing="people" hint={chosen ? undefined : t(phase === 'draft' ? 'noneDraft' : 'noneHint')}>
            {chosen ? applications('empty.filtered') : t('none')}
          </EmptyState>
        }
        paging={{ page, onPage: (next) => void change({ page: next }) }}
      >
        {(data, stale) => (
          <div {...stale}>
            <p role="status" className={visuallyHidden}>
              {applications('count', { count: data.pagination.total })}
            </p>
            <ListRows label={applications('list')}>
              {inGroups(data.applications).map(({ group, applications: ofGroup }) =>
                ofGroup.map((one, index) => (
                  <EntryRow
                    key={one.id}
                    competition={competition}
                    application={one}
                    entry={entryOf(teams.data?.teams, one)}
                    head={index === 0 && <h2 className={css.group}>{t(`groups.${group}`)}</h2>}
                  />
                )),
              )}
            </ListRows>
          </div>
        )}
      </ListView>
    </Stack>
  );
}

/** The place that an application has led to, while the team holds it. */
const entryOf = (teams: readonly CompetitionTeam[] | undefined, { status, team }: Application) =>
  status === 'accepted' ? teams?.find((one) => one.team.id === team?.id) : undefined;

interface EntryRowProps {
  competition: Competition;
  application: Application;
  entry: CompetitionTeam | undefined;
  head: ReactNode;
}

function EntryRow({ competition: { id }, application, entry, head }: EntryRowProps) {
  return (
    <RequestRow
      application={application}
      to={paths.competitionApplication(id, application.id)}
      head={head}
      onDone={() => focusById(TITLE)}
    >
      {entry && (
        <div className={answersCss.answers}>
          <EntryFee competitionId={id} entry={entry} />
        </div>
      )}
    </RequestRow>
  );
}
