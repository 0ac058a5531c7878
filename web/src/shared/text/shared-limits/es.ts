import type { Translation } from '../registry.ts';
import type { partners as english, affiliations as englishGroups } from './en.ts';

const partners: Translation<typeof english> = {
  title: 'Socios',
  name: 'Indicar los socios',
  change: 'Cambiar los socios',
  hint: 'Cada parte cuenta también para el límite de ese socio. Los totales cuentan la donación una sola vez.',
  former: 'El donante ya no cuenta como sociedad de personas. Quite a los socios o corrija al donante.',
  dialogHint:
    'Quiénes donaron los {{amount}}, y cuánto cada uno, según lo escribió la sociedad. Cada socio tiene que ser donante.',
  missing: 'Falta: quiénes donaron esto, y cuánto cada uno. Pregúntelo por escrito a la sociedad.',
  formHint:
    'Quién la aportó y cuánto cada persona, según lo escribió la sociedad. También se puede indicar después, en la página de la donación.',
  twice: 'Dos de estos socios son el mismo donante. Indique a cada uno una sola vez.',
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

const affiliations: Translation<typeof englishGroups> = {
  shared: 'Comparte un solo límite con {{names}}. Todo esto cuenta para ellos en conjunto.',
  alone: 'Los comités afiliados comparten un solo límite. Nadie figura con quien lo comparta.',
  set: 'Comités afiliados',
  title: 'Comités afiliados',
  hint: 'Comparten un solo límite: los PAC de un mismo patrocinador, los comités de un partido en un estado, o los comités de un candidato.',
  name: 'Nombre del grupo',
  namePlaceholder: 'Como el patrocinador o el partido',
  join: 'Grupo',
  newGroup: 'Grupo nuevo',
  member: 'Comité {{number}}',
  more: 'Agregar un comité',
  remove: 'Quitar el comité {{number}}',
  nameIt: 'Ponga un nombre al grupo.',
  two: 'Elija al menos dos comités, o quítelos todos para que nadie comparta un límite.',
  saved: 'Límite compartido guardado',
};

export default { partners, affiliations };
