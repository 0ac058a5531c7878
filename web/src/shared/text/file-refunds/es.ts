import type { Translation } from '../registry.ts';
import type { fileRefunds as english } from './en.ts';

const fileRefunds: Translation<typeof english> = {
  title: 'Reembolsos sin donación',
  hint: 'Los archivos dicen que este dinero se devolvió, pero su donación no está aquí o no corresponde. Nada de ello cuenta hasta que tenga una donación. Una importación que traiga la donación lo encuentra.',
  empty: {
    title: 'Cada reembolso tiene su donación',
    hint: 'Un reembolso de un archivo cuya donación no está aquí espera en esta página.',
  },
  kind: { refund: 'Reembolso', chargeback: 'Contracargo' },
  why: {
    no_gift: 'Aquí no hay una donación con este número.',
    several: 'Varias donaciones tienen este número.',
    not_received: 'Su donación está pendiente, fallida o anulada.',
    more_than_left: 'Es más de lo que queda de su donación.',
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
  setAside: 'Apartar',
  setAsideDone: 'Apartado',
};

export default { fileRefunds };
