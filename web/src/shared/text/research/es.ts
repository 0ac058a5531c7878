import type { Translation } from '../registry.ts';
import type { research as english } from './en.ts';

const research: Translation<typeof english> = {
  hint: 'Vea qué dieron a campañas federales las personas que ya conoce, según los archivos públicos de la FEC.',
  law: {
    title: 'Registro público de la FEC: no sirve para recaudar',
    text: 'La ley federal prohíbe usar la información de contribuyentes individuales copiada de informes de la FEC para pedir contribuciones o con fines comerciales. Se muestra solo junto a personas que ya conoce, y en ninguna lista, puntuación, petición, hoja de llamada, búsqueda ni exportación.',
    newTab: '52 U.S.C. §30111(a)(4), explicado por la FEC (se abre en otra pestaña)',
  },
  start: {
    title: 'Compare un archivo de la FEC con su gente',
    hint: 'El archivo se queda en este dispositivo. Solo se guarda lo que usted confirme de personas que ya conoce; las filas de todos los demás se descartan.',
    knows: 'Sé que esta información no puede usarse para pedir contribuciones.',
    act: 'Elegir archivos',
  },
  ways: {
    browser: {
      name: 'Buscador de datos de la FEC (.csv)',
      how: 'fec.gov, Campaign finance data, Individual contributions: filtre por estado o código postal y pulse Export.',
    },
    bulk: {
      name: 'Datos completos de la FEC (.zip o itcont.txt)',
      how: 'fec.gov, Bulk data, Contributions by individuals: todo el país por dos años. Tarda unos minutos.',
    },
    committees: {
      name: 'Lista de comités (cm.txt), con los datos completos',
      how: 'Los datos completos solo tienen números de comités. Elija este archivo junto con ellos para ver sus nombres.',
    },
  },
  problems: {
    unknown: 'No es un archivo de contribuciones individuales de la FEC: tiene otras columnas.',
    workbook: 'Es un libro de cálculo. Guárdelo como CSV y elija ese archivo.',
    binary: 'Este archivo no tiene texto que se pueda leer.',
    empty: 'Este archivo está vacío.',
    archive:
      'Este archivo comprimido está dañado, bloqueado o es demasiado grande. Descomprímalo y elija el archivo que contiene.',
    quote: 'Unas comillas cerca de la fila {{row}} no se cierran. Exporte el archivo de nuevo.',
    committees: 'Este archivo solo nombra comités. Elíjalo junto con un archivo de contribuciones.',
  },
  reading: {
    label: 'Leyendo el archivo',
    people: 'Obteniendo su gente…',
    rows_one: '{{shown}} fila leída',
    rows_other: '{{shown}} filas leídas',
    stop: 'Detener',
  },
  review: {
    found_one: '{{shown}} persona puede estar en este archivo',
    found_other: '{{shown}} personas pueden estar en este archivo',
    read_one: '{{rows}} fila comparada con {{people}} personas',
    read_other: '{{rows}} filas comparadas con {{people}} personas',
    none: 'Nadie de su gente está en este archivo',
    again: 'Elegir otros archivos',
    more: 'Mostrar {{count, number}} más',
    end: 'No hay más personas.',
    decided: 'Sobre estas personas ya se decidió.',
    noFacts: 'No se conoce dirección ni empleador.',
    counts: {
      common_one:
        '{{shown}} persona tiene un nombre demasiado común en su estado. Agregue su código postal para encontrarla.',
      common_other:
        '{{shown}} personas tienen nombres demasiado comunes en sus estados. Agregue sus códigos postales para encontrarlas.',
      unplaced_one:
        '{{shown}} persona tiene un nombre del archivo, pero ni código postal ni estado con que comparar.',
      unplaced_other:
        '{{shown}} personas tienen nombres del archivo, pero ni códigos postales ni estados con que comparar.',
      unreadable_one: 'No se pudo leer {{shown}} fila con estos nombres.',
      unreadable_other: 'No se pudieron leer {{shown}} filas con estos nombres.',
      left_one: 'Queda fuera {{shown}} persona más. Use un archivo más pequeño.',
      left_other: 'Quedan fuera {{shown}} personas más. Use un archivo más pequeño.',
    },
  },
  sameIn: 'Igual: {{what}}.',
  differsIn: 'Distinto: {{what}}.',
  reasons: {
    name: 'nombre',
    nickname: 'apellido y una forma del nombre',
    initial: 'apellido e inicial del nombre',
    middle: 'segunda inicial',
    zip: 'código postal',
    city: 'ciudad',
    state: 'estado',
    employer: 'empleador',
    occupation: 'ocupación',
  },
  alone: 'Solo coinciden el nombre y el estado: otras personas pueden tener ambos.',
  confirm: 'Misma persona',
  confirmName: '{{name}} es la misma persona',
  confirmAll: 'Confirmar los {{count, number}}',
  reject: 'Otra persona',
  rejectName: '{{name}} es otra persona',
  rejectAll: 'Ninguno de ellos',
  update_one: 'Agregar {{count, number}} contribución nueva',
  update_other: 'Agregar {{count, number}} contribuciones nuevas',
  decided: {
    same_one: 'Contribuciones públicas guardadas',
    same_other: 'Contribuciones públicas de {{count, number}} entradas guardadas',
    other_one: 'Recordado como otra persona',
    other_other: '{{count, number}} recordados como otras personas',
    open_one: 'Por decidir de nuevo',
    open_other: '{{count, number}} por decidir de nuevo',
  },
  columns: { day: 'Día', committee: 'Comité', amount: 'Monto' },
  rowsOf: 'Contribuciones públicas de {{name}}',
  report: 'Informe del {{day}}, {{name}} (se abre en otra pestaña)',
  kinds: {
    memo: 'entrada informativa, no se cuenta',
    refund: 'reembolso',
    negative: 'revertida',
    passed: 'a través de un intermediario',
    doubled: 'la informa también el comité, no se cuenta dos veces',
  },
  all: 'Mostrar las {{count, number}}',
  fewer: 'Mostrar menos',
  card: {
    title: 'Contribuciones públicas (FEC)',
    none: 'No hay ninguna confirmada.',
    toFile: 'Comparar un archivo de la FEC',
    sum_one: 'en {{count, number}} contribución',
    sum_other: 'en {{count, number}} contribuciones',
    confirmedBy: 'Confirmado por {{name}}',
    ruledOut_one: '{{count, number}} entrada con este nombre es de otra persona.',
    ruledOut_other: '{{count, number}} entradas con este nombre son de otras personas.',
    again: 'Decidir de nuevo',
  },
};

export default { research };
