import { useQuery } from '@tanstack/react-query';
import { ApplicationRow } from '../../entities/application/application-row.tsx';
import { Crest } from '../../shared/ui/crest.tsx';
import { ApplicationAnswers } from '../../features/people/requests/application-answers.tsx';
import * as answersCss from '../../features/people/requests/requests.css.ts';
import type { Application } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { useFilters } from '../../shared/routing/use-filters.ts';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { ListRows } from '../../shared/ui/list-row.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { ListView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { TabLinks, TabPanel } from '../../shared/ui/tab-links.tsx';
import { visuallyHidden } from '../../shared/ui/visually-hidden.css.ts';
import * as css from './applications.css.ts';
import {
  applicationsQuery,
  applicationsSearch,
  type ApplicationsAddress,
  DIRECTIONS,
  KINDS,
  STATUSES,
} from './applications.data.ts';

export { loader } from './applications.data.ts';

const TABS_ID = 'applications';

/** What the user has applied for, and what waits for their decision, of every kind (RT-37, design §9). */
export function Component() {
  const t = useT('applications');
  const { filters, change } = useFilters(applicationsSearch);
  const { direction, kind: chosenKind, status: chosen, page } = filters;
  const show = (part: Partial<ApplicationsAddress>) => void change(part);
  const query = useQuery(applicationsQuery(filters));
  const isFiltered = chosen !== null || chosenKind !== null;
  return (
    <Stack className={css.page}>
      <PageHeader title={t('title')} />
      <TabLinks
        id={TABS_ID}
        label={t('views')}
        tabs={DIRECTIONS.map((value) => ({ value, label: t(`directions.${value}`) }))}
        value={direction}
        onChange={(value) => show({ direction: value, status: null, kind: null })}
      />
      <TabPanel id={TABS_ID} value={direction}>
        <ChipGroup label={t('statusFilter')}>
          {[null, ...STATUSES].map((status) => (
            <Chip key={status} pressed={status === chosen} onClick={() => show({ status })}>
              {t(`status.${status ?? 'all'}`)}
            </Chip>
          ))}
        </ChipGroup>
        {KINDS.length > 1 && (
          <ChipGroup label={t('kindFilter')}>
            {[null, ...KINDS].map((kind) => (
              <Chip key={kind} pressed={kind === chosenKind} onClick={() => show({ kind })}>
                {kind ? t(`kinds.${kind}.name`) : t('everyKind')}
              </Chip>
            ))}
          </ChipGroup>
        )}
        <ListView
          query={query}
          errorTitle={t('notLoaded')}
          skeleton={<Skeleton shape="box" height="240px" />}
          empty={
            <EmptyState drawing="people" hint={isFiltered ? undefined : t(`${direction}Hint`)}>
              {t(`empty.${isFiltered ? 'filtered' : direction}`)}
            </EmptyState>
          }
          paging={{ page, onPage: (next) => show({ page: next }) }}
        >
          {({ applications, pagination }, stale) => (
            <div {...stale}>
              <p role="status" className={visuallyHidden}>
                {t('count', { count: pagination.total })}
              </p>
              <ListRows label={t('list')}>
                {applications.map((one) =>
                  direction === 'sent' ? (
                    <ApplicationRow key={one.id} application={one} crest={<Crest of={one.target} size={40} />} />
                  ) : (
                    <ReceivedRow key={one.id} application={one} />
                  ),
                )}
              </ListRows>
            </div>
          )}
        </ListView>
      </TabPanel>
    </Stack>
  );
}

/** One that waits is answered here; afterwards its title has the focus, or the tab where it has left the list. */
function ReceivedRow({ application }: { application: Application }) {
  return (
    <ApplicationRow application={application}>
      {application.permissions['decide'] && (
        <div className={answersCss.answers}>
          <ApplicationAnswers application={application} onDone={() => focusById(`${TABS_ID}-received-tab`)} />
        </div>
      )}
    </ApplicationRow>
  );
}
