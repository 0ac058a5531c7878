import type { Translation } from '../registry.ts';
import type { map as english } from './en.ts';

const map: Translation<typeof english> = {
  opening: 'Abriendo el mapa…',
  closer: 'Acercar',
  farther: 'Alejar',
  cannot: 'Este dispositivo no dibuja mapas',
  failed: 'No se pudo abrir el mapa',
  lost: 'El mapa se detuvo',
};

export default { map };
