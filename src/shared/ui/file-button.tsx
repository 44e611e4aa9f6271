import { type ChangeEvent, useRef } from 'react';
import { PICTURE_TYPES } from '../platform/picture-file.ts';
import { Button, type ButtonProps } from './button.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that opens the device's dialog for pictures. */
export function FileButton({ multiple, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = ''; // the same file may be chosen again
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input ref={input} type="file" hidden accept={PICTURE_TYPES} multiple={multiple} onChange={choose} />
    </>
  );
}
