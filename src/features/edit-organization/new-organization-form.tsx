import { useUnit } from 'effector-react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Form } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { LogoField } from '../../entities/picture/logo-field.tsx';
import { OptionalPhotos } from '../../entities/picture/optional-photos.tsx';
import { useIsUploading } from '../../entities/picture/use-is-uploading.ts';
import { foundEntity } from '../../models/profile/found-entity.ts';
import { profileChosen } from '../../models/profile/profile.model.ts';
import { userChanged } from '../../models/session/session.model.ts';
import { createOrganization } from '../../shared/api/generated/endpoints/mod-organization/mod-organization.ts';
import type { LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { OptionalLabel } from '../../shared/ui/field.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './edit-organization.css.ts';
import { OrganizationFields } from './organization-fields.tsx';
import { emptyOrganization, newOrganizationSchema } from './organization-schema.ts';

/** A new organization with its logo and photos. Its founder gets its profile, and is taken to it (design §3, ORG-04). */
export function NewOrganizationForm({ user }: { user: LoggedUser }) {
  const t = useT('organizing');
  const { setUser, choose } = useUnit({ setUser: userChanged, choose: profileChosen });
  const navigate = useNavigate();
  const isUploading = useIsUploading();
  const form = useApiForm({
    operation: 'createOrganization',
    schema: newOrganizationSchema,
    defaults: emptyOrganization(user.city?.id),
    draft: { form: 'new-organization' },
    send: (body) => {
      const create = async () => (await createOrganization(body)).organization;
      return foundEntity({ type: 'organization', name: body.name, create }, user);
    },
    success: { key: 'organizing:register.done' },
    onDone: async ({ founder, entityId }) => {
      setUser(founder);
      // going back must not lead to the empty form of another organization
      await navigate({ search: '' }, { replace: true });
      choose({ type: 'organization', entity_id: entityId, opens: paths.organizationHome() });
    },
  });
  return (
    <Form form={form} submitLabel={t('save')} busy={isUploading}>
      <p>{t('register.intro')}</p>
      <div className={css.columns}>
        <Stack>
          <OrganizationFields field={form.field} />
        </Stack>
        <Pictures form={form} />
      </div>
    </Form>
  );
}

type PicturesForm = Pick<
  ReturnType<typeof useApiForm<typeof newOrganizationSchema, unknown>>,
  'control' | 'set' | 'getValues'
>;

/** Logo and photos, both optional. They are sent with the form by their ids. */
function Pictures({ form: { control, set, getValues } }: { form: PicturesForm }) {
  const t = useT('organizing');
  const [name, image, images] = useWatch({ control, name: ['name', 'image', 'images'] });
  return (
    <Stack gap={5}>
      <LogoField
        label={<OptionalLabel>{t('logo')}</OptionalLabel>}
        owner={{ id: name, name: name.trim() || '·', image }}
        onChange={(logo) => set('image', logo)}
      />
      <OptionalPhotos
        label={t('photos')}
        photos={images}
        onChange={(next) => set('images', next(getValues('images')))}
      />
    </Stack>
  );
}
