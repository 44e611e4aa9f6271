import { useQuery } from '@tanstack/react-query';
import { Form } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import {
  bulkUpsertSettings,
  getListSettingsQueryOptions,
} from '../../shared/api/generated/endpoints/settings/settings.ts';
import { type Id, type Organization, RankingPreset } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Banner } from '../../shared/ui/banner.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { NumberStepper } from '../../shared/ui/number-stepper.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import * as css from './edit-organization.css.ts';
import { presetOf, rulesSchema, type RulesValues, rulesValues } from './rules-schema.ts';

/** Bounds of the two figures and of the contact; a test holds them against the contract. */
const MINUTES = { min: 1, max: 240, step: 5 };
const HOURS = { min: 0, max: 336 };
const CONTACT_MAX = 100;

/** The settings of scope `organization`: changed by owners, read by the others (R19, design §3 and §12). */
export function OrganizationRules({ organization: { id, permissions } }: { organization: Organization }) {
  const t = useT('organizing');
  const settings = useQuery({
    ...getListSettingsQueryOptions({ scope: 'organization', scope_id: id }),
    gcTime: 0, // the form begins with what the server says now
  });
  const mayEdit = permissions['edit'] === true;
  return (
    <div className={css.form}>
      <Stack>
        {mayEdit ? <p>{t('rules.intro')}</p> : <Banner>{t('rules.readOnly')}</Banner>}
        <QueryView
          query={settings}
          errorTitle={t('settings.notLoaded')}
          skeleton={<Skeleton shape="box" height="420px" />}
        >
          {(data) => {
            const values = rulesValues(data.settings);
            return mayEdit ? (
              <RulesForm key={id} organizationId={id} values={values} />
            ) : (
              <RulesFacts values={values} />
            );
          }}
        </QueryView>
      </Stack>
    </div>
  );
}

function RulesForm({ organizationId, values }: { organizationId: Id; values: RulesValues }) {
  const t = useT('organizing');
  const form = useApiForm({
    operation: 'bulkUpsertSettings',
    schema: rulesSchema,
    defaults: values,
    draft: { form: 'organization-settings', entity: organizationId },
    send: (settings) => bulkUpsertSettings({ scope: 'organization', scope_id: organizationId, settings }),
    fieldOf: (field) => field.replace('settings.', ''),
    success: { key: 'organizing:rules.saved' },
    onDone: () => {},
  });
  const presets = Object.values(RankingPreset).map((value) => ({ value, label: t(`rules.presets.${value}`) }));
  return (
    <Form form={form} submitLabel={t('rules.save')} page>
      <Card padded>
        <Stack>
          <TextField
            label={t('rules.contact')}
            hint={t('rules.contactHint')}
            optional
            maxLength={CONTACT_MAX}
            {...form.field('public_contact')}
          />
          <SelectField
            label={t('rules.ranking')}
            options={[{ value: '', label: t('rules.sportDefault') }, ...presets]}
            {...form.field('default_ranking_preset')}
          />
          <NumberStepper
            label={t('rules.minutes')}
            hint={t('rules.minutesHint')}
            required
            {...form.field('default_match_minutes')}
            {...MINUTES}
          />
          <NumberStepper
            label={t('rules.official')}
            hint={t('rules.officialHint')}
            required
            {...form.field('result_auto_official_hours')}
            {...HOURS}
          />
        </Stack>
      </Card>
    </Form>
  );
}

function RulesFacts({ values }: { values: RulesValues }) {
  const t = useT('organizing');
  const preset = presetOf(values.default_ranking_preset);
  return (
    <Card padded>
      <Facts>
        <Fact term={t('rules.contact')}>{values.public_contact || t('rules.noContact')}</Fact>
        <Fact term={t('rules.ranking')}>{preset ? t(`rules.presets.${preset}`) : t('rules.sportDefault')}</Fact>
        <Fact term={t('rules.minutes')}>{values.default_match_minutes}</Fact>
        <Fact term={t('rules.official')}>{values.result_auto_official_hours}</Fact>
      </Facts>
    </Card>
  );
}
