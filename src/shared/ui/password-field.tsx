import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../i18n/i18n-react.tsx';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'>;

/** A password that can be read on demand; give `autoComplete` "current-password" or "new-password". */
export function PasswordField(props: PasswordFieldProps) {
  const t = useT('auth');
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          aria-label={t(shown ? 'fields.hidePassword' : 'fields.showPassword')}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={20} /> : <Eye size={20} />}
        </IconButton>
      }
    />
  );
}
