import type { ReactNode } from 'react';
import type { AskedWrite, AskedWrites } from '../../../entities/confirmation/use-asked-write.ts';
import type { UserRef } from '../../../shared/api/generated/model';
import type { BadgeProps } from '../../../shared/ui/badge.tsx';
import type { MenuItem } from '../../../shared/ui/overflow-menu.tsx';

/** Whose people are listed, as data: the kit draws them, asks and writes in one way for every owner (decision 052). */
export interface PeopleOwner<P> extends AskedWrites {
  /** What the rows are, for screen readers. */
  label: string;
  /** The title in place of a list that could not be loaded. */
  notLoaded: string;
  /** Somebody of the answer, as they are shown, with what the reader may do about them. */
  personOf: (one: P) => Person;
}

type Maybe<T> = T | false | null | undefined;

/** Somebody in a list of people. */
export interface Person {
  /** Of the row, and of what is written about it. */
  id: string | number;
  /** Absent for who has no account yet: `name` and `icon` stand in. */
  user?: UserRef;
  /** In place of a name that is not given. */
  name?: string;
  icon?: ReactNode;
  /** The number on the back. */
  number?: Maybe<string>;
  /** Before the mark that says that it is the reader; the role that may do most leads. */
  roles?: readonly Maybe<{ text: string; leads?: boolean }>[];
  /** After it. */
  states?: readonly Maybe<{ text: string; tone?: BadgeProps['tone'] }>[];
  /** A line of its own, above what follows. */
  above?: Maybe<string>;
  /** What they do here, in one line with the facts and the presence. */
  part?: Maybe<string>;
  /** Wanted least. */
  facts?: readonly Maybe<string>[];
  /** What the answer says of their presence, which is followed; absent where it is not shown. */
  isOnline?: boolean | undefined;
  /** A line of its own, below. */
  below?: Maybe<string>;
  /** The one action that is not in the menu. */
  main?: ReactNode;
  /** Only what the server allows; what removes or ends something comes last. */
  actions?: readonly Maybe<PersonAction>[];
}

/** Opens or leads to something, or writes, perhaps after a question. */
export type PersonAction = MenuItem | (Pick<MenuItem, 'label' | 'icon' | 'danger'> & Omit<AskedWrite, 'about'>);

/** Without those that do not apply. */
export const applying = <T>(all: readonly Maybe<T>[] = []): T[] =>
  all.filter((one): one is T => one !== false && one !== null && one !== undefined);
