import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import {
  $outbox,
  outboxDiscarded,
  outboxInsisted,
  outboxRetried,
  outboxWritten,
  postQueue,
} from '../../models/outbox/outbox.model.ts';
import { createPost } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { Id, Image } from '../../shared/api/generated/model';
import { newId } from '../../shared/platform/new-id.ts';
import { showPost } from './send-post.ts';
import { useAccessCheck } from './use-access-check.ts';

interface Words {
  text: string;
  images: readonly Pick<Image, 'id' | 'url'>[];
}

/** A post that was written here and that the server has not confirmed yet. */
export interface UnsentPost {
  key: string;
  text: string;
  photos: number;
  /** Wall-clock ms. */
  writtenAt: number;
  /** Why it was refused; null: it is on its way. */
  problem: string | null;
  /** The last try had no answer. */
  isFailing: boolean;
}

export interface UnsentPostsOf {
  /** Newest first. */
  posts: readonly UnsentPost[];
  write: (post: Words) => void;
  /** Settles with the answer: the form that sends an announcement says itself why it was refused (decision 044). */
  announce: (post: Words) => Promise<void>;
  retry: (post: UnsentPost) => void;
  discard: (post: UnsentPost) => void;
}

/**
 * The posts on their way to a community: each stands in the feed at once and waits in the outbox, which sends it by itself, once
 * (decision 065). One that is refused stays until it is sent again or discarded.
 */
export function useUnsentPosts(communityId: Id): UnsentPostsOf {
  const client = useQueryClient();
  const checkAccess = useAccessCheck();
  const { outbox, write, insist, retryQueue, discard } = useUnit({
    outbox: $outbox,
    write: outboxWritten,
    insist: outboxInsisted,
    retryQueue: outboxRetried,
    discard: outboxDiscarded,
  });
  const queue = postQueue(communityId);

  // after a lost answer the same words are the same announcement
  const announced = useRef({ words: '', key: '' });
  const announce = async ({ text, images }: Words): Promise<void> => {
    const ids = images.map(({ id }) => id);
    const words = JSON.stringify([text, ids]);
    if (announced.current.words !== words) announced.current = { words, key: newId() };
    try {
      const body = { text, kind: 'announcement', ...(ids.length > 0 && { images: ids }) } as const;
      const answer = await createPost(communityId, body, { 'Idempotency-Key': announced.current.key });
      void showPost(client, communityId, answer);
    } catch (error) {
      checkAccess(error);
      throw error;
    }
    announced.current = { words: '', key: '' };
  };

  return {
    announce,
    posts: outbox.entries
      .flatMap(({ id, queue: of, work, writtenAt, problem }) => {
        if (of !== queue || work.kind !== 'post') return [];
        const isFailing = (outbox.failures[queue] ?? 0) > 0;
        return { key: id, text: work.text, photos: work.images.length, writtenAt, problem, isFailing };
      })
      .toReversed(),
    write: ({ text, images }) => {
      const work = { kind: 'post', communityId, text, images: images.map(({ id }) => id) } as const;
      void write({ id: newId(), queue, work });
    },
    retry: ({ key, problem }) => void (problem === null ? retryQueue(queue) : insist([key])),
    discard: ({ key }) => void discard([key]),
  };
}
