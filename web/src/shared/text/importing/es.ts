import type { Translation } from '../registry.ts';
import type { importing as english } from './en.ts';

const importing: Translation<typeof english> = {
  steps: 'Pasos',
  file: {
    drop: 'Suelte aquí un archivo CSV, o',
    dropSpreadsheet: 'Suelte aquí un archivo de Excel o CSV, o',
    choose: 'Elegir un archivo',
    reading: 'Leyendo {{name}}…',
  },
  refused: {
    too_big: {
      title: 'Este archivo es demasiado grande',
      hint: 'Se pueden importar {{megabytes}} MB de una vez como máximo. Divídalo en varios archivos, cada uno con su fila de encabezados.',
    },
    empty: {
      title: 'Este archivo está vacío',
      hint: 'Elija un archivo con una fila de encabezados y al menos una fila.',
    },
    workbook: {
      title: 'Esto es un libro de cálculo, no un archivo CSV',
      hint: 'Ábralo en Excel, Numbers o Google Sheets, guarde la hoja como «CSV UTF-8» y elija ese archivo.',
    },
    binary: {
      title: 'Esto no es una hoja de cálculo',
      hint: 'Guarde la hoja de cálculo como «CSV UTF-8» y elija ese archivo.',
    },
    not_readable: {
      title: 'No se pudo leer este archivo',
      hint: 'Quizá se movió o está abierto en otro programa. Ciérrelo allí y elíjalo de nuevo.',
    },
    no_header: {
      title: 'Este archivo no tiene fila de encabezados',
      hint: 'Su primera fila ya contiene datos. Agregue una primera fila con los nombres de las columnas, como Nombre, Correo, Teléfono.',
    },
    no_rows: {
      title: 'Este archivo no tiene filas',
      hint: 'Hay una fila de encabezados y nada debajo.',
    },
    one_column: {
      title: 'Este archivo tiene una sola columna',
      hint: 'Quizá sus celdas estén separadas por un carácter poco común. Guárdelo como «CSV UTF-8», separado por comas.',
    },
    too_many_rows: {
      title: 'Este archivo tiene demasiadas filas',
      hint: 'Se pueden importar {{rows}} filas de una vez como máximo. Divídalo en varios archivos, cada uno con su fila de encabezados.',
    },
    workbook_other: {
      title: 'Esto no es un libro de Excel',
      hint: 'Puede importar archivos .xlsx y CSV. En Numbers o Google Sheets, exporte la hoja como Excel o CSV y elija ese archivo.',
    },
    workbook_old: {
      title: 'Este libro usa el formato antiguo .xls',
      hint: 'Ábralo en Excel, guárdelo como libro de Excel (.xlsx) y elija ese archivo.',
    },
    workbook_locked: {
      title: 'Este libro está protegido con una contraseña',
      hint: 'Ábralo en Excel, quite la contraseña y guárdelo. Luego elíjalo de nuevo.',
    },
    workbook_large: {
      title: 'Este libro es demasiado grande al descomprimirlo',
      hint: 'Elimine las hojas y el formato que no necesite, o guarde la hoja como «CSV UTF-8». Luego elija ese archivo.',
    },
    workbook_damaged: {
      title: 'Este libro está dañado',
      hint: 'Ábralo en Excel y guárdelo de nuevo, o guarde la hoja como «CSV UTF-8». Luego elija ese archivo.',
    },
    failed: { title: 'No se pudo leer este archivo' },
  },
  sheet: {
    label: 'Hoja',
    hint: 'Se importa una hoja a la vez.',
    hidden: '{{name}} (oculta)',
    opening: 'Leyendo la hoja…',
    refused: 'No se puede importar «{{name}}»',
  },
  columns: {
    title: 'Relacione las columnas',
    column: 'Columna del archivo',
    samples: 'Valores de ejemplo',
    field: 'Campo de aquí',
    unnamed: '(sin nombre)',
    fieldOf: 'Campo para la columna {{column}}',
    nameOf: 'Nombre de {{column}}',
    leaveOut: 'Omitir',
    check: 'Revise esto',
    empty: 'Sin valores',
    others_one: '{{count}} columna más, omitida',
    others_other: '{{count}} columnas más, omitidas',
    remembered: 'Relacionadas como la última vez que un archivo tuvo estas columnas.',
    check_all: 'Revisar las filas',
    checking: 'Revisando las filas…',
    another: 'Elegir otro archivo',
  },
  note: {
    encoding:
      'El archivo no está en UTF-8; se leyó como Windows-1252. Revise que los nombres con acentos se vean bien.',
    repeated_one: 'Varias columnas se llaman {{names}}; si no lo cambia, solo la primera llena un campo.',
    repeated_other:
      'Varias columnas comparten nombre ({{names}}); si no lo cambia, solo la primera de cada nombre llena un campo.',
    openQuote:
      'Una comilla en la fila {{row}} nunca se cierra, así que todo lo que sigue se leyó como una sola celda. Corrija esa fila para obtener el resto.',
    garbled:
      'Algunos acentos parecen dañados (como «Ã©»). El archivo se guardó antes con una codificación equivocada; expórtelo de nuevo como UTF-8 si los nombres importan.',
  },
  dates: {
    label: 'Las fechas están escritas como',
    month: 'Mes/día/año',
    day: 'Día/mes/año',
    proved: 'Tomado del archivo: algunas fechas solo se pueden leer así.',
    assumed: 'El archivo no muestra cuál es. Revíselo.',
    both: 'El archivo mezcla ambas. Las fechas que no encajan están entre los problemas.',
    chosen: 'Como usted eligió.',
  },
  preview: {
    title: 'Revise antes de que se guarde algo',
    rows: 'Filas en el archivo',
    ready: 'Listas',
    nothingReady:
      'No se puede importar ninguna fila. Corrija el archivo, o relacione las columnas de otra manera.',
    row: 'Fila',
    back: 'Cambiar las columnas',
    download: 'Descargar las filas rechazadas',
  },
  progress: {
    rate: '{{rate}} filas por segundo',
    left: 'faltan unos {{time}}',
    seconds_one: '{{count}} segundo',
    seconds_other: '{{count}} segundos',
    minutes_one: '{{count}} minuto',
    minutes_other: '{{count}} minutos',
  },
};

export default { importing };
