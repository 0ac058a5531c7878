import type { Translation } from '../../registry.ts';
import type { mailbox as english } from './en.ts';

export const mailbox: Translation<typeof english> = {
  title: 'Buzón local',
  hint: 'Mensajes que se habrían enviado por correo. Esta página existe solo en versiones locales, y ningún correo sale de esta máquina.',
  filter: 'Mostrar los mensajes para',
  filterPlaceholder: 'nombre@example.org',
  list: 'Mensajes, los más nuevos primero',
  codes: 'Enlaces del servicio de cuentas',
  mails: 'Correo de Hustings',
  mailList: 'Correo, lo más nuevo primero',
  openLink: 'Abrir el enlace',
  emptyTitle: 'Todavía no hay mensajes',
  empty:
    'Cree una cuenta, pida una contraseña nueva o invite a alguien, y el enlace aparece aquí en segundos.',
  noneTitle: 'No hay mensajes para esta dirección',
  none: 'Borre el filtro para ver todos los mensajes.',
  failedTitle: 'Un emulador no responde',
  failed: 'Debería estar en {{address}}. Inicie los servicios locales y esta página continúa por sí sola.',
  signIn: 'Ir a iniciar sesión',
  kind: {
    VERIFY_EMAIL: 'Confirmar el correo electrónico',
    PASSWORD_RESET: 'Elegir una contraseña nueva',
    RECOVER_EMAIL: 'Deshacer un cambio de correo electrónico',
    VERIFY_AND_CHANGE_EMAIL: 'Confirmar un correo electrónico nuevo',
    other: 'Otro tipo de mensaje',
  },
  open: {
    VERIFY_EMAIL: 'Confirmar',
    PASSWORD_RESET: 'Elegir contraseña',
    RECOVER_EMAIL: 'Restaurar',
    VERIFY_AND_CHANGE_EMAIL: 'Confirmar',
  },
  openFor: '{{action}}, para {{email}}',
};
