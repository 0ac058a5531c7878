import type { Translation } from '../registry.ts';
import type { installed as english } from './en.ts';

const installed: Translation<typeof english> = {
  waiting: 'Hay una versión nueva lista',
  behind: 'Otra pestaña usa la versión nueva',
  unsaved: 'Algo que escribió aquí aún no está guardado. Guárdelo y después recargue.',
  reload: 'Recargar',
  title: 'En este dispositivo',
  kept: 'Todas las pantallas se abren sin conexión.',
  notKept: 'Este navegador no guarda la app: sin conexión no se puede volver a abrir.',
  shown: 'Lo último que miró se queda en este dispositivo hasta que cierre sesión.',
  install: 'Instalar Hustings',
  installHint: 'Así se abre en su propia ventana, desde la pantalla de inicio o el dock.',
  onApple:
    'Para tener Hustings en la pantalla de inicio, toque Compartir en Safari y luego «Agregar a inicio».',
  isInstalled: 'Hustings está instalada en este dispositivo.',
};

export default { installed };
