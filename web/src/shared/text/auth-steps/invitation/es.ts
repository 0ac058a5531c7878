import type { Translation } from '../../registry.ts';
import type { invitation as english } from './en.ts';

export const invitation: Translation<typeof english> = {
  title: 'Invitación',
  opening: 'Abriendo la invitación…',
  heading: 'Únase a {{organization}}',
  signedInAs: 'Sesión iniciada como {{email}}.',
  by: 'Le invita',
  role: 'Su rol',
  until: 'Válida hasta',
  roles: {
    admin: 'Administrador: todo, también los miembros y sus roles',
    manager: 'Gerente de campaña: toda la campaña, menos los miembros y los roles',
    finance: 'Finanzas: donantes, donaciones y exportaciones',
    field: 'Campo: voluntarios, nada sobre dinero',
    user: 'Miembro: ve donantes, donaciones y voluntarios, y no cambia nada',
    canvasser: 'Brigadista: solo lo que se le asigna',
  },
  becomes: {
    kept: 'También sigue en {{current}}. Cambie de campaña en el menú.',
    deleted:
      'Ahora está en {{current}}. No hay nadie más ni nada guardado allí, así que se elimina cuando usted se una.',
  },
  positions: 'Su cargo',
  join: 'Unirse a {{organization}}',
  notNow: 'Ahora no',
  ownInstead: 'Ahora no: empezar una campaña propia',
  own: 'Empezar una campaña propia',
  nowhere: {
    title: 'Todavía no está en una campaña',
    hint: 'Si le trajo una invitación, siga en su pestaña o abra de nuevo su enlace.',
  },
  refusedTitle: 'Esta invitación no se puede abrir',
  insideTitle: 'Usted ya está ahí',
  onwards: 'Ir al panel',
  signOut: 'Cerrar sesión y usar otra dirección',
  incomplete: 'Este enlace no está completo. Ábralo otra vez desde el correo, entero.',
};
