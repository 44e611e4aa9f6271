import { useState } from 'react';
import { Form } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { useFieldInHash } from '../../entities/form/use-field-in-hash.ts';
import { updateTeam } from '../../shared/api/generated/endpoints/mod-team/mod-team.ts';
import type { Team } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './edit-team.css.ts';
import { TeamDetailFields, TeamFields, TeamSlugField } from './team-fields.tsx';
import { teamChanges, teamSchema, teamValues } from './team-schema.ts';

/** The details of one's own team, for its admins: all but the sport, and the address of its page (ENT-28). `key` it by the team. */
export function TeamDetails({ team }: { team: Team }) {
  const t = useT('teamform');
  const [saved, setSaved] = useState(team);
  const [thisYear] = useState(() => Number(tiraneDate(now()).slice(0, 4)));
  const form = useApiForm({
    operation: 'updateTeam',
    schema: teamSchema(thisYear),
    defaults: teamValues(team),
    draft: { form: 'team', entity: team.id },
    send: (values) => updateTeam(team.id, teamChanges(values, saved)),
    success: { key: 'teamform:saved' },
    onDone: (answer) => setSaved(answer.team),
  });
  useFieldInHash(form);
  return (
    <Form form={form} submitLabel={t('save')} page>
      <div className={css.columns}>
        <Card padded>
          <Stack>
            <TeamFields field={form.field} />
          </Stack>
        </Card>
        <Card padded>
          <Stack>
            <TeamDetailFields field={form.field} />
            <TeamSlugField field={form.field} />
          </Stack>
        </Card>
      </div>
    </Form>
  );
}
