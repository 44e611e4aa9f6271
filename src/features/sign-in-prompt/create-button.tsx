import { useUnit } from 'effector-react';
import { Plus } from 'lucide-react';
import { $undecided, $user } from '../../models/session/session.model.ts';
import { type SignInPrompt, signInRequested } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import { Button } from '../../shared/ui/button.tsx';
import * as css from './create-button.css.ts';

interface CreateButtonProps {
  label: string;
  onCreate: () => void;
  /** What a guest is asked instead. */
  prompt: SignInPrompt;
}

/** The one filled button of a list's page, which makes a new entry; on a phone a plus sign. */
export function CreateButton({ label, onCreate, prompt }: CreateButtonProps) {
  const { undecided, user, askToSignIn } = useUnit({
    undecided: $undecided,
    user: $user,
    askToSignIn: signInRequested,
  });
  return (
    <Button
      size="sm"
      icon={<Plus size={20} aria-hidden />}
      onClick={() => (user ? onCreate() : askToSignIn(prompt))}
      disabled={undecided}
    >
      <span className={css.words}>{label}</span>
    </Button>
  );
}
