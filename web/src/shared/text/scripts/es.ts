import type { Translation } from '../registry.ts';
import type { scripts as english } from './en.ts';

const scripts: Translation<typeof english> = {
  intro: 'Antes de empezar',
  nobody: 'vecino',
  ourCandidate: 'nuestra candidatura',
  own: 'Lo que sabe la campaña',
  several: 'Elija todas las que correspondan.',
  skip: 'Sin respuesta',
  nothing: 'Este guion aún no tiene preguntas.',
  unreadable: 'Este guion se hizo con una versión más nueva. Recargue la página para usarlo.',
  choice: {
    choose: 'Elija un guion …',
    label: 'Guion',
    none: 'Sin guion, solo resultados',
    fitting: 'Para este trabajo',
    others: 'Otros guiones',
    archived: '{{name}} (archivado)',
    gone: 'Un guion que se eliminó',
  },
  results: {
    label: 'Resultado',
    more: 'Más resultados',
    fewer: 'Menos resultados',
  },
};

export default { scripts };
