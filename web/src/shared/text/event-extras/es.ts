import type { Translation } from '../registry.ts';
import type { eventExtras as english } from './en.ts';

const eventExtras: Translation<typeof english> = {
  picture: {
    title: 'Foto',
    none: 'Todavía sin foto. La muestran la página pública y los enlaces compartidos.',
    add: 'Añadir foto',
    change: 'Cambiar foto',
    remove: 'Quitar foto',
    choose: 'Elija un archivo',
    alt: 'Qué muestra la foto',
    altHint: 'Para quien no puede verla, como «Voluntarios en la biblioteca».',
    altMissing: 'Diga qué muestra la foto.',
    missing: 'Primero elija una foto.',
    unreadable: 'Este archivo no es una foto que se pueda leer. Elija un archivo JPEG, PNG o WebP.',
    preview: 'Vista previa',
    removed: 'Foto quitada',
    shrunk: 'Se reduce en este dispositivo: {{size}} kB.',
  },
  notice: {
    title: 'Personas inscritas',
    tells: 'Avisarles si cambia la hora o el lugar',
    hint: 'Por correo, una vez a cada persona. Desactivado: no sabrán de este cambio.',
    note: 'Unas palabras para ellas',
  },
  template: {
    save: 'Guardar como plantilla…',
    saveTitle: 'Guardar como plantilla',
    name: 'Nombre de la plantilla',
    nameMissing: 'Escriba un nombre.',
    hint: 'Sin anfitriones, sin foto y sin una dirección que solo ve el equipo. Quien añade eventos puede empezar con ella.',
    saved: 'Plantilla guardada',
    start: 'Empezar con',
    empty: 'Un formulario vacío',
    remove: 'Quitar la plantilla {{name}}',
    removed: 'Plantilla quitada',
  },
  series: {
    signedUps: 'Fechas con personas inscritas',
    keep: 'Mantener su día',
    move: 'Mover y avisar',
    hint: 'Si se repite de otra manera, las fechas posteriores pasan a los días nuevos. Las que se quedan sin día se cancelan, salvo que haya personas inscritas.',
  },
  questions: {
    title: 'Preguntas del formulario de inscripción',
    hint: 'Hasta {{count, number}}, además del nombre, el correo, el teléfono y el código postal. Las respuestas las ven los anfitriones y el equipo.',
    fact: 'El formulario pregunta',
    add: 'Añadir pregunta',
    remove: 'Quitar la pregunta {{number}}',
    number: 'Pregunta {{number}}',
    text: 'Pregunta',
    kind: 'Tipo de respuesta',
    kinds: { text: 'Texto', choice: 'Una de varias opciones', yes_no: 'Sí o no' },
    choices: 'Opciones',
    choicesHint: 'Una en cada línea',
    required: 'La respuesta es obligatoria',
    noText: 'Escriba cada pregunta o quítela.',
    fewChoices: 'Una pregunta con opciones necesita dos o más.',
    manyChoices: 'Una pregunta tiene hasta {{count, number}} opciones.',
  },
};

export default { eventExtras };
