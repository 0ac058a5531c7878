import type { Translation } from '../registry.ts';
import type { memberPositions as english } from './en.ts';

const memberPositions: Translation<typeof english> = {
  candidate: 'Candidatura',
  campaign_manager: 'Gerencia de campaña',
  treasurer: 'Tesorería',
  finance_director: 'Dirección de finanzas',
  communications_director: 'Dirección de comunicaciones',
  digital_director: 'Dirección digital',
  political_director: 'Dirección política',
  policy_director: 'Dirección de políticas públicas',
  field_director: 'Dirección de campo',
  organizer: 'Organización de base',
  volunteer_lead: 'Coordinación de voluntarios',
  data_director: 'Dirección de datos',
  scheduler: 'Agenda',
  counsel: 'Asesoría legal',
};

export default { memberPositions };
