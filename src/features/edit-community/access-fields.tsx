import { useWatch } from 'react-hook-form';
import { CommunityJoinPolicy, CommunityVisibility } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { FieldGroup } from '../../shared/ui/field-group.tsx';
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import type { CommunityForm } from './community-fields.tsx';

/** Longest question; a test holds it against the contract. */
const QUESTION_MAX = 200;

/** Who sees a community, how one gets in, and what is asked of those who want to (decision 040: a private one is joined by invitation). */
export function AccessFields({ form: { control, field, set } }: { form: CommunityForm }) {
  const t = useT('communityform');
  const word = useT('communities');
  const [visibility, policy] = useWatch({ control, name: ['visibility', 'join_policy'] });
  const [seen, joined] = [field('visibility'), field('join_policy')];
  return (
    <>
      <FieldGroup id={seen.id} label={t('visibility.label')} hint={t(`visibility.${visibility}`)} error={seen.error}>
        {(describedBy) => (
          <SegmentedControl
            id={seen.id}
            label={t('visibility.label')}
            describedBy={describedBy}
            block
            segments={Object.values(CommunityVisibility).map((value) => ({
              value,
              label: word(`visibility.${value}`),
            }))}
            value={visibility}
            onChange={(value) => {
              set('visibility', value);
              if (value === 'private') set('join_policy', 'invite');
            }}
          />
        )}
      </FieldGroup>
      <FieldGroup
        id={joined.id}
        label={t('policy.label')}
        hint={t(visibility === 'private' ? 'policy.private' : `policy.${policy}`)}
        error={joined.error}
      >
        {(describedBy) => (
          <SegmentedControl
            id={joined.id}
            label={t('policy.label')}
            describedBy={describedBy}
            block
            segments={Object.values(CommunityJoinPolicy).map((value) => ({
              value,
              label: t(`policy.short.${value}`),
              disabled: visibility === 'private' && value !== 'invite',
            }))}
            value={policy}
            onChange={(value) => set('join_policy', value)}
          />
        )}
      </FieldGroup>
      {policy === 'request' && (
        <TextField
          label={t('question')}
          hint={t('questionHint')}
          optional
          autoComplete="off"
          maxLength={QUESTION_MAX}
          {...field('join_question')}
        />
      )}
    </>
  );
}
