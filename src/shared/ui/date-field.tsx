import { TextField, type TextFieldProps } from './text-field.tsx';

export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'min' | 'max'> {
  /** All dates are `yyyy-MM-dd`, as on the wire. */
  value?: string;
  defaultValue?: string;
  min?: string;
  max?: string;
}

/** A day: the platform's own picker, in the device's language. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />;
}
