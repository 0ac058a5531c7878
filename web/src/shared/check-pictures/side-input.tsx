import type { RefObject } from 'react';

type Props = { input: RefObject<HTMLInputElement | null>; choose: (file: File) => Promise<void> };

/** Opens the camera of a phone by itself. */
export const SideInput = ({ input, choose }: Props) => (
  <input
    ref={input}
    type="file"
    accept="image/*"
    capture="environment"
    hidden
    onChange={({ currentTarget }) => {
      const [file] = currentTarget.files ?? [];
      if (file) void choose(file);
      currentTarget.value = '';
    }}
  />
);
