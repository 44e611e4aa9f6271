import { type PostKind, WrittenPostKind } from '../../shared/api/generated/model';

/** Posts of other kinds than people write are the app's own: nobody is their author (decision 064). */
export const wroteItself = (kind: PostKind): boolean => !Object.values<PostKind>(WrittenPostKind).includes(kind);
