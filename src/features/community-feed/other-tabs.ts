import type { Id } from '../../shared/api/generated/model';

/** What happened to a post, as the rooms call it. */
const CHANGES = ['post-added', 'post-changed', 'post-commented', 'post-deleted'] as const;
export type PostChange = (typeof CHANGES)[number];

export interface PostNews {
  communityId: Id;
  postId: Id;
  change: PostChange;
}

export const isPostChange = (value: unknown): value is PostChange => CHANGES.some((one) => one === value);

const NAME = 'fusha-posts';

/** The person's other tabs show what was done here: the room leaves out one's own actions. */
export function tellOtherTabs(news: PostNews): void {
  const channel = new BroadcastChannel(NAME);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage(news);
  channel.close();
}

/** Calls `hear` with what was done in the other tabs. Returns how to stop. */
export function followOtherTabs(hear: (news: PostNews) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<PostNews>) => hear(data)); // only `tellOtherTabs` writes there
  return () => channel.close();
}
