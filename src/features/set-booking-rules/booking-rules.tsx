import { useQuery } from '@tanstack/react-query';
import { policyWording } from '../../entities/venue/policy-wording.ts';
import { getListSettingsQueryOptions } from '../../shared/api/generated/endpoints/settings/settings.ts';
import type { BookingPolicy, Venue } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Banner } from '../../shared/ui/banner.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { stack } from '../../shared/ui/stack.css.ts';
import { RuleGroup, ruleGroups, RuleRow } from './rule-row.tsx';
import { RulesForm } from './rules-form.tsx';
import { policyOf } from './rules-schema.ts';
import * as css from './rules.css.ts';

/** The booking rules of one's own venue: changed by owner and managers, read by the staff (design §3). */
export function BookingRules({ venue }: { venue: Venue }) {
  const t = useT('rules');
  const { id, booking_policy: known, permissions } = venue;
  const settings = useQuery({
    ...getListSettingsQueryOptions({ scope: 'venue', scope_id: id }),
    gcTime: 0, // the form begins with what the server says now
  });
  const mayEdit = permissions['edit'] === true;
  return (
    <div className={cx(stack[5], css.rules)}>
      <p className={css.intro}>{t('intro')}</p>
      {!venue.is_bookable && <Banner>{t('notBookable')}</Banner>}
      {!mayEdit && <Banner>{t('readOnly')}</Banner>}
      <QueryView query={settings} errorTitle={t('notLoaded')} skeleton={<Skeleton shape="box" height="560px" />}>
        {(data) => {
          const policy = policyOf(data.settings, known);
          return mayEdit ? <RulesForm key={id} venueId={id} policy={policy} /> : <RuleTexts policy={policy} />;
        }}
      </QueryView>
    </div>
  );
}

function RuleTexts({ policy }: { policy: BookingPolicy }) {
  const t = useT('rules');
  const tVenue = useT('venue');
  const sentences = policyWording(tVenue, useFormat(), policy);
  return (
    <div className={stack[5]}>
      {ruleGroups.map(([group, rules]) => (
        <RuleGroup key={group} group={group}>
          {rules.map((rule) => (
            <RuleRow key={rule} sentence={sentences[rule]} unsaid={t('unsaid')}>
              <p className={css.name}>{t(`names.${rule}`)}</p>
            </RuleRow>
          ))}
        </RuleGroup>
      ))}
    </div>
  );
}
