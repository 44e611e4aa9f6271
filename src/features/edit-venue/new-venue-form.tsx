import { useUnit } from 'effector-react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Form } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { foundEntity } from '../../models/profile/found-entity.ts';
import { profileChosen } from '../../models/profile/profile.model.ts';
import { userChanged } from '../../models/session/session.model.ts';
import { createVenue } from '../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type { LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './edit-venue.css.ts';
import { AddressFields, NameAndPhone } from './venue-fields.tsx';
import { POSITION, PositionField } from './position-field.tsx';
import { emptyVenue, newVenueSchema } from './venue-schema.ts';

/** What a venue must have to exist. Its founder gets its profile, and is taken to it (design §4: any user may create one). */
export function NewVenueForm({ user }: { user: LoggedUser }) {
  const t = useT('listing');
  const { setUser, choose } = useUnit({ setUser: userChanged, choose: profileChosen });
  const navigate = useNavigate();
  const form = useApiForm({
    operation: 'createVenue',
    schema: newVenueSchema,
    defaults: emptyVenue(user.city?.id),
    draft: { form: 'new-venue' },
    send: (body) =>
      foundEntity({ type: 'venue', name: body.name, create: async () => (await createVenue(body)).venue }, user),
    success: { key: 'listing:list.done' },
    onDone: async ({ founder, entityId }) => {
      setUser(founder);
      // going back must not lead to the empty form of another venue
      await navigate({ search: '' }, { replace: true });
      choose({ type: 'venue', entity_id: entityId, opens: paths.manageVenue() });
    },
  });
  const position = useWatch({ control: form.control, name: POSITION });
  return (
    <Form form={form} submitLabel={t('list.submit')}>
      <p>{t('list.intro')}</p>
      <div className={css.columns}>
        <Stack>
          <NameAndPhone form={form} />
          <AddressFields form={form} />
        </Stack>
        <PositionField form={form} values={position} />
      </div>
    </Form>
  );
}
