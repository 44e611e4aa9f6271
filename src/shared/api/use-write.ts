import { notifyManager, useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { unsavedUntil } from '../platform/unsaved-work.ts';

type Target = string | number | undefined;
/** The writes that are being answered, by what they are about, the latest at the end. */
type UnderWay = Map<Target, Promise<unknown>>;

interface WriteOptions<Data, Failure, Variables, Shown> extends UseMutationOptions<Data, Failure, Variables, Shown> {
  /** What a press is about, where one hook serves several things: presses about two of them do not wait for each other. */
  target?: (variables: Variables) => Target;
  /** Success ends it: something closes or another page opens, and until then nothing is sent again about the same target. */
  isFinal?: true;
  /** Shared by writes of which only one may be sent, such as two answers to one question. */
  lock?: UnderWay;
}

type Write<Data, Failure, Variables, Shown> = UseMutationResult<Data, Failure, Variables, Shown> & {
  /** Being answered; with `isFinal` also once it is done. */
  isBusy: boolean;
};

/**
 * `useMutation` for a write that a press starts: a press that is being answered is not sent again (decision 047). A further `mutate`
 * does nothing until the answer, and what is refetched after it, is on screen; a further `mutateAsync` gives the answer to the first.
 * React's own `isPending` is a frame too late for a double tap. With a `scope` presses are sent in turn, and only one that has the
 * `target` of the press before it is left out. What is shown before the answer is not saved yet: until then the tab asks before it is left.
 */
export function useWrite<Data = unknown, Failure = Error, Variables = void, Shown = unknown>(
  options: WriteOptions<Data, Failure, Variables, Shown>,
): Write<Data, Failure, Variables, Shown> {
  const { target, isFinal = false, lock, ...rest } = options;
  const own = useWriteLock();
  const underWay = lock ?? own;
  const isQueue = rest.scope !== undefined;
  const mutation = useMutation<Data, Failure, Variables, Shown>({
    ...rest,
    async onSettled(...answer) {
      await rest.onSettled?.(...answer);
      const [, error, press] = answer;
      if (isQueue || (isFinal && error === null)) return;
      // what was refetched is drawn before the control works again; and it works before it is drawn as free, or what is then sent by
      // itself, as the next part of a list, would be left out
      await new Promise<void>((drawn) => notifyManager.schedule(() => drawn()));
      underWay.delete(target?.(press));
    },
  });
  const send = mutation.mutateAsync;
  const mutateAsync = useCallback<typeof send>(
    (...press) => {
      const about = target?.(press[0] as Variables); // absent only where the variables are void
      if (isQueue && about === undefined) return sent(send(...press));
      const first = underWay.get(about);
      if (first && (!isQueue || [...underWay.keys()].at(-1) === about)) return first as Promise<Data>; // of the same hook
      const answer = sent(send(...press));
      underWay.delete(about);
      underWay.set(about, answer);
      const release = () => {
        if (underWay.get(about) === answer) underWay.delete(about);
      };
      if (isQueue) answer.then(isFinal ? () => {} : release, release);
      return answer;
    },
    [isQueue, isFinal, send, target, underWay],
  );
  const mutate = useCallback<typeof mutation.mutate>(
    (...press) =>
      void mutateAsync(...press).catch(() => {
        // the mutation's `onError` has it
      }),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync, isBusy: mutation.isPending || (isFinal && mutation.isSuccess) };
}

/** A lock that several `useWrite` share. */
export function useWriteLock(): UnderWay {
  return useState<UnderWay>(() => new Map())[0];
}

function sent<Data>(answer: Promise<Data>): Promise<Data> {
  unsavedUntil(answer);
  return answer;
}
