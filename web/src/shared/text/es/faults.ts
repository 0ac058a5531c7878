import type { Words } from '../bundle.ts';
import type { faults as english } from '../en/faults.ts';

export const faults: Words<typeof english> = {
  noTable: 'No se encontró la tabla de la base de datos',
  noDatabase: 'Error de conexión con la base de datos',
  deviceFull: 'Este dispositivo no tiene espacio. Libere un poco y vuelva a intentarlo.',
};
