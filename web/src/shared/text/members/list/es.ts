import type { Translation } from '../../registry.ts';
import type { list as english } from './en.ts';

export const list: Translation<typeof english> = {
  sortBy: 'Ordenar por',
  imported: { label: 'Importación', any: 'Cualquier origen', problems: 'Con problemas de importación' },
  end: 'Fin de la lista',
  capped: 'Estas son las primeras coincidencias. Escriba más del nombre para encontrar las demás.',
  nothing: {
    title: 'No hay coincidencias',
    hint: 'Ningún registro tiene este nombre y estos filtros. Los nombres se encuentran por sus primeras letras.',
    clear: 'Borrar búsqueda y filtros',
  },
  back: 'Volver a {{list}}',
  missing: {
    title: 'Este registro no está aquí',
    hint: 'Puede que se haya eliminado o que la dirección esté mal escrita.',
  },
  add: 'Agregar',
  import: 'Importar',
  details: 'Detalles',
  added: 'Se agregó {{when}}',
  changed: 'Último cambio {{when}}',
};
