import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ProfileFieldName } from '#shared/collections/candidate/candidate-fields.ts';
import { profileFieldNames } from '#shared/collections/candidate-profiles.ts';

export const idOf = (name: ProfileFieldName): string => `field-${name}`;

/** The field that the address names, `?field=…`; it is gone to whenever the address is. */
export function useTargetField(): ProfileFieldName | null {
  const { key } = useLocation();
  const [search] = useSearchParams();
  const param = search.get('field');
  const name = profileFieldNames.find((one) => one === param) ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address asked for once more goes there once more.
  useEffect(() => {
    if (!name) return;
    // After the form has drawn its fields.
    const frame = requestAnimationFrame(() => {
      const field = document.getElementById(idOf(name));
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [name, key]);
  return name;
}
