import type { Translation } from '../../registry.ts';
import type { dashboardLayout as english } from './en.ts';

export const dashboardLayout: Translation<typeof english> = {
  title: 'Organizar el panel',
  hint: 'Arrastre un bloque o use sus botones. El panel cambia al momento, en todos sus dispositivos.',
  main: 'Columna principal',
  side: 'Columna lateral',
  hidden: 'Oculto',
  none: 'No hay nada aquí.',
  up: 'Subir {{block}}',
  down: 'Bajar {{block}}',
  across: 'Pasar {{block}} a la otra columna',
  hide: 'Ocultar {{block}}',
  show: 'Mostrar {{block}}',
  moved: '{{block}}: {{column}}, lugar {{position}}',
  reset: 'Volver a lo habitual',
  done: 'Listo',
  blocks: {
    giving: 'Dinero recaudado',
    figures: 'Donantes y voluntarios',
    steps: 'Próximos pasos',
    events: 'Próximos eventos',
    activity: 'Actividad',
  },
};
