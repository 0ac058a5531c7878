import type { Translation } from '../registry.ts';
import type { fieldOps as english } from './en.ts';

const fieldOps: Translation<typeof english> = {
  exchange: 'Exportar contactos',
  tabs: {
    label: 'Operaciones de campo',
    turfs: 'Zonas',
    map: 'Mapa y corte',
    calls: 'Banco de llamadas',
    scripts: 'Guiones',
    quality: 'Calidad',
    pace: 'Ritmo',
    organizing: 'Organización',
    mine: 'Mis zonas',
  },
  taken: {
    title_one: '{{names}} se repartió entretanto, así que no se eliminó.',
    title_other: '{{shown}} zonas se repartieron entretanto, así que no se eliminaron: {{names}}',
    hint: 'Lo archivado queda fuera de la lista y de las manos de todos; lo que un teléfono aún no envió llega igualmente.',
    leave_one: 'Dejarla',
    leave_other: 'Dejarlas',
    archive_one: 'Archivarla',
    archive_other: 'Archivarlas',
    archived_one: '{{shown}} zona archivada',
    archived_other: '{{shown}} zonas archivadas',
  },
};

export default { fieldOps };
