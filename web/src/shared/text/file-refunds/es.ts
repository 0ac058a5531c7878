import type { Translation } from '../registry.ts';
import type { fileRefunds as english } from './en.ts';

const fileRefunds: Translation<typeof english> = {
  title: 'Reembolsos por resolver',
  hint: 'Los archivos dicen que este dinero se devolvió, pero su donación no está aquí o no corresponde, o no dicen cuánto. Nada de ello cuenta hasta que usted lo resuelva. Una importación que traiga la donación o el monto también lo resuelve.',
  empty: {
    title: 'Cada reembolso tiene su donación y su monto',
    hint: 'Un reembolso de un archivo cuya donación no está aquí, o cuyo monto falta, espera en esta página.',
  },
  kind: { refund: 'Reembolso', chargeback: 'Contracargo', outcome: 'Donación que se esperaba' },
  why: {
    no_gift: 'Aquí no hay una donación con este número.',
    several: 'Varias donaciones tienen este número.',
    not_received: 'Su donación está pendiente, fallida o anulada.',
    more_than_left: 'Es más de lo que queda de su donación.',
    amount_missing: 'Falta el monto del reembolso: el archivo solo dice que se devolvió una parte.',
  },
  from: '{{file}}, fila {{row}}',
  number: 'Número {{number}}',
  match: 'Elegir su donación',
  matchTitle: '{{amount}} a {{name}}',
  gifts: 'Donaciones de las que queda bastante',
  gift: '{{day}} · {{amount}}',
  giftLeft: '{{day}} · {{amount}}, quedan {{left}}',
  noGift: 'De ninguna de las donaciones más recientes de esta persona queda bastante.',
  chooseGift: 'Elija una donación.',
  book: 'Registrar el reembolso',
  matched: 'Reembolso registrado',
  otherGift: 'Elegir otra donación',
  otherHint:
    'Nada de este reembolso cuenta todavía. Espera en la donación que elija hasta que se sepa el monto.',
  choose: 'Elegir esta donación',
  chosen: 'Donación elegida. Todavía falta el monto.',
  unknown: 'Falta el monto',
  amountTitle: '¿Cuánto se devolvió a {{name}}?',
  amountHint:
    'La donación cuenta entera hasta que usted ingrese el monto. El sitio de su procesador lo muestra.',
  amount: 'Monto del reembolso',
  day: 'Día del reembolso',
  enter: 'Ingresar el monto',
  none: 'No se reembolsó nada',
  openGift: 'Abrir la donación',
  setAside: 'Apartar',
  setAsideDone: 'Apartado',
};

export default { fileRefunds };
