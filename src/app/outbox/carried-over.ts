import { readDrafts, saveDrafts } from '../../models/drafts/drafts.storage.ts';
import { findDraft } from '../../models/drafts/drafts.ts';
import type { OutboxEvent } from '../../models/outbox/outbox.ts';
import { postQueue } from '../../models/outbox/outbox.model.ts';
import type { Id } from '../../shared/api/generated/model';
import { now } from '../../shared/platform/clock.ts';
import type { SafeStorage } from '../../shared/platform/storage.ts';

/** The posts that the build before this one has kept among the drafts: taken from there, once. What is no post is left out. */
export function carriedOver(storage: SafeStorage, owner: Id): OutboxEvent[] {
  const drafts = readDrafts(storage);
  return Object.keys(drafts).flatMap((draft) => {
    const communityId = Number(new RegExp(`^${owner}/unsent-posts/(\\d+)$`).exec(draft)?.[1]);
    if (!communityId) return [];
    const posts = findDraft(drafts, draft, now())?.['posts'];
    saveDrafts(storage, [{ type: 'drop', id: draft }], now());
    return Array.isArray(posts) ? posts.flatMap((post) => toWritten(post, communityId, owner) ?? []) : [];
  });
}

function toWritten(post: unknown, communityId: Id, owner: Id): OutboxEvent | null {
  if (typeof post !== 'object' || post === null) return null;
  const { key, text, imageIds, writtenAt } = post as Record<string, unknown>; // every part is looked at below
  if (typeof key !== 'string' || typeof text !== 'string' || typeof writtenAt !== 'number') return null;
  const images = Array.isArray(imageIds) ? imageIds.filter((id): id is Id => Number.isSafeInteger(id)) : [];
  const work = { kind: 'post', communityId, text, images } as const;
  return { type: 'written', id: key, queue: postQueue(communityId), work, owner, at: writtenAt };
}
