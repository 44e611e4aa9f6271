import { useState } from 'react';
import { Form } from '../../entities/form/form.tsx';
import { SlugField } from '../../entities/form/slug-field.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { useFieldInHash } from '../../entities/form/use-field-in-hash.ts';
import { updateOrganization } from '../../shared/api/generated/endpoints/mod-organization/mod-organization.ts';
import type { Organization } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Banner } from '../../shared/ui/banner.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './edit-organization.css.ts';
import { OrganizationFields } from './organization-fields.tsx';
import { organizationChanges, organizationSchema, organizationValues } from './organization-schema.ts';

/** The profile of one's own organization: a form, or facts for those who may not change it (API-40, design §3). */
export function OrganizationDetails({ organization }: { organization: Organization }) {
  return organization.permissions['edit'] ? (
    <DetailsForm key={organization.id} organization={organization} />
  ) : (
    <DetailsFacts organization={organization} />
  );
}

function DetailsForm({ organization }: { organization: Organization }) {
  const t = useT('organizing');
  const [saved, setSaved] = useState(organization);
  const form = useApiForm({
    operation: 'updateOrganization',
    schema: organizationSchema,
    defaults: organizationValues(organization),
    draft: { form: 'organization', entity: organization.id },
    send: (values) => updateOrganization(organization.id, organizationChanges(values, saved)),
    success: { key: 'organizing:saved' },
    onDone: (answer) => setSaved(answer.organization),
  });
  useFieldInHash(form);
  return (
    <div className={css.form}>
      <Form form={form} submitLabel={t('save')} page>
        <Card padded>
          <Stack>
            <OrganizationFields field={form.field} />
            <SlugField label={t('slug')} hint={t('slugHint')} {...form.field('slug')} />
          </Stack>
        </Card>
      </Form>
    </div>
  );
}

function DetailsFacts({ organization: { name, city, description, slug } }: { organization: Organization }) {
  const t = useT('organizing');
  return (
    <Stack>
      <Banner>{t('readOnly')}</Banner>
      <Card padded>
        <Facts>
          <Fact term={t('name')}>{name}</Fact>
          <Fact term={t('city')}>{city.name}</Fact>
          {description && <Fact term={t('description')}>{description}</Fact>}
          <Fact term={t('slug')}>/{slug}</Fact>
        </Facts>
      </Card>
    </Stack>
  );
}
