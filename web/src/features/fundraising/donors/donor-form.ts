import * as z from 'zod/mini';
import { donors } from '#shared/collections/donors.ts';
import { emailField, nameField, phoneField } from '../../../shared/ui/form/form-fields.ts';
import type { Donor } from '../data.ts';

export const donorForm = z.object({
  name: nameField,
  email: emailField,
  phone: phoneField,
  capacity: donors.schema.shape.capacity,
});
export type DonorInput = z.output<typeof donorForm>;

/** What is known of somebody who has not given yet. */
export type Known = Partial<Pick<Donor, 'name' | 'email' | 'phone' | 'capacity'>>;

/** What the form shows first, for a record or a new one. */
export const donorValues = (donor: Known | null) => ({
  name: donor?.name ?? '',
  email: donor?.email ?? '',
  phone: donor?.phone ?? '',
  capacity: donor?.capacity ?? 'unknown',
});
