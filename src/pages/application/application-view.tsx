import { ArrowLeft } from 'lucide-react';
import { applicationTitle } from '../../entities/application/application-kinds.ts';
import type { GetApplicationData } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { ApplicationActions } from './application-actions.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import { ApplicationHistory } from './application-history.tsx';
import * as css from './application.css.ts';
import { Roster } from './roster.tsx';

interface ApplicationViewProps {
  data: GetApplicationData;
  /** The reader has sent it. */
  isMine: boolean;
  /** The list that it stands in. */
  listAddress: string;
}

/** One application: who wants what and why, what was decided, its history. */
export function ApplicationView({ data: { application, history }, isMine, listAddress }: ApplicationViewProps) {
  const t = useT('applications');
  const title = applicationTitle(application, isMine, t);
  return (
    <Stack gap={5} className={css.page}>
      <title>{`${title} · Fusha`}</title>
      <div>
        <LinkButton to={listAddress} variant="ghost" size="sm" icon={<ArrowLeft size={18} />}>
          {t('title')}
        </LinkButton>
      </div>
      <PageHeader title={title} meta={t(`kinds.${application.kind}.name`)} />
      <ApplicationFacts application={application} isMine={isMine} />
      <ApplicationActions application={application} />
      {application.kind === 'competition-entry' && <Roster roster={application.roster} />}
      <ApplicationHistory history={history} />
    </Stack>
  );
}
