import { useQuery } from '@tanstack/react-query';
import {
  getGetCompetitionQueryOptions,
  getListCompetitionTeamsQueryOptions,
} from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Application } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Fact } from '../../shared/ui/facts.tsx';
import { Inline } from '../../shared/ui/stack.tsx';
import { EntryFee } from './entry-fee.tsx';

/** What the place of an accepted team costs, and whether that is paid; nothing of one that is free. */
export function EntryFeeFact({ application: { target, team } }: { application: Application }) {
  const t = useT('entries');
  const format = useFormat();
  const { data: { competition } = {} } = useQuery(getGetCompetitionQueryOptions(target.id));
  const fee = competition?.entry_fee ?? 0;
  const { data: { teams } = {} } = useQuery(skipUnless(fee > 0, getListCompetitionTeamsQueryOptions(target.id)));
  const entry = teams?.find((one) => one.team.id === team?.id);
  if (!entry) return null;
  return (
    <Fact term={t('fee.term')}>
      <Inline>
        {format.money(fee)}
        <EntryFee competitionId={target.id} entry={entry} />
      </Inline>
    </Fact>
  );
}
