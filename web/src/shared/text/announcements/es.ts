import type { Translation } from '../registry.ts';
import type { announcements as english } from './en.ts';

const announcements: Translation<typeof english> = {
  new: 'Anuncio nuevo',
  back: 'Anuncios',
  lists: { label: 'Qué anuncios', received: 'Para usted', sent: 'Enviados' },
  unread: 'Sin leer',
  by: 'De {{name}}',
  withdrawn: 'Retirado',
  readBy: 'Leído por {{read}} de {{all}}',
  empty: { received: 'No hay anuncios', sent: 'Aún no ha enviado ningún anuncio' },
  emptyHint: {
    received: 'Aquí aparece lo que su campaña le anuncia.',
    sent: 'Escriba a todos, a algunos roles o a algunos cargos. Verá quién lo ha leído.',
  },
  capped: 'Se muestran los {{count}} más recientes.',
  audience: {
    label: 'Público',
    everyone: 'Todos',
    roles: 'Algunos roles',
    positions: 'Algunos cargos',
    chooseRoles: 'Roles',
    choosePositions: 'Cargos',
    missing: 'Elija al menos uno.',
    count_zero: 'Aún no hay nadie en este público.',
    count_one: 'Llega a {{shown}} miembro.',
    count_other: 'Llega a {{shown}} miembros.',
  },
  form: {
    title: 'Título',
    body: 'Mensaje',
    titleMissing: 'Escriba un título.',
    bodyMissing: 'Escriba un mensaje.',
    review: 'Revisar',
    hint: 'Los miembros lo ven en la aplicación. Un minuto después también se envía por correo a quienes lo desean. No podrá editarlo después de enviarlo.',
  },
  confirm: {
    title: '¿Enviar este anuncio?',
    send_one: 'Enviar a {{shown}} miembro',
    send_other: 'Enviar a {{shown}} miembros',
  },
  sent: 'Anuncio enviado',
  receipts: {
    title: 'Quién lo ha leído',
    unread: 'Todavía no',
    former: 'Antiguo miembro',
  },
  withdraw: {
    action: 'Retirar',
    title: '¿Retirar «{{title}}»?',
    hint: 'Los miembros ya no lo encontrarán en la aplicación. Los correos que ya salieron no se pueden recuperar.',
    done: 'Anuncio retirado',
  },
  gone: { title: 'Este anuncio no está aquí', hint: 'Se retiró o no se le envió a usted.' },
};

export default { announcements };
