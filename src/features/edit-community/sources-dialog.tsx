import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import {
  getGetFeedSourcesQueryOptions,
  setFeedSources,
} from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { Community, FeedSources } from '../../shared/api/generated/model';
import { FeedSources as schema } from '../../shared/api/generated/zod/schemas/feedSources.zod.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { SourcesField } from './sources-field.tsx';

interface SourcesDialogProps {
  community: Pick<Community, 'id'>;
  onClose: () => void;
}

/** What the feed of a community writes about by itself, for its owner and admins (decision 064). `key` it by the community. */
export function SourcesDialog({ community, onClose }: SourcesDialogProps) {
  const t = useT('communityform');
  const query = useQuery(getGetFeedSourcesQueryOptions(community.id));
  // what others change meanwhile does not take away what is being chosen
  const [before, setBefore] = useState<FeedSources>();
  // nor does it begin with what stood before the last choice
  if (query.data && !query.isFetching && !query.error && !before) setBefore(query.data);
  if (before) return <SourcesForm communityId={community.id} before={before} onClose={onClose} />;
  // opens once it is read
  if (!query.error) return null;
  return (
    <Dialog title={t('sources.title')} closeButton onClose={onClose}>
      <QueryView query={{ ...query, data: undefined }} skeleton={null}>
        {() => null}
      </QueryView>
    </Dialog>
  );
}

interface SourcesFormProps {
  communityId: number;
  before: FeedSources;
  onClose: () => void;
}

function SourcesForm({ communityId, before, onClose }: SourcesFormProps) {
  const t = useT('communityform');
  const form = useApiForm({
    operation: 'setFeedSources',
    schema,
    defaults: { is_on: before.is_on, sources: before.sources },
    draft: { form: 'feed-sources', entity: communityId },
    send: ({ is_on, sources }) => {
      const idsOf = (type: 'team' | 'competition') => sources.filter((one) => one.type === type).map(({ id }) => id);
      return setFeedSources(communityId, { is_on, team_ids: idsOf('team'), competition_ids: idsOf('competition') });
    },
    fieldOf: (field) => (/^(team|competition)_ids/.test(field) ? 'sources' : field),
    success: { key: 'communityform:sources.saved' },
    onDone: onClose,
  });
  return (
    <DialogForm title={t('sources.title')} closeButton onClose={onClose} form={form} submitLabel={t('edit.save')}>
      <Switch label={t('sources.on')} hint={t('sources.onHint')} {...form.field('is_on')} />
      <SourcesField
        {...form.field('sources')}
        chosen={form.watch('sources')}
        onChange={(sources) => form.set('sources', sources)}
      />
    </DialogForm>
  );
}
