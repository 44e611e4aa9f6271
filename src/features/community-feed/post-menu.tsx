import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { Flag, Link2, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { useConfirm } from '../../entities/confirmation/use-confirm.ts';
import { deletePreset } from '../../models/confirmation/presets.ts';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { deletePost, updatePost } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { Post, UpdatePostData } from '../../shared/api/generated/model';
import { useWrite } from '../../shared/api/use-write.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { copyText } from '../../shared/platform/clipboard.ts';
import { paths } from '../../shared/routing/paths.ts';
import { useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { type MenuItem, OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import { changeFeed, dropPost, withPlaced } from './feed-cache.ts';
import { postDialogs } from './post-dialogs-address.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { useAccessCheck } from './use-access-check.ts';

/** What is seldom done with a post: edit, pin, copy its link, report, delete. */
export function PostMenu({ post }: { post: Post }) {
  const t = useT('community');
  const say = useUnit(snackbarRequested);
  const confirm = useConfirm();
  const { open } = useSearchDialogs(postDialogs);
  const { pin, remove } = usePostWrites(post);
  const { permissions, is_pinned: isPinned } = post;

  const copy = async () => {
    const base = `${location.origin}${import.meta.env.BASE_URL}`.replace(/\/$/, '');
    const copied = await copyText(base + paths.community(post.community_id, post.id));
    say(
      copied
        ? { message: { key: 'snackbars.linkCopied' }, color: 'success' }
        : { message: { key: 'snackbars.linkFailed' }, color: 'error' },
    );
  };
  const askToDelete = () =>
    void confirm({ ...deletePreset, title: { key: 'community:post.deleting' } }, () => remove.mutateAsync()).catch(
      () => {
        // `onError` has said it
      },
    );
  const items: (MenuItem | false | undefined)[] = [
    permissions['edit'] && {
      label: t('post.edit'),
      icon: <Pencil size={20} />,
      onSelect: () => open('edit-post', post.id),
    },
    permissions['pin'] && {
      label: t(isPinned ? 'post.unpin' : 'post.pin'),
      icon: isPinned ? <PinOff size={20} /> : <Pin size={20} />,
      onSelect: () => pin.mutate(!isPinned),
    },
    { label: t('post.copyLink'), icon: <Link2 size={20} />, onSelect: () => void copy() },
    permissions['report'] && {
      label: t('report.action'),
      icon: <Flag size={20} />,
      onSelect: () => open('report', post.id),
    },
    permissions['delete'] && {
      label: t('post.delete'),
      icon: <Trash2 size={20} />,
      danger: true,
      onSelect: askToDelete,
    },
  ];
  return <OverflowMenu items={items.filter((item): item is MenuItem => Boolean(item))} />;
}

function usePostWrites({ id: postId, community_id: communityId }: Post) {
  const client = useQueryClient();
  const say = useUnit(snackbarRequested);
  const checkAccess = useAccessCheck();
  const onError = (error: ApiError) => {
    say(failureSaid(error));
    checkAccess(error);
  };
  return {
    pin: useWrite<UpdatePostData, ApiError, boolean>({
      mutationKey: ['updatePost'],
      mutationFn: (is_pinned) => updatePost(communityId, postId, { is_pinned }),
      onSuccess: ({ post }) => {
        changeFeed(client, communityId, (feed) => withPlaced(feed, post));
        tellOtherTabs({ communityId, postId, change: 'post-changed' });
        say({
          message: { key: post.is_pinned ? 'community:post.isPinned' : 'community:post.isUnpinned' },
          color: 'success',
        });
      },
      onError,
    }),
    remove: useWrite<unknown, ApiError>({
      mutationKey: ['deletePost'],
      mutationFn: () => deletePost(communityId, postId),
      onSuccess: () => {
        dropPost(client, communityId, postId);
        tellOtherTabs({ communityId, postId, change: 'post-deleted' });
        say({ message: { key: 'community:post.isDeleted' }, color: 'success' });
      },
      onError,
    }),
  };
}
