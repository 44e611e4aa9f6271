import { useSearchParams } from 'react-router';
import type { Id } from '../../shared/api/generated/model';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';

const DIALOGS = ['edit-post', 'report'] as const;
type PostDialog = (typeof DIALOGS)[number];

/** The dialogs of a post: `?do=edit-post&of=12`. A link to a post (`?post=…`) stays in the address. */
export function usePostDialog() {
  const [search] = useSearchParams();
  const asked = DIALOGS.find((one) => one === search.get('do'));
  const of = Number(search.get('of'));
  const post = search.get('post');
  const rest = post === null ? '' : `?post=${encodeURIComponent(post)}`;
  const dialog = useUrlDialog(asked !== undefined);
  return {
    asked: asked && Number.isSafeInteger(of) && of > 0 ? { name: asked, postId: of } : null,
    open: (name: PostDialog, postId: Id) => dialog.open(`${rest === '' ? '?' : `${rest}&`}do=${name}&of=${postId}`),
    close: () => dialog.close(rest),
  };
}
