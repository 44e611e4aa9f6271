import { useUnit } from 'effector-react';
import { useNavigate } from 'react-router';
import { Form } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { profileChosen } from '../../models/profile/profile.model.ts';
import { userChanged } from '../../models/session/session.model.ts';
import { readCurrentUser } from '../../shared/api/current-user.ts';
import { createVenue } from '../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type { CreateVenueBody, Id, LoggedUser, Profile, Venue } from '../../shared/api/generated/model';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './edit-venue.css.ts';
import { AddressFields, NameAndPhone } from './venue-fields.tsx';
import { PositionField } from './position-field.tsx';
import { emptyVenue, venueSchema } from './venue-schema.ts';

/** What a venue must have to exist. Its founder gets its profile, and is taken to it (design §4: any user may create one). */
export function NewVenueForm({ user }: { user: LoggedUser }) {
  const t = useT('listing');
  const { setUser, choose } = useUnit({ setUser: userChanged, choose: profileChosen });
  const navigate = useNavigate();
  const form = useApiForm({
    operation: 'createVenue',
    schema: venueSchema,
    defaults: emptyVenue(user.city?.id),
    draft: { form: 'new-venue' },
    send: (body) => foundVenue(body, user),
    success: { key: 'listing:list.done' },
    onDone: async ({ founder, venueId }) => {
      setUser(founder);
      // going back must not lead to the empty form of another venue
      await navigate({ search: '' }, { replace: true });
      choose({ type: 'venue', entity_id: venueId, opens: paths.manageVenue() });
    },
  });
  return (
    <Form form={form} submitLabel={t('list.submit')}>
      <p>{t('list.intro')}</p>
      <div className={css.columns}>
        <Stack>
          <NameAndPhone form={form} />
          <AddressFields form={form} />
        </Stack>
        <PositionField form={form} />
      </div>
    </Form>
  );
}

interface Founded {
  /** With the profile of the venue. */
  founder: LoggedUser;
  venueId: Id;
}

/** Creates a venue, and never a second one: a lost answer is looked up, a profile of this name that was not there before. */
function foundVenue(body: CreateVenueBody, before: LoggedUser): Promise<Founded> {
  return settleLostAnswer(
    async () => {
      const { venue } = await createVenue(body);
      return { venueId: venue.id, founder: await readCurrentUser().catch(() => withVenue(before, venue)) };
    },
    async () => {
      const founder = await readCurrentUser();
      const known = new Set(before.profiles.filter(isVenue).map(({ entity_id }) => entity_id));
      const made = founder.profiles.find((one) => isVenue(one) && one.name === body.name && !known.has(one.entity_id));
      return made !== undefined && { founder, venueId: made.entity_id };
    },
  );
}

const isVenue = ({ type }: Profile): boolean => type === 'venue';

/** What the server would say of the user now. */
const withVenue = (user: LoggedUser, { id, name, slug, image }: Venue): LoggedUser => ({
  ...user,
  profiles: [...user.profiles, { type: 'venue', entity_id: id, id, name, slug, image, role: 'owner', unread_count: 0 }],
});
