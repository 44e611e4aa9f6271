import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Form } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { useIsUploading } from '../../entities/picture/use-is-uploading.ts';
import { foundEntity } from '../../models/profile/found-entity.ts';
import { profileChosen } from '../../models/profile/profile.model.ts';
import { userChanged } from '../../models/session/session.model.ts';
import { createTeam } from '../../shared/api/generated/endpoints/mod-team/mod-team.ts';
import type { LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './edit-team.css.ts';
import { TeamDetailFields, TeamFields } from './team-fields.tsx';
import { TeamPictures } from './team-pictures.tsx';
import { emptyTeam, newTeamSchema } from './team-schema.ts';

/** A new team with its crest and photos. Its founder gets its profile, and is taken to it (TEAM-09, design §6: every user may start one). */
export function NewTeamForm({ user }: { user: LoggedUser }) {
  const t = useT('teamform');
  const { setUser, choose } = useUnit({ setUser: userChanged, choose: profileChosen });
  const navigate = useNavigate();
  const [thisYear] = useState(() => Number(tiraneDate(now()).slice(0, 4)));
  const isUploading = useIsUploading();
  const form = useApiForm({
    operation: 'createTeam',
    schema: newTeamSchema(thisYear),
    defaults: emptyTeam(user.city?.id),
    draft: { form: 'new-team' },
    send: (body) => {
      const create = async () => (await createTeam(body)).team;
      return foundEntity({ type: 'team', name: body.name, create }, user);
    },
    success: { key: 'teamform:start.done' },
    onDone: async ({ founder, entityId }) => {
      setUser(founder);
      // going back must not lead to the empty form of another team
      await navigate({ search: '' }, { replace: true });
      choose({ type: 'team', entity_id: entityId, opens: paths.manageTeam() });
    },
  });
  return (
    <Form form={form} submitLabel={t('save')} busy={isUploading}>
      <p>{t('start.intro')}</p>
      <div className={css.columns}>
        <Stack>
          <TeamFields field={form.field} newField={form.field} />
          <TeamDetailFields field={form.field} />
        </Stack>
        <TeamPictures form={form} />
      </div>
    </Form>
  );
}
