import type { Id, Image, WrittenPostKind } from '../../shared/api/generated/model';

/** A post that was written here and that the server has not confirmed yet. */
export interface UnsentPost {
  /** Its Idempotency-Key: sent again, it is still one post. */
  key: string;
  communityId: Id;
  text: string;
  kind: WrittenPostKind;
  /** Uploaded already. */
  images: readonly Pick<Image, 'id' | 'url'>[];
  /** Wall-clock ms. */
  writtenAt: number;
  /** Why it was not sent; null while it is on its way, or waits for the network. */
  problem: string | null;
}

export type UnsentPosts = readonly UnsentPost[];

export type UnsentEvent =
  | { type: 'written'; post: UnsentPost }
  | { type: 'failed'; key: string; problem: string }
  | { type: 'retried'; key: string }
  /** Confirmed, or discarded. */
  | { type: 'ended'; key: string }
  /** Kept from before a reload. */
  | { type: 'found'; posts: UnsentPosts };

/** The unsent posts after this, in the order in which they were written. */
export function decideUnsent(posts: UnsentPosts, event: UnsentEvent): UnsentPosts {
  switch (event.type) {
    case 'written':
      return posts.some(({ key }) => key === event.post.key) ? posts : [...posts, event.post];
    case 'failed':
      return withProblem(posts, event.key, event.problem);
    case 'retried':
      return withProblem(posts, event.key, null);
    case 'ended':
      return posts.filter(({ key }) => key !== event.key);
    case 'found': {
      const known = new Set(posts.map(({ key }) => key));
      return [...event.posts.filter(({ key }) => !known.has(key)), ...posts];
    }
  }
}

const withProblem = (posts: UnsentPosts, key: string, problem: string | null): UnsentPosts =>
  posts.map((post) => (post.key === key ? { ...post, problem } : post));

/** What is kept on the device: the address of a picture may hold the picture itself, so only its id is. */
export const toKept = (posts: UnsentPosts) =>
  posts.map(({ key, text, kind, images, writtenAt }) => ({
    key,
    text,
    kind,
    imageIds: images.map(({ id }) => id),
    writtenAt,
  }));

/** The posts of what was kept; what is no post is left out. `problem` says that they were not sent. */
export function fromKept(kept: unknown, communityId: Id, problem: string): UnsentPosts {
  if (!Array.isArray(kept)) return [];
  return kept.filter(isKept).map(({ key, text, kind, imageIds, writtenAt }) => ({
    key,
    communityId,
    text,
    kind,
    images: imageIds.map((id) => ({ id, url: '' })),
    writtenAt,
    problem,
  }));
}

function isKept(value: unknown): value is ReturnType<typeof toKept>[number] {
  if (typeof value !== 'object' || value === null) return false;
  const { key, text, kind, imageIds, writtenAt } = value as Record<string, unknown>; // every part is looked at below
  return (
    typeof key === 'string' &&
    typeof text === 'string' &&
    (kind === 'text' || kind === 'announcement') &&
    Array.isArray(imageIds) &&
    imageIds.every((id) => Number.isSafeInteger(id)) &&
    typeof writtenAt === 'number'
  );
}
