import type { Translation } from '../registry.ts';
import type { voterData as english } from './en.ts';

const voterData: Translation<typeof english> = {
  unreached: 'No se pudo obtener el padrón. Compruebe la conexión e inténtelo de nuevo.',
  refused: 'Ya no puede leer el padrón. Consulte a un administrador de su campaña.',
  newer:
    'El padrón se importó con una versión más reciente de Hustings. Recargue esta página para obtenerla.',
  noRace:
    'Esta búsqueda usa la raza o la etnia, que están desactivadas en esta campaña o no vienen en su padrón. Solo un administrador puede activarlas, en «Padrón», indicando un motivo. Para buscar ahora, quite esas condiciones.',
  learned: 'No se pudo obtener lo que la campaña sabe de sus votantes. Inténtelo de nuevo.',
  damaged:
    'La parte {{part}} del padrón no llegó como se importó. Inténtelo de nuevo; si vuelve a fallar, deshaga la importación e importe el archivo otra vez.',
  unexpected: 'No se pudo abrir la parte {{part}} del padrón. Inténtelo de nuevo.',
  behind:
    'No se pudieron obtener todos los contactos más recientes. Los resultados y las exclusiones pueden no estar al día.',
  notStored:
    'Este dispositivo no tiene espacio para guardar el padrón, así que se obtiene de nuevo cada vez.',
};

export default { voterData };
