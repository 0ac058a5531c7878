import type { Translation } from '../../registry.ts';
import type { memberErrors as english } from './en.ts';

export const memberErrors: Translation<typeof english> = {
  noTable: 'No se encontró la tabla de la base de datos',
  noDatabase: 'Error de conexión con la base de datos',
  deviceFull: 'Este dispositivo no tiene espacio. Libere un poco y vuelva a intentarlo.',
};
