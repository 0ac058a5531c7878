import type { Translation } from '../registry.ts';
import type { checkPictures as english } from './en.ts';

const checkPictures: Translation<typeof english> = {
  take: 'Tomar una foto del cheque de {{name}}',
  show: 'Mostrar la foto del cheque de {{name}}',
  of: 'Cheque de {{name}}',
  front: 'Anverso del cheque de {{name}}',
  back: 'Reverso del cheque de {{name}}',
  addBack: 'Agregar una foto del reverso',
  open: 'Mostrar fotos',
  none: 'Nadie tomó una foto de este cheque.',
  waits: 'Esta foto está en su dispositivo y se envía en cuanto tenga conexión.',
  close: 'Cerrar',
  remove: 'Quitar la foto',
  removeBack: 'Quitar la foto del reverso',
  removed: 'Foto quitada',
  stored: 'Foto guardada',
  notStored: 'La foto no se guardó',
  unreadable: 'Este archivo no es una foto que se pueda leer aquí.',
};

export default { checkPictures };
