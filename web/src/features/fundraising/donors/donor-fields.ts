import { choiceField, emailField, nameField, phoneField } from '../../../shared/area/form-parts.tsx';
import { donorArea } from '../../../shared/fundraising/fundraising-areas.ts';
import { donorKind } from './donor-kind.tsx';

const fields = {
  name: nameField,
  // A person who is there already becomes a donor; one who is a donor is opened.
  email: emailField(({ id, facets }) =>
    facets.includes('donor') ? donorArea.paths.one(id) : `${donorArea.paths.new}?person=${id}`,
  ),
  phone: phoneField,
  capacity: choiceField(donorArea, 'capacity', 'unknown'),
  donor_kind: donorKind,
};

/** The form of a donor. */
export const donorFields = () => ({ fields });
