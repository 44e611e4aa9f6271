import { useNavigate } from 'react-router';
import { ConfirmationDialog } from '../../entities/confirmation/confirmation-dialog.tsx';
import { FormBody, isPending } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { colorPresets } from '../../models/confirmation/presets.ts';
import {
  deleteCommunity,
  getCommunity,
  leaveCommunity,
} from '../../shared/api/generated/endpoints/communities/communities.ts';
import { ApiError } from '../../shared/api/errors.ts';
import type { Community } from '../../shared/api/generated/model';
import { CommunityModuleBody } from '../../shared/api/generated/zod/schemas/communityModuleBody.zod.ts';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { paths } from '../../shared/routing/paths.ts';

/** Nothing is filled in. */
const schema = CommunityModuleBody.pick({});

interface EndDialogProps {
  /** A member leaves, or the owner deletes the community. */
  end: 'leave' | 'delete';
  community: Pick<Community, 'id' | 'name' | 'visibility'>;
  onClose: () => void;
}

const ends = {
  leave: {
    operation: 'leaveCommunity',
    call: (id: number) => leaveCommunity(id, {}),
    title: { key: 'community:leave.title' },
    message: { key: 'community:leave.message' },
    action: { key: 'community:leave.action' },
    done: { key: 'community:leave.done' },
  },
  delete: {
    operation: 'deleteCommunity',
    call: (id: number) => deleteCommunity(id),
    title: { key: 'community:delete.title' },
    message: { key: 'community:delete.message' },
    action: { key: 'community:delete.action' },
    done: { key: 'community:delete.done' },
  },
} as const;

/** Asks before one leaves a community, or before it is deleted with all that is in it. */
export function EndDialog({ end, community: { id, name, visibility }, onClose }: EndDialogProps) {
  const navigate = useNavigate();
  const { operation, call, title, message, action, done } = ends[end];
  const form = useApiForm({
    operation,
    schema,
    defaults: {},
    send: () =>
      settleLostAnswer(
        () => call(id),
        () => isOver(id),
      ),
    success: { ...done, params: { name } },
    onDone: () => {
      // what is left of it is not this person's to see
      if (end === 'delete' || visibility === 'private') void navigate(paths.communities(), { replace: true });
      else onClose();
    },
  });
  return (
    <ConfirmationDialog
      preset={{
        ...colorPresets.danger,
        title: { ...title, params: { name } },
        message,
        positiveText: action,
        negativeText: { key: 'actions.cancel' },
      }}
      formId={form.id}
      isRunning={isPending(form)}
      onCancel={onClose}
    >
      <FormBody form={form} />
    </ConfirmationDialog>
  );
}

/** Nobody's membership is left: of a deleted or private community not even the community. */
const isOver = (id: number): Promise<boolean> =>
  getCommunity(id).then(
    ({ community }) => community.my_role === null,
    (error: unknown) => error instanceof ApiError && error.status === 404,
  );
