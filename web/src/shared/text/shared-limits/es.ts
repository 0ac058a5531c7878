import type { Translation } from '../registry.ts';
import type { partners as english } from './en.ts';

const partners: Translation<typeof english> = {
  title: 'Socios',
  name: 'Indicar los socios',
  change: 'Cambiar los socios',
  hint: 'Cada parte cuenta también para el límite de ese socio. Los totales cuentan la donación una sola vez.',
  dialogHint:
    'Quiénes donaron los {{amount}}, y cuánto cada uno, según lo escribió la sociedad. Cada socio tiene que ser donante.',
  missing: 'Falta: quiénes donaron esto, y cuánto cada uno. Pregúntelo por escrito a la sociedad.',
  partner: 'Socio {{number}}',
  share: 'Parte del socio {{number}}',
  more: 'Agregar un socio',
  remove: 'Quitar al socio {{number}}',
  equal: 'Dividir en partes iguales',
  sum: '{{sum}} repartidos, quedan {{rest}}',
  over: '{{sum}} repartidos, {{over}} más que la donación',
  mustAddUp: 'Las partes deben sumar {{amount}}.',
  nameEach: 'Elija a cada socio e indique cuánto donó.',
  left: 'Quedan {{cents}} de {{share}}',
};

export default { partners };
