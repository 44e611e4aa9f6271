import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $draftOwner } from '../../models/drafts/drafts.model.ts';
import { readDrafts } from '../../models/drafts/drafts.storage.ts';
import { draftId, findDraft } from '../../models/drafts/drafts.ts';
import { $unsentPosts, unsentChanged, unsentPlace } from '../../models/unsent-posts/unsent-posts.model.ts';
import {
  fromKept,
  type UnsentEvent,
  type UnsentPost,
  type UnsentPosts,
} from '../../models/unsent-posts/unsent-posts.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { createPost } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { CreatePostData, Id } from '../../shared/api/generated/model';
import { useWrite } from '../../shared/api/use-write.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { browserStorage } from '../../shared/platform/browser-storage.ts';
import { now } from '../../shared/platform/clock.ts';
import { newId } from '../../shared/platform/new-id.ts';
import { changeFeed, withOwn } from './feed-cache.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { useAccessCheck } from './use-access-check.ts';

type Words = Pick<UnsentPost, 'text' | 'images'>;

export interface UnsentPostsOf {
  /** Newest first. */
  posts: UnsentPosts;
  write: (post: Words) => void;
  /** Settles with the answer: the form that sends an announcement says itself why it was refused (decision 044). */
  announce: (post: Words) => Promise<void>;
  retry: (post: UnsentPost) => void;
  discard: (post: UnsentPost) => void;
}

/**
 * The posts on their way to a community: each stands in the feed at once. Without a network they wait for it; one that failed stays
 * until it is sent again, with the same key, or discarded. They survive a reload, and signing out removes them.
 */
export function useUnsentPosts(communityId: Id): UnsentPostsOf {
  const t = useT('community');
  const client = useQueryClient();
  const checkAccess = useAccessCheck();
  const { owner, all, change } = useUnit({ owner: $draftOwner, all: $unsentPosts, change: unsentChanged });
  const tell = (event: UnsentEvent) => void change({ communityId, event });

  const unsent = t('unsent.notSent');
  useEffect(() => {
    const kept = findDraft(readDrafts(browserStorage), draftId(owner, unsentPlace(communityId)), now());
    const posts = fromKept(kept?.['posts'], communityId, unsent);
    if (posts.length > 0) change({ communityId, event: { type: 'found', posts } });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another language does not find them again
  }, [owner, communityId, change]);

  const show = ({ post }: CreatePostData) => {
    changeFeed(client, communityId, (feed) => withOwn(feed, post));
    tellOtherTabs({ communityId, postId: post.id, change: 'post-added' });
  };
  const send = useWrite<CreatePostData, ApiError, UnsentPost>({
    mutationKey: ['createPost'],
    scope: { id: `create-post-${communityId}` }, // in their order
    target: ({ key }) => key,
    mutationFn: (post) => sendPost(communityId, post),
    onSuccess: (data, { key }) => {
      show(data);
      tell({ type: 'ended', key });
    },
    onError: (error, { key }) => {
      tell({ type: 'failed', key, problem: error.message });
      checkAccess(error);
    },
  });

  // after a lost answer the same words are the same announcement
  const announced = useRef({ words: '', key: '' });
  const announce = async ({ text, images }: Words): Promise<void> => {
    const words = JSON.stringify([text, images.map(({ id }) => id)]);
    if (announced.current.words !== words) announced.current = { words, key: newId() };
    try {
      show(await sendPost(communityId, { text, images, kind: 'announcement', key: announced.current.key }));
    } catch (error) {
      checkAccess(error);
      throw error;
    }
    announced.current = { words: '', key: '' };
  };

  return {
    announce,
    posts: all.filter((post) => post.communityId === communityId).toReversed(),
    write: (written) => {
      const post: UnsentPost = { ...written, kind: 'text', key: newId(), communityId, writtenAt: now(), problem: null };
      tell({ type: 'written', post });
      send.mutate(post);
    },
    retry: (post) => {
      tell({ type: 'retried', key: post.key });
      send.mutate(post);
    },
    discard: ({ key }) => tell({ type: 'ended', key }),
  };
}

const sendPost = (
  communityId: Id,
  { key, text, kind, images }: Omit<UnsentPost, 'communityId' | 'writtenAt' | 'problem'>,
) =>
  createPost(
    communityId,
    { text, kind, ...(images.length > 0 && { images: images.map(({ id }) => id) }) },
    { 'Idempotency-Key': key },
  );
