import type { Translation } from '../registry.ts';
import type { importProblems as english } from './en.ts';

const importProblems: Translation<typeof english> = {
  field: {
    first_name: 'Nombre',
    middle_name: 'Segundo nombre',
    last_name: 'Apellido',
    suffix: 'Sufijo del nombre',
    currency: 'Moneda',
    recurrence: 'Meses de repetición',
    recurrence_number: 'Número de repetición',
    refund: 'Número o fecha del reembolso',
    line_item: 'ID de la partida',
    leave_out: 'Omitir',
    extra: 'Columna sin campo',
    row: 'Fila',
  },
  problem: {
    name_missing: 'Falta el nombre.',
    name_empty: 'Este nombre no tiene ninguna letra ni número.',
    too_long: 'Este texto es demasiado largo para guardarlo.',
    cut: 'Este texto es demasiado largo. Solo se guarda el comienzo.',
    extra_full: 'En este registro no caben más columnas sin campo.',
    cell_error: 'Esta celda contiene un error, como #N/A. Corríjalo en la hoja de cálculo.',
    formula: 'Esta celda contiene una fórmula. Sustitúyala por su valor.',
    email_bad: 'Esto no es una dirección de correo.',
    phone_bad: 'Esto no es un número de teléfono que se pueda marcar.',
    capacity_bad: 'Esta capacidad no se conoce. Use alta, media, baja o desconocida.',
    amount_missing: 'Falta el monto.',
    amount_bad: 'Este monto no es claro. Escríbalo como 1250.50.',
    amount_zero: 'El monto es cero.',
    amount_negative:
      'Un monto negativo es un reembolso. En su lugar, cambie el estado de la donación original a reembolsada.',
    amount_large: 'Este monto pasa de 10 millones de dólares.',
    amount_currency: 'Este monto no está en dólares estadounidenses.',
    date_missing: 'Falta la fecha.',
    date_bad: 'Esto no es una fecha. Escríbala como 2026-03-09.',
    date_early: 'Una donación no puede tener una fecha anterior a 1990.',
    date_late: 'Una donación no puede tener una fecha a más de un año.',
    status_bad:
      'Este estado no se conoce, así que la donación cuenta como completada. Use completada, pendiente, reembolsada o fallida.',
    type_bad: 'Este tipo no se conoce, así que la donación cuenta como única. Use única o recurrente.',
    hours_bad: 'Esto no es un número de horas.',
    hours_negative: 'Las horas no pueden ser negativas.',
    hours_large: 'Son más horas de las que puede tener una persona.',
    skill_long: 'Una habilidad pasa de 40 caracteres. Separe las habilidades con comas.',
    skills_many: 'Una persona voluntaria puede tener 20 habilidades como máximo. Se guardan las primeras 20.',
    choice_bad: 'Esto no es ninguna de las opciones.',
    number_bad: 'Esto no es un número que se pueda guardar aquí.',
    text_bad: 'Este texto no se puede guardar aquí.',
    yes_no_bad: 'Escriba sí o no.',
    cells_many:
      'Esta fila tiene más celdas que el encabezado. Quizá a un texto con coma le falten las comillas.',
    cells_few: 'Esta fila tiene menos celdas que el encabezado.',
    quote_open: 'Aquí una comilla nunca se cierra, así que todo lo que sigue se leyó como una sola celda.',
  },
  marks: {
    leftOut: 'Celdas que la importación no pudo usar',
    leftOutHint: 'El registro se importó sin ellas. No se perdió nada más de su fila.',
    extra: 'Otras columnas del archivo',
  },
};

export default { importProblems };
