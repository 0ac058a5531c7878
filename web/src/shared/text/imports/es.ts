import type { Translation } from '../registry.ts';
import type { imports as english } from './en.ts';

const imports: Translation<typeof english> = {
  heading: {
    people: 'Importar personas',
    donors: 'Importar donantes',
    donations: 'Importar donaciones',
    volunteers: 'Importar voluntarios',
    pledges: 'Importar promesas',
  },
  chooseKind: '¿Qué contiene su hoja de cálculo?',
  kindHint: {
    people:
      'Cualquiera con quien trata la campaña: nombres, direcciones, teléfonos, etiquetas y cómo se puede contactar.',
    donors: 'Personas que donan o pueden donar: nombre, correo, teléfono, capacidad.',
    donations: 'Donaciones con monto y fecha. Los donantes que aún no están aquí se agregan.',
    volunteers: 'Personas que dan su tiempo: nombre, correo, teléfono, habilidades, horas.',
    pledges:
      'Lo que los donantes han prometido: monto, fecha, cuándo vence o en cuántas cuotas, firme o tentativa. Los donantes que aún no están aquí se agregan.',
  },
  past: 'Importaciones anteriores',
  steps: {
    file: 'Archivo',
    columns: 'Columnas',
    preview: 'Vista previa',
    import: 'Importar',
  },
  busy: {
    title: 'Ya hay otra importación en marcha',
    hint: 'Una hoja de cálculo a la vez. Sigue en segundo plano; esta página queda libre cuando termine.',
    open: 'Mostrarla',
  },
  file: {
    title: 'Elija una hoja de cálculo',
    limits: 'Excel (.xlsx) o CSV con una fila de encabezados, hasta {{megabytes}} MB y {{rows}} filas.',
    knows:
      'Se reconocen las exportaciones de ActBlue, WinRed, NGP, NationBuilder, Mobilize, Action Network, Numero y Spoke. Cualquier otro archivo también sirve: usted relaciona sus columnas en el paso siguiente.',
    safe: 'No se guarda nada hasta que haya visto la vista previa. Un archivo se puede importar de nuevo sin duplicar: las filas que ya están aquí se reconocen, y una celda vacía nunca sobrescribe.',
    template: 'Descargar una plantilla vacía',
  },
  columns: {
    hint_one: '{{name}} · {{count}} fila. Cada columna del archivo llena un campo de aquí.',
    hint_other: '{{name}} · {{formatted}} filas. Cada columna del archivo llena un campo de aquí.',
    noField: 'Sin campo: guardar el texto',
    others_one:
      '{{count}} columna más sin campo. Su texto se guarda con cada registro, salvo que usted la omita.',
    others_other:
      '{{count}} columnas más sin campo. Su texto se guarda con cada registro, salvo que usted las omita.',
    missing: {
      name: 'Ninguna columna corresponde al nombre. Relacione Nombre completo, o Nombre y Apellido.',
      amount: 'Ninguna columna corresponde al monto.',
      date: 'Ninguna columna corresponde a la fecha.',
    },
  },
  propose: {
    hint: 'Suelte aquí una exportación y se reconoce lo que contiene. O indíquelo usted:',
    reading: 'Leyendo el archivo…',
    unknown: 'Las columnas de {{name}} no dicen qué contiene. Elija abajo; el archivo se conserva.',
  },
  recognized: {
    people: 'Exportación de {{vendor}}: personas',
    donations: 'Exportación de {{vendor}}: donaciones',
    signups: 'Exportación de {{vendor}}: inscripciones a eventos',
    contacts: 'Exportación de {{vendor}}: llamadas y otros contactos',
    same: 'Sus columnas ya están relacionadas. Las que no tienen campo aquí se guardan como texto.',
    better: {
      people: 'Conviene importarla como personas, para que cada columna tenga su campo y las bajas cuenten.',
      donors: 'Conviene importarla como donantes.',
      donations: 'Conviene importarla como donaciones, para que cuente cada monto.',
      volunteers: 'Conviene importarla como voluntarios.',
      pledges: 'Conviene importarla como promesas, para que lo que vence aparezca en la previsión.',
    },
    as: {
      people: 'Importarla como personas',
      donors: 'Importarla como donantes',
      donations: 'Importarla como donaciones',
      volunteers: 'Importarla como voluntarios',
      pledges: 'Importarla como promesas',
    },
    consents_one:
      '{{count}} columna dice cómo se puede contactar a las personas. Solo una importación de personas la lee: importe el archivo también como personas, para que las bajas cuenten.',
    consents_other:
      '{{count}} columnas dicen cómo se puede contactar a las personas. Solo una importación de personas las lee: importe el archivo también como personas, para que las bajas cuenten.',
  },
  note: {
    extra: 'Se guardan como texto, sin campo: {{names}}.',
    equal_one:
      '{{count}} fila es igual a una anterior (mismo donante, día y monto). Se conservan ambas: dos iguales pueden ser reales.',
    equal_other:
      '{{count}} filas son iguales a otras anteriores (mismo donante, día y monto). Se conservan todas: las iguales pueden ser reales.',
  },
  unclear: {
    title: 'Respuestas que usted debe aclarar',
    hint_one:
      '{{count}} celda sobre el consentimiento no es ni un sí claro ni un no claro. No cuenta como consentimiento hasta que usted indique qué significa. Su elección se recuerda para los archivos con estas columnas.',
    hint_other:
      '{{formatted}} celdas sobre el consentimiento no son ni un sí claro ni un no claro. No cuentan como consentimiento hasta que usted indique qué significan. Su elección se recuerda para los archivos con estas columnas.',
    column: 'Columna',
    answer: 'En el archivo',
    rows: 'Filas',
    meaning: 'Significa',
    meaningOf: 'Qué significa «{{answer}}» en {{column}}',
    unknown: 'No se sabe: sin consentimiento',
    yes: 'Sí, la persona aceptó',
    no: 'No, la persona se negó',
    neither: 'Ninguno: omitir',
    unlisted_one:
      '{{count}} celda más tiene una respuesta que no figura aquí. No cuenta como consentimiento.',
    unlisted_other:
      '{{formatted}} celdas más tienen respuestas que no figuran aquí. No cuentan como consentimiento.',
    source: 'Un sí solo cuenta si otra columna indica de dónde viene el consentimiento.',
  },
  recipients: {
    label: 'Su comité en este archivo',
    hint: 'Las filas de cualquier otro comité se omiten. Su elección se recuerda para archivos con estas columnas.',
    choose:
      'Este archivo nombra más de un comité, u otro que antes. Elija el suyo: hasta entonces no se importa ninguna de estas filas.',
  },
  preview: {
    problems: 'Rechazadas',
    left_out: 'Listas sin algunas celdas',
    duplicates: 'Duplicadas en el archivo',
    equal: 'Iguales, conservadas',
    others: 'Otros comités',
    present: 'Ya están aquí',
    looking: '{{asked}} de {{total}} consultadas',
    lookFailed:
      'No se pudo consultar qué filas ya están aquí; de todos modos se reconocen al importar. {{why}}',
    rowsTitle: 'Filas por revisar',
    nothing: 'Nada por revisar: todas las filas están listas.',
    list: {
      problems: 'Estas filas no se importan. Todo lo que se puede leer cuenta en los totales.',
      left_out:
        'Estas filas se importan sin las celdas indicadas aquí. Cada registro lo dice, y las listas se pueden filtrar por ello.',
      duplicates: 'Estas filas repiten una fila anterior del archivo y no se importan.',
      equal: 'Estas filas se importan junto a la que es igual.',
      others: 'Estas filas son de otros comités. Se omiten: nada de ellas se importa.',
      present: 'Estas filas ya están aquí. Solo se llenan sus campos vacíos.',
    },
    presentReplaced: 'Estas filas ya están aquí. Los valores del archivo sustituyen a los suyos.',
    presentGifts: 'Estas donaciones ya están aquí y se quedan como están.',
    presentPledges: 'Estas promesas ya están aquí y se quedan como están.',
    who: 'Quién',
    why: 'Motivo',
    replace: 'Sustituir los valores existentes por los del archivo',
    replaceHint:
      'Desactivado, solo se llenan los campos vacíos de quienes ya están aquí. Las celdas vacías nunca sobrescriben.',
    start_one: 'Importar {{count}} fila',
    start_other: 'Importar {{formatted}} filas',
    starting: 'Empezando…',
    previous: 'Anterior',
    next: 'Siguiente',
    shown: '{{from}}–{{to}} de {{of}}',
  },
  duplicate: {
    email: 'Mismo correo que la fila {{row}}.',
    phone: 'Mismo nombre y teléfono que la fila {{row}}.',
    name: 'Mismo nombre que la fila {{row}}, y nada que las distinga.',
    number: 'Mismo ID externo que la fila {{row}}.',
  },
  equalGift: 'Igual a la fila {{row}}.',
  otherCommittee: 'Para otro comité: {{name}}.',
  present: 'Ya está aquí.',
  server: {
    person_deleted: 'Esta persona se eliminó aquí.',
    not_saved: 'El servidor no pudo guardar esta fila.',
    pledge_ahead: 'Esta promesa tiene una fecha posterior al día de la campaña.',
    pledges_many: 'Este donante tiene 50 promesas abiertas. Cierre una primero.',
  },
  csv: {
    row: 'Fila del archivo',
    reason: 'Motivo',
    column: 'Columna',
    cell: 'Celda',
    outcome: 'Qué sucede',
    outcomes: {
      rejected: 'Fila rechazada',
      left_out: 'Celda omitida',
      duplicate: 'La fila repite otra',
      other: 'Omitida: otro comité',
    },
    name: '{{name}} - filas rechazadas.csv',
    problems: '{{name}} - problemas.csv',
    rejected: 'Descargar filas rechazadas',
    download: 'Descargar todos los problemas',
    template: 'plantilla {{kind}}.csv',
  },
  money: {
    title: 'Dinero',
    rows: 'Filas',
    amount: 'Monto',
    file: 'En el archivo',
    ready: 'Listas',
    refunds: 'Reembolsos',
    waiting: 'Reembolsos sin donación',
    others: 'Otros comités',
    present: 'De ellas, ya están aquí',
    rejected: 'Rechazadas',
    duplicates: 'Duplicadas en el archivo',
    created: 'Importadas',
    unchanged: 'Ya estaban aquí',
    left: 'No importadas',
    unread_one:
      '{{count}} fila rechazada no tiene un monto que se pueda leer. Cuenta como fila, pero no en los totales.',
    unread_other:
      '{{formatted}} filas rechazadas no tienen un monto que se pueda leer. Cuentan como filas, pero no en los totales.',
    unraised:
      'Del dinero listo, {{amount}} está reembolsado, pendiente o fallido. Se guarda, pero no cuenta como recaudado.',
  },
  progress: {
    title: 'Importando',
    of: '{{done}} de {{total}} filas',
    keepOpen:
      'Mantenga abierta esta pestaña; mientras tanto puede usar otras páginas. Si se cierra, elija el mismo archivo otra vez: las filas que ya están aquí se reconocen y se importa el resto.',
    waiting: 'Se perdió la conexión. La importación sigue por sí sola cuando vuelva.',
    stopping: 'Se detiene después de las filas que van en camino…',
    stopped: 'La importación se detuvo',
    stoppedHint: 'Se importaron {{done}} de {{total}} filas. {{why}}',
    again: 'Intentar de nuevo',
    stopHere: 'Detener aquí',
    cancel: 'Cancelar la importación',
  },
  done: {
    title: 'Importación terminada',
    cancelled: 'Importación cancelada',
    cancelledHint:
      'Se importaron {{done}} de {{total}} filas antes de cancelar; las demás no. Elija el mismo archivo otra vez para continuar: nada se duplica.',
    added: 'Agregadas',
    updated: 'Completadas',
    replaced: 'Cambiadas',
    unchanged: 'Ya estaban, sin cambios',
    refused: 'Rechazadas',
    leftOut: 'Sin algunas celdas',
    left: 'No importadas',
    unclosed: 'Las filas están guardadas, pero no se pudo cerrar el registro de la importación. {{why}}',
    waiting_one:
      '{{count}} reembolso no tiene aquí una donación, o ninguna que le corresponda. Se guarda, no cuenta en ninguna parte y espera su donación.',
    waiting_other:
      '{{formatted}} reembolsos no tienen aquí una donación, o ninguna que les corresponda. Se guardan, no cuentan en ninguna parte y esperan sus donaciones.',
    unsaid_one:
      '{{count}} donación se reembolsó en parte, y el archivo no dice cuánto. Cuenta entera hasta que alguien ingrese el monto.',
    unsaid_other:
      '{{formatted}} donaciones se reembolsaron en parte, y el archivo no dice cuánto. Cuentan enteras hasta que alguien ingrese los montos.',
    showWaiting: 'Mostrarlos',
    refusedHint_one:
      'Se rechazó {{count}} fila. Descárguela con su motivo, corríjala allí e importe ese archivo.',
    refusedHint_other:
      'Se rechazaron {{formatted}} filas. Descárguelas con el motivo de cada una, corríjalas allí e importe ese archivo.',
    flagged: 'Mostrar lo importado con problemas',
    open: {
      people: 'Abrir personas',
      donors: 'Abrir donantes',
      donations: 'Abrir donaciones',
      volunteers: 'Abrir voluntarios',
      pledges: 'Abrir promesas',
    },
    another: 'Importar otro archivo',
    elsewhere: 'Importación terminada: {{done}} filas',
  },
};

export default { imports };
