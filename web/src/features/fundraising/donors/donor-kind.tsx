import { NativeSelect } from '@mantine/core';
import * as z from 'zod/mini';
import { choicesOf } from '../../../shared/area/area.ts';
import type { FormField } from '../../../shared/area/form-parts.tsx';
import { donorArea } from '../../../shared/fundraising/fundraising-areas.ts';
import { t } from '../../../shared/text/index.ts';

/** What a donor counts as for limits: where nothing is chosen, a person is an individual. */
export const donorKind: FormField = {
  schema: z.pipe(
    z.string(),
    z.transform((value: string) => value || null),
  ),
  initial: (stored) => stored ?? '',
  hint: 'fundraising.donors.kindHint',
  input: ({ stored: _, ...props }) => (
    <NativeSelect
      data={[
        { value: '', label: t('fundraising.donors.kindOpen') },
        ...(choicesOf(donorArea.collection, 'donor_kind') ?? []),
      ]}
      {...props}
    />
  ),
};
