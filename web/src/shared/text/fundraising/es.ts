import type { Translation } from '../registry.ts';
import type { fundraising as english } from './en.ts';

const fundraising: Translation<typeof english> = {
  tabs: { label: 'Recaudación', donors: 'Donantes', donations: 'Donaciones' },
  fields: {
    total: 'Total donado',
    gifts: 'Donaciones',
    lastGift: 'Última donación',
    average: 'Donación promedio',
  },
  donors: {
    one: 'Donante',
    count_one: '{{shown}} donante',
    count_other: '{{shown}} donantes',
    anyCapacity: 'Capacidad',
    add: 'Agregar donante',
    new: 'Nuevo donante',
    edit: 'Editar {{name}}',
    sort: { name: 'Nombre, A a Z', total: 'Total más alto', last: 'Donación más reciente' },
    never: 'Sin donaciones',
    recurring: 'Dona con regularidad',
    lastGifts: 'Últimas donaciones',
    allGifts: 'Todas las donaciones',
    noGifts: 'Aún no se ha registrado ninguna donación.',
    hasGifts:
      'Un donante con donaciones se conserva: las campañas deben guardar estos registros. Elimine o corrija antes las donaciones.',
    back: 'Donantes',
    empty: {
      title: 'Aquí estarán sus donantes',
      hint: 'Agregue a mano al primero, o traiga la lista que ya tiene en una hoja de cálculo.',
    },
  },
  donations: {
    one: 'Donación',
    count_one: '{{shown}} donación',
    count_other: '{{shown}} donaciones',
    anyStatus: 'Cualquier estado',
    anyType: 'Cualquier tipo',
    add: 'Agregar donación',
    new: 'Nueva donación',
    edit: 'Editar la donación',
    from: '{{amount}} de {{name}}',
    sort: { date: 'Más recientes primero', amount: 'Mayores primero', donor: 'Donante, A a Z' },
    of: 'Donaciones de {{name}}',
    ofOne: 'Donaciones de un donante',
    showAll: 'Mostrar todas las donaciones',
    noneOf: {
      title: 'Este donante no tiene donaciones',
      hint: 'Lo que done aparece aquí en cuanto se registre.',
    },
    chooseDonor: 'Elija al donante. Escriba las primeras letras del nombre.',
    findDonor: 'Primeras letras del nombre',
    noDonor: 'Ningún nombre de donante empieza así.',
    newDonor: 'Nuevo donante',
    donorStays:
      'El donante de una donación no se puede cambiar. Elimine esta donación y regístrela con el otro donante.',
    statusHint: 'Solo las donaciones completadas cuentan en los totales.',
    back: 'Donaciones',
    empty: {
      title: 'Aquí estará cada donación',
      hint: 'Registre la primera, o importe el archivo de su procesador de pagos.',
    },
  },
};

export default { fundraising };
