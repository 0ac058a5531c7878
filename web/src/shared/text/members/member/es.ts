import type { Translation } from '../../registry.ts';
import type { member as english } from './en.ts';

export const member: Translation<typeof english> = {
  account: 'Cuenta',
  roles: {
    admin: 'Administrador',
    manager: 'Gerente de campaña',
    finance: 'Finanzas',
    field: 'Campo',
    user: 'Miembro',
    canvasser: 'Brigadista',
  },
  notFound: {
    title: 'Página no encontrada',
    what: 'No hay nada en esta dirección',
    hint: 'Quizá la dirección tenga un error, o la página se haya movido.',
  },
  offline: 'Trabajando sin conexión',
  unseen: {
    title: 'Aún no está en este dispositivo',
    hint: 'Esto no se ha abierto en este dispositivo. Se abre cuando vuelva la conexión.',
  },
  stale: 'Se muestra desde este dispositivo; lo más reciente aún no ha llegado.',
  staleAt: 'Se muestra desde este dispositivo ({{time}}).',
  noAccess: {
    title: 'No es parte de su rol',
    what: 'Su rol no incluye esta pantalla',
    hint: 'Un administrador de su campaña puede darle acceso a esta pantalla.',
  },
  signingOut: {
    title: 'Algunos cambios siguen en este dispositivo',
    hint_one:
      '{{count}} cambio no ha llegado al servidor. Se queda en este dispositivo y espera a que usted inicie sesión aquí de nuevo.',
    hint_other:
      '{{count}} cambios no han llegado al servidor. Se quedan en este dispositivo y esperan a que usted inicie sesión aquí de nuevo.',
    unsafe: 'Si cierra sesión ahora, se pierden cambios',
    unsafeHint_one:
      '{{count}} cambio no ha llegado al servidor, y este dispositivo aún no tiene la clave que lo conserva para usted. Conéctese a internet y espere un momento.',
    unsafeHint_other:
      '{{count}} cambios no han llegado al servidor, y este dispositivo aún no tiene la clave que los conserva para usted. Conéctese a internet y espere un momento.',
    typed: 'Lo que escribió no está guardado',
    typedHint: 'Al cerrar sesión se pierde. Guárdelo antes, o corrija lo que aún no se puede guardar.',
    saved: 'Todo está guardado',
    savedHint: 'Sus últimos cambios llegaron al servidor.',
    importing: 'Una importación sigue en marcha',
    importingHint:
      'Al cerrar sesión se detiene. Las filas que ya están aquí se quedan; elija el mismo archivo otra vez para traer el resto.',
    stay: 'Mantener la sesión',
    leave: 'Cerrar sesión de todos modos',
  },
};
