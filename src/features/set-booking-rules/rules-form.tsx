import { useWatch } from 'react-hook-form';
import { Form } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { policyWording } from '../../entities/venue/policy-wording.ts';
import { bulkUpsertSettings } from '../../shared/api/generated/endpoints/settings/settings.ts';
import type { BookingPolicy, Id } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { RuleControl } from './rule-control.tsx';
import { RuleGroup, ruleGroups, RuleRow } from './rule-row.tsx';
import { policyOfValues, ruleOfField, rulesSchema, rulesValues, settingKey } from './rules-schema.ts';

/** The form of a venue's booking rules, with react-hook-form's own parts. */
export type RulesForm = ReturnType<typeof useRulesForm>;

function useRulesForm(venueId: Id, policy: BookingPolicy) {
  return useApiForm({
    operation: 'bulkUpsertSettings',
    schema: rulesSchema,
    defaults: rulesValues(policy),
    draft: { form: 'booking-rules', entity: venueId },
    send: (rules) => saveRules(venueId, rules),
    fieldOf: ruleOfField,
    success: { key: 'rules:saved' },
    onDone: () => {},
  });
}

/** Every rule in one call (R19). */
function saveRules(scope_id: Id, rules: object): Promise<unknown> {
  const settings = Object.fromEntries(Object.entries(rules).map(([rule, value]) => [settingKey(rule), value]));
  return bulkUpsertSettings({ scope: 'venue', scope_id, settings });
}

/** Every booking rule with its control, and beside it the sentence that players will read. Source: R19, design §1. */
export function RulesForm({ venueId, policy }: { venueId: Id; policy: BookingPolicy }) {
  const t = useT('rules');
  const tVenue = useT('venue');
  const format = useFormat();
  const form = useRulesForm(venueId, policy);
  const values = useWatch({ control: form.control });
  const shownPolicy = policyOfValues({ ...rulesValues(policy), ...values }, policy);
  const sentences = policyWording(tVenue, format, shownPolicy);
  const unsaid = shownPolicy.cancel_cutoff_hours === 0 ? t('notNeeded') : t('unsaid');
  return (
    <Form form={form} submitLabel={t('save')} page>
      {ruleGroups.map(([group, rules]) => (
        <RuleGroup key={group} group={group}>
          {rules.map((rule) => (
            <RuleRow key={rule} sentence={sentences[rule]} unsaid={unsaid}>
              <RuleControl form={form} rule={rule} />
            </RuleRow>
          ))}
        </RuleGroup>
      ))}
    </Form>
  );
}
