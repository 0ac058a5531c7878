import type { Translation } from '../registry.ts';
import type { form as english } from './en.ts';

const form: Translation<typeof english> = {
  name: {
    missing: 'Escriba un nombre.',
    letters: 'Escriba un nombre que tenga al menos una letra.',
  },
  email: 'Escriba una dirección como nombre@example.org, o déjelo en blanco.',
  phone: 'Escriba un número con su código de área, como (555) 010-1234, o déjelo en blanco.',
  tooLong: 'Use {{count}} caracteres como máximo.',
  invalid: 'Esto no se puede guardar. Escríbalo de otra manera.',
  money: {
    missing: 'Escriba un monto.',
    unclear: 'Escriba un monto en dólares, como 250 o 1,250.50.',
    positive: 'Escriba un monto mayor que cero. Para devolver una donación, cambie su estado a reembolsada.',
    large: 'Escriba {{max}} como máximo.',
  },
  birthYear: 'Escriba un año de {{min}} a {{max}}.',
  day: {
    missing: 'Elija una fecha.',
    year: 'Revise el año de esta fecha.',
    range: 'Elija una fecha entre el 1 de enero de 1990 y un año después de hoy.',
    future:
      'Una donación completada no puede estar en el futuro. Revise la fecha o cambie el estado a pendiente.',
  },
  hours: {
    unclear: 'Escriba las horas como 12, 12.5 o 12:30.',
    quarters: 'Redondee al cuarto de hora, como 2.25 o 2:15.',
    large: 'Escriba {{max}} horas como máximo.',
  },
  skills: {
    long: 'Use {{count}} caracteres como máximo por habilidad.',
    many: 'Use {{count}} habilidades como máximo.',
    add: 'Escriba una habilidad y presione Intro',
  },
  existing: '{{name}} ya estaba',
  existingHint: 'Agregamos lo nuevo a ese registro.',
  addedTo: 'Se agregó a {{name}}, que ya existe',
  addedToHint: 'Lo que escribió de {{name}} está ahora en ese registro; no se reemplazó nada.',
  isHere: '{{name}} ya está entre sus personas. Al guardar se agrega lo nuevo a ese registro.',
  unassigned: '{{name}} no está a cargo de nadie',
  unassignedHint: 'El miembro que eligió ya no está o fue suspendido. Lo demás se guardó.',
  similar: '{{name}} podría ser la misma persona',
  similarHint: 'Compare los dos registros en Personas.',
  asFacet: '{{name}} ya está entre sus personas. Al guardar se agrega a ese registro.',
  emailTaken: 'Esta dirección también es de {{name}}.',
  emailTakenOpen: 'Abrir ese registro',
  leave: {
    title: '¿Salir sin guardar?',
    hint: 'Lo que escribió en esta pantalla aún no está guardado.',
    discard: 'Descartar los cambios',
    stay: 'Seguir editando',
  },
};

export default { form };
