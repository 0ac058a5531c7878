import { choiceField, emailField, nameField, phoneField } from '../../../shared/area/form-parts.tsx';
import { donorArea } from '../fundraising-areas.ts';

const fields = {
  name: nameField,
  email: emailField(donorArea),
  phone: phoneField,
  capacity: choiceField(donorArea, 'capacity', 'unknown'),
};

/** The form of a donor. */
export const donorFields = () => ({ fields });
