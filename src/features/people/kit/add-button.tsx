import { UserPlus } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';

interface AddButtonProps {
  children: string;
  /** The view has another button that is filled. */
  quiet?: boolean;
  onClick: () => void;
}

/** Opens the dialog that adds or invites somebody. */
export const AddButton = ({ children, quiet = false, onClick }: AddButtonProps) => (
  <Button variant={quiet ? 'secondary' : 'primary'} icon={<UserPlus size={20} />} onClick={onClick}>
    {children}
  </Button>
);
