import type { Translation } from '../registry.ts';
import type { voterImport as english } from './en.ts';

const voterImport: Translation<typeof english> = {
  steps: {
    file: 'Archivo',
    source: 'Origen',
    columns: 'Columnas',
    preview: 'Vista previa',
    import: 'Importar',
  },
  file: {
    title: 'Elija un padrón electoral',
    knows:
      'Se reconocen los archivos de L2, VAN, las oficinas electorales de los estados y OpenElections. Cualquier otro archivo también sirve: usted relaciona sus columnas más adelante.',
    limits:
      'Uno o varios archivos CSV, TSV o TXT, comprimidos o no, hasta {{rows}} votantes. Un archivo de todo el estado puede ser mayor: usted elige su distrito.',
    safe: 'No se guarda nada hasta que haya visto la vista previa. Un archivo más reciente actualiza a los votantes por su número; lo que la campaña sabe de ellos se conserva.',
  },
  refused: {
    zip_damaged: {
      title: 'Este archivo comprimido está dañado o incompleto',
      hint: 'Descárguelo de nuevo, o ábralo y elija los archivos que contiene.',
    },
    zip_large: {
      title: 'Este archivo comprimido es demasiado grande',
      hint: 'Contiene mucho más que cualquier padrón. Ábralo y elija los archivos que necesita.',
    },
    zip_locked: {
      title: 'Este archivo comprimido tiene contraseña',
      hint: 'Ábralo con su contraseña y elija los archivos que contiene.',
    },
    zip_empty: {
      title: 'Este archivo comprimido no contiene ninguna tabla',
      hint: 'Debe contener archivos CSV, TSV o TXT.',
    },
    other_columns: {
      title: '«{{file}}» tiene otras columnas que el primer archivo',
      hint: 'Los archivos que se importan juntos deben tener las mismas columnas, en cualquier orden. Importe este por separado.',
    },
    no_header: {
      title: 'Este archivo no tiene fila de encabezados',
      hint: 'Su primera fila ya contiene a un votante. Agregue una primera fila con los nombres de las columnas, como Voter ID, First Name, Last Name.',
    },
    no_ids: {
      title: 'Ninguna columna contiene los números de los votantes',
      hint: 'Cada votante necesita un número propio, como el número de votante del estado. Sin él, un archivo más reciente no sabría quién es quién. Pida un archivo con números de votante.',
    },
    too_many_rows: {
      title: 'Este archivo tiene demasiados votantes',
      hint: 'El archivo de una campaña contiene {{rows}} votantes como máximo. Vaya a «Solo nuestro distrito» y elija las filas que necesita.',
    },
    former_unread: {
      title: 'No se pudo abrir el padrón actual',
      hint: 'Este archivo se une a sus votantes. Conecte este dispositivo a internet e inténtelo de nuevo.',
    },
    too_many_columns: {
      title: 'Demasiadas columnas propias',
      hint: 'Un padrón contiene 30 como máximo, con las que ya están. Omita algunas o quite otras primero.',
    },
    quote_open: {
      title: 'Una comilla de la fila {{row}} nunca se cierra',
      hint: 'Todo lo que sigue se leería como una sola celda. Corrija esa fila y elija el archivo de nuevo, o vuelva a exportarlo.',
    },
  },
  files: {
    several: '{{count}} archivos, leídos como uno solo. Las columnas son las de «{{name}}».',
    unnamed_one:
      'Pensilvania numera sus elecciones, y el archivo Election Map del condado dice cuáles son. Elíjalo junto con los votantes (o elija el ZIP completo); si no, el historial de voto queda fuera.',
    unnamed_other:
      'Pensilvania numera sus elecciones, y el archivo Election Map de cada condado dice cuáles son. A {{count}} condados les falta el suyo: elija todos los archivos juntos (o el ZIP completo); si no, su historial de voto queda fuera.',
    lacking: 'A «{{name}}» le faltan: {{columns}}. Sus votantes vienen sin ellas.',
  },
  district: {
    title: 'Solo nuestro distrito',
    hint: 'Las filas de otros distritos se omiten al leer el archivo. Su elección se conserva para el próximo archivo con estas columnas.',
    large:
      'Este archivo tiene más votantes de los que caben en una campaña ({{rows}}). Elija aquí su distrito.',
    column: 'Columna',
    whole: 'Tomar todas las filas',
    values: 'Valores que quiere',
    valuesHint: 'Separados por comas, o uno en cada línea.',
    some: 'En las primeras filas: {{list}}',
    more: 'Limitar por otra columna',
    missing: 'Diga qué valores de «{{header}}» quiere.',
  },
  join: {
    noVoters:
      'Importe primero el archivo de sus votantes. Un historial de voto se les une por su número de votante.',
    matched: 'Filas unidas',
    unmatched: 'Filas sin votante',
    voters: 'Votantes con historial',
    share: 'El {{percent}}% de las filas es de votantes de su archivo.',
    few: 'Solo el {{percent}}% de las filas es de votantes de su archivo. ¿Es el historial de otro estado, o usa otro número de votante? Revise la columna «Número de votante».',
    none: 'Ninguna fila es de un votante de su archivo. Revise la columna «Número de votante», o elija el historial de su estado.',
    unmatchedTitle: 'Números de votante que no están en su archivo',
    unmatchedHint: 'Es lo normal cuando el archivo abarca más que su distrito.',
    methodsTitle: 'Cómo votaron',
    electionsTitle: 'Elecciones después de importar',
    start: 'Agregar el historial a sus votantes',
    manyChoices:
      'Estas tienen demasiadas palabras distintas para una opción; es mejor que sean texto: {{names}}.',
    dataVoters: 'Votantes con datos',
    dataStart: 'Agregar las columnas a sus votantes',
    dataStays:
      'Sus columnas se conservan cuando llega un padrón más reciente. Puede reemplazarlas o quitarlas por completo en «Padrón».',
    columnsTitle: 'Columnas que llegan',
    readyData: 'Sus columnas están listas',
    readyHistory: 'El historial está listo',
    allVoters: 'Votantes en su padrón',
    readyHint:
      'Ningún votante llega ni se va, y todo lo que la campaña sabe se conserva. Puede deshacerlo en «Padrón».',
    save: 'Guardar en el padrón',
    stays: 'Los votos que su archivo ya tiene se conservan. La misma elección nunca se cuenta dos veces.',
  },
  source: {
    kind: 'Qué contiene este archivo',
    kinds: {
      voters: 'Votantes registrados',
      history: 'Historial de voto, para unirlo a sus votantes',
      data: 'Datos propios: puntajes, teléfonos, etiquetas',
    },
    title: '¿De dónde es este archivo?',
    hint: 'Se guarda con el archivo, para que toda la campaña sepa con qué trabaja.',
    fromHint: 'Como «Secretaría de Estado de Nevada, lista estatal» o «Partido estatal, exportación de VAN».',
    state: 'Estado de los votantes',
    stateHint: 'Se le avisa si hay votantes de otro estado.',
    anyState: 'Varios estados, o no es seguro',
    use: 'Uso permitido',
    political:
      'Los padrones son para elecciones y política, y para trabajo académico, periodístico o de gobierno. California, por ejemplo, lo dice en 2 CCR 19003; a usted le obligan las reglas de su estado.',
    commercial: 'Ningún uso comercial: no se venden, no se alquilan ni se usan para publicidad.',
    sharing:
      'No se comparten fuera de la campaña ni se usan para entrenar modelos de inteligencia artificial.',
    agree: 'Lo he leído, y me ocuparé de que la campaña lo cumpla.',
    go: 'Continuar',
    missing: {
      agreed: 'Sin esto el archivo no se puede importar.',
    },
  },
  refusal: {
    id_missing: 'Falta el número de votante.',
    id_long: 'El número de votante es demasiado largo.',
    id_met:
      'El número de votante empieza por «met-», como los de las personas conocidas en las puertas. Esas filas no son de un padrón.',
    id_repeated: 'Una fila anterior tiene el mismo número de votante.',
    name_missing: 'Falta el nombre.',
    cells_few: 'La fila tiene menos celdas que el encabezado.',
    cells_many:
      'La fila tiene más celdas que el encabezado. Quizá a un texto con coma le falten las comillas.',
    history_election: 'No se puede leer ninguna elección en ella.',
    history_not_voted: 'La boleta no se emitió o no se contó.',
    status_removed: 'Dado de baja: el registro terminó.',
    status_denied: 'Denegado: el registro no fue aceptado.',
    status_canceled: 'Cancelado: el registro terminó.',
    status_purged: 'Depurado: el registro terminó.',
    status_pending: 'Pendiente: todavía no es un votante registrado.',
    status_merged: 'Fusionado con otro registro.',
  },
  note: {
    too_long: 'Un texto se recortó, porque es demasiado largo.',
    birth_bad: 'La fecha de nacimiento o la edad no es válida, y quedó vacía.',
    registered_bad: 'La fecha de registro no es válida, y quedó vacía.',
    data_bad: 'La celda no es un número y se dejó vacía.',
    phone_bad: 'El teléfono no se puede marcar, y quedó vacío.',
    email_bad: 'El correo no es válido, y quedó vacío.',
    place_bad: 'La latitud y la longitud no son un lugar de la tierra, y quedaron vacías.',
    place_swapped: 'La latitud y la longitud estaban al revés, y se intercambiaron.',
    place_elsewhere: 'La latitud y la longitud quedan fuera del estado del votante, y quedaron vacías.',
  },
  preview: {
    left: 'Omitidas',
    elsewhere: 'Otros distritos',
    noneHere: 'Ninguna fila es del distrito que eligió. Regrese y revise la columna y sus valores.',
    reading: 'Leyendo el archivo…',
    leftTitle: 'Filas que se omiten',
    statusTitle: 'Registros que se omiten',
    statusHint:
      'Estas personas no están registradas para votar en este momento. Marque lo que quiera importar de todos modos.',
    keep: '{{status}} ({{voters}})',
    unknownTitle: '¿Qué significan estos estados de registro?',
    unknownHint:
      'Pregunte a su fuente o vea la descripción de su archivo. Su respuesta se conserva para el próximo archivo con estas columnas.',
    unknown_one: '«{{code}}» ({{voters}} votante)',
    unknown_other: '«{{code}}» ({{voters}} votantes)',
    unanswered: 'Elija…',
    again: 'Leer el archivo de nuevo',
    notesTitle: 'Corregidas o vaciadas, y aun así importadas',
    rows_one: '{{formatted}} fila',
    rows_other: '{{formatted}} filas',
    first: 'Se muestran las primeras {{shown}}.',
    dates: 'Las fechas en «{{column}}» están escritas como',
    datesBoth:
      'El archivo mezcla ambas. Una fecha que solo cabe en una de ellas se lee así; las demás, como se elija aquí.',
    otherState:
      'La mayoría de estos votantes vive en {{state}} ({{shown}} de {{total}}), y usted dijo {{said}}. ¿Es el archivo correcto?',
    states: 'Estos votantes viven en varios estados: {{list}}.',
    race: 'La raza y la etnia vienen con el archivo, porque un administrador las activó.',
    noPlaces: 'Ninguna fila tiene latitud y longitud: estos votantes aún no se pueden mostrar en un mapa.',
    demo: 'La demo admite hasta {{rows}} votantes. Vuelva atrás y elija su distrito, o cree una cuenta gratis.',
    noPhones: 'Ninguna fila tiene teléfono.',
    start_one: 'Importar {{formatted}} votante',
    start_other: 'Importar {{formatted}} votantes',
    compare: 'Comparar con el archivo actual',
    present: 'Usted trabaja con «{{name}}», importado {{when}}: {{voters}} votantes.',
  },
  build: {
    title: 'Preparando el archivo',
    comparingTitle: 'Comparando con el archivo actual',
    stage: {
      reading: 'Leyendo las filas',
      opening: 'Abriendo el archivo actual',
      comparing: 'Comparando con el archivo actual',
      sorting: 'Ordenando según el recorrido',
      packing: 'Empaquetando',
    },
    words: '{{stage}}: {{percent}}%',
    full: 'En este dispositivo no hay espacio para el archivo empaquetado. Libere espacio y vuelva a intentarlo. No se envió nada.',
    here: 'Esto ocurre en su dispositivo; todavía no se ha enviado nada.',
    cancel: 'Detener',
  },
  changes: {
    title: 'Lo que cambia el archivo más reciente',
    added: 'Agregados',
    changed: 'Cambiados',
    gone: 'Ya no están',
    goneTitle: 'No están en el archivo más reciente',
    goneFirst: 'Los primeros {{shown}} de {{total}}.',
    unchanged: 'Sin cambios',
    stays:
      'Todo lo que la campaña sabe se conserva: resultados, apoyo, etiquetas, notas y deseos de no ser contactado. Quien ya no está vuelve con ello cuando un archivo posterior lo nombre de nuevo.',
    mostGone:
      '{{gone}} de {{total}} votantes no están en el archivo más reciente. Si es solo una parte del suyo, deténgase aquí y elija el completo.',
    notCompared:
      'El archivo actual no se pudo leer en este dispositivo, así que todos los votantes se cuentan como agregados. Lo que se sabe de ellos se conserva de todos modos.',
    go: 'Sustituir el archivo actual',
    stop: 'Conservar el archivo actual',
  },
  send: {
    title: 'Importando',
    parts: 'Parte {{done}} de {{total}}',
    rows: '{{parts}} · {{done}} de {{total}} votantes',
    keepOpen:
      'Puede usar otras páginas, o cerrar esta pestaña: el archivo empaquetado queda en este dispositivo, y sigue desde aquí cuando vuelva.',
    waiting: 'Se perdió la conexión. La importación sigue por sí sola cuando vuelva.',
    stopping: 'Se detiene después de la parte que va en camino…',
    stopped: 'La importación se detuvo',
    again: 'Intentar de nuevo',
    giveUp: 'Abandonar esta importación',
    elsewhere: 'Otra pestaña de este navegador está enviando este archivo. Siga allí, o cierre esa pestaña.',
    lost: 'Este navegador borró el archivo empaquetado, o está dañado. Abandone esta importación y elija el archivo de nuevo; no se pierde nada más.',
    outOfDate:
      'Mientras tanto se importó otro padrón. Abandone esta importación y elija su archivo de nuevo, para que se compare con aquel.',
  },
  kept: {
    title: 'Una importación no ha terminado',
    some_one: '«{{name}}» está empaquetado en este dispositivo, y enviado salvo el último paso.',
    some_other: '«{{name}}»: ya llegaron {{done}} de {{total}} partes.',
    none_one: '«{{name}}» está empaquetado en este dispositivo, y no se ha enviado.',
    none_other:
      '«{{name}}» está empaquetado en este dispositivo; no se ha enviado ninguna de sus {{total}} partes.',
    unknown_one: '«{{name}}» está empaquetado en este dispositivo.',
    unknown_other: '«{{name}}» está empaquetado en este dispositivo, en {{total}} partes.',
    go: 'Seguir enviando',
    show: 'Mostrar la importación',
    giveUp: 'Abandonarla',
  },
  done: {
    title: 'Padrón importado',
    history: 'Historial de voto guardado',
    data: 'Columnas guardadas',
    cancelled: 'La importación se abandonó',
    cancelledHint: 'Lo que se había enviado se eliminó. Los votantes de la campaña están como estaban antes.',
    voters: 'Votantes',
    doors: 'Puertas',
    households: 'Hogares',
    phones: 'Con teléfono',
    emails: 'Con correo',
    places: 'En el mapa',
    open: 'Abrir votantes',
    another: 'Importar otro archivo',
    elsewhere: 'Padrón importado: {{shown}} votantes',
  },
  csv: { row: 'Fila del archivo', reason: 'Motivo', name: '{{name}} - filas omitidas.csv' },
};

export default { voterImport };
