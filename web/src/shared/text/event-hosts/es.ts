import type { Translation } from '../registry.ts';
import type { eventHosts as english } from './en.ts';

const eventHosts: Translation<typeof english> = {
  links: {
    title: 'Enlaces para anfitriones sin cuenta',
    hint: 'Cada uno abre solo la lista de inscritos de este evento, para marcar quién confirmó y quién llegó. Funciona hasta una semana después del evento; los teléfonos se muestran hasta dos días después.',
    name: 'Para quién',
    nameMissing: 'Escriba un nombre.',
    add: 'Crear enlace',
    added: 'Enlace creado. Cópielo y envíelo.',
    copy: 'Copiar el enlace para {{name}}',
    copyShort: 'Copiar enlace',
    copied: 'Enlace copiado',
    copyFailed: 'No se pudo copiar. Cópielo a mano:',
    end: 'Cerrar el enlace para {{name}}',
    endShort: 'Cerrar enlace',
    ended: 'Enlace cerrado',
    isEnded: 'Cerrado',
    opened_one: 'Abierto {{count, number}} vez, la última {{when}}',
    opened_other: 'Abierto {{count, number}} veces, la última {{when}}',
    unopened: 'Todavía sin abrir',
    changes_one: '{{count, number}} cambio',
    changes_other: '{{count, number}} cambios',
  },
  costs: {
    host: 'Para quien recibe en su propia casa, los primeros {{amount}} por elección en invitaciones, comida y bebidas no son una contribución. Cuente también sus otros eventos de esta elección.',
    event:
      'Para quien recibe en su propia casa u oficina, los gastos no son una contribución si todo el evento cuesta {{amount}} o menos. Lo que traen otras personas es siempre una donación en especie.',
    share: '{{giver}}, si es quien recibe: {{exempt}} exentos, {{counts}} como donación en especie',
    source: 'Fuente:',
    reviewed: 'Revisado el {{day}}. Esto no es asesoría legal.',
    unknown:
      'No se conoce ninguna regla de gastos en casa para esta contienda. Registre cada cosa como donación en especie o pregunte a su tesorero.',
    noRace:
      'Indique la contienda de la campaña en los límites para ver cuánto puede gastar en casa un anfitrión.',
  },
  pledges: {
    title: 'Promesas hechas aquí',
    noCode: 'Ponga un código de origen al evento: aquí aparecen las promesas con ese código.',
    none: 'Todavía ninguna promesa tiene el código {{code}}.',
    sum_one: '{{count, number}} promesa de {{amount}}, de los cuales {{paid}} están pagados',
    sum_other: '{{count, number}} promesas de {{amount}}, de los cuales {{paid}} están pagados',
    record: 'Registrar promesa',
  },
  messages: {
    title: 'Mensajes a las personas inscritas',
    none: 'Todavía no se ha escrito nada.',
    write: 'Escribir a las personas inscritas',
    send: 'Enviar',
    shift: 'Turno',
    allShifts: 'Todos los turnos',
    whom: 'Para quién',
    states: {
      registered: 'Con inscripción',
      confirmed: 'Con asistencia confirmada',
      waiting: 'En lista de espera',
      offered: 'Con un lugar ofrecido',
      attended: 'Llegaron',
      missed: 'No vinieron',
    },
    reach_one: 'Llega a {{count, number}} persona.',
    reach_other: 'Llega a {{count, number}} personas.',
    withoutEmail_one: '{{count, number}} inscripción no tiene correo.',
    withoutEmail_other: '{{count, number}} inscripciones no tienen correo.',
    subject: 'Asunto',
    body: 'Mensaje',
    bodyHint:
      'Use {first name}, {event} y {time}. Cada persona recibe su propio enlace para confirmar, cambiar o cancelar. Solo sobre este evento: para pedir dinero o votos, escriba a quienes aceptaron eso.',
    greeting: 'Hola, {first name}:',
    example: 'Rosa Díaz',
    preview: 'Así lo lee {{name}}',
    incomplete: 'Escriba un asunto y un mensaje.',
    nobody: 'Elija quién debe recibirlo.',
    sent: 'Mensaje en camino',
    goes_one: '{{count, number}} persona, {{when}}',
    goes_other: '{{count, number}} personas, {{when}}',
    withdrawn: 'Mensaje retirado',
    state: { waiting: 'En espera', sending: 'Enviándose', sent: 'Enviado', withdrawn: 'Retirado' },
  },
};

export default { eventHosts };
