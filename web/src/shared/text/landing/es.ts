import type { Translation } from '../registry.ts';
import type { landing as english } from './en.ts';

const landing: Translation<typeof english> = {
  title: 'Gestión de campañas para candidatos y sus equipos',
  skip: 'Saltar al contenido',
  home: 'Hustings, página de inicio',
  site: 'Sitio',
  signIn: 'Iniciar sesión',
  create: 'Crear una cuenta gratis',
  demo: 'Probar la demo',
  hero: {
    title: 'Sepa cómo va su campaña. Ahora.',
    lead: 'Hustings reúne a votantes, donantes y voluntarios en un solo lugar, recibe los archivos que usted ya tiene, lleva a su gente a las puertas correctas y muestra las mismas cifras a todo el equipo en cuanto cambian.',
    note: 'La demo es el producto completo y no requiere cuenta. Gratis y de código abierto: sin tarjeta y sin periodo de prueba.',
    caption: 'El panel de una campaña de ejemplo.',
  },
  pictures: {
    dashboard:
      'El panel: días hasta la elección, total recaudado, este mes junto al anterior, donaciones de doce meses y la actividad más reciente.',
    voters:
      'Votantes que encuentra una búsqueda guardada: sus nombres, direcciones, partidos y edades, y cuántos son.',
    turfs:
      'Las zonas de una ciudad: puertas visitadas, personas contactadas, simpatizantes encontrados, y cada zona con quien la recorre y cuánto lleva.',
    import:
      'La vista previa de una importación: filas del archivo, filas listas, filas con problemas y filas que ya están aquí.',
    donors:
      'La lista de donantes, primero los que más donan, con capacidad de donación, número de donaciones, total y última donación.',
    goals:
      'Ritmo frente a las metas: dinero recaudado, donantes y voluntarios, cada uno con su barra, su pronóstico y lo que falta.',
    insights:
      'Perspectivas: tasa de conversión, donación promedio, donantes recurrentes y voluntarios a quienes se puede pedir una primera donación.',
  },
  shows: {
    import: {
      title: 'Traiga las hojas de cálculo que ya tiene',
      text: 'Suelte un archivo exportado de ActBlue, NationBuilder o Spoke, o una lista propia. Las columnas se emparejan solas, y usted ve cada problema antes de que se escriba una sola fila.',
      one: 'El mismo archivo dos veces no agrega nada dos veces.',
      two: 'Una celda vacía nunca borra lo que usted ya sabe.',
      three: 'Las filas que no se pueden tomar vuelven en un archivo, cada una con su motivo.',
    },
    voters: {
      title: 'Cada votante, al instante',
      text: 'Traiga el padrón de su estado o condado, de hasta un millón de personas. Fíltrelo por distrito, partido, edad, votos anteriores, apoyo o respuestas, y vea cuántas personas, puertas y teléfonos deja cada paso.',
      one: 'Una búsqueda guardada pregunta de nuevo cada vez; una lista fija queda como estaba.',
      two: 'Lo que se aprende en una puerta o por teléfono está a la vista de todos en segundos.',
      three: 'Fallecido, mudado, «no llamar»: dicho una vez, vale en todas las listas.',
    },
    turfs: {
      title: 'Del mapa a la puerta',
      text: 'Corte zonas en un mapa, repártalas con un guion y vea lo que vuelve. Quien toca puertas no necesita más que su teléfono: su zona se abre y recibe respuestas donde no hay señal, y las envía cuando la hay.',
      one: 'El banco de llamadas da a cada quien en una lista su propia persona, una a la vez.',
      two: 'Puertas, conversaciones y semanas, calculadas a partir de los votos que necesita.',
      three: 'Los turnos que parecen incorrectos se señalan, y se pueden deshacer por completo.',
    },
    donors: {
      title: 'Cada donante, cada donación',
      text: 'Quién dona, cuánto, con qué frecuencia y cuándo fue la última vez. Una sola lista para todo el equipo, con búsqueda por nombre y ordenada por lo que hoy importa.',
      one: 'Donaciones únicas y recurrentes, con los reembolsos a la vista.',
      two: 'Los totales salen de las donaciones mismas, así que siempre cuadran.',
      three: 'Exporte la lista a una hoja de cálculo cuando quiera.',
    },
    goals: {
      title: 'Adelante o atrás, de un vistazo',
      text: 'Fije lo que necesita para el día de la elección: dinero, donantes, voluntarios, horas. Analítica le dice cuándo lo alcanzará al ritmo de hoy y qué debe aportar cada semana.',
      one: 'Cada barra marca dónde estaría un ritmo constante.',
      two: 'El número de votos para ganar su contienda se calcula con usted, paso a paso.',
      three: 'Cada gráfica tiene su tabla, para leerla y para lectores de pantalla.',
    },
    insights: {
      title: 'Sepa con quién hablar ahora',
      text: 'Las perspectivas leen los registros que usted ya lleva y los convierten en listas cortas de nombres: a quién pedir, a quién agradecer, a quién mantener cerca.',
      one: 'Voluntarios con muchas horas que nunca han donado.',
      two: 'Donantes que donan una y otra vez.',
      three: 'Las habilidades de sus voluntarios, de la más común a la menos común.',
    },
  },
  more: {
    title: 'Qué más incluye hoy',
    live: {
      title: 'En vivo en cada pantalla',
      text: 'Una donación anotada en un escritorio aparece en las demás pantallas en segundos. Nadie tiene que actualizar la página.',
    },
    offline: {
      title: 'Funciona sin conexión',
      text: 'Las pantallas se abren con lo último que mostraron. Lo que usted ingresa se guarda primero en su dispositivo y se envía cuando vuelve la conexión: no se pierde nada.',
    },
    volunteers: {
      title: 'Voluntarios',
      text: 'Quién ayuda, qué sabe hacer, cuántas horas ha dado y quién además dona.',
    },
    profile: {
      title: 'Perfil de campaña',
      text: 'La historia, las posturas y la estrategia de la candidatura en un solo lugar, con respaldos a los que se puede volver.',
    },
    achievements: {
      title: 'Clasificaciones y logros',
      text: 'Lo que la campaña ha alcanzado, lo que está al alcance y quién puso las horas.',
    },
    anywhere: {
      title: 'Teléfono, teclado, claro y oscuro',
      text: 'Todas las pantallas funcionan en el teléfono y solo con el teclado, en claro y en oscuro, en inglés y en español.',
    },
  },
  roles: {
    title: 'Cada rol ve lo que necesita',
    text: 'Cada miembro tiene un rol. Lo que puede ver y cambiar lo comprueba la base de datos en cada solicitud; no se trata solo de ocultarlo en la pantalla. Los datos de otra campaña quedan fuera del alcance de todos.',
    factor:
      'La verificación en dos pasos, los códigos de respaldo y los dispositivos de confianza protegen la cuenta; un registro de auditoría muestra a los administradores lo que atañe a su seguridad.',
    caption: 'Qué puede hacer cada rol',
    role: 'Rol',
    dashboard: 'Panel',
    giving: 'Donantes y donaciones',
    volunteers: 'Voluntarios',
    voters: 'Votantes y campo',
    own: 'Zonas y llamadas propias',
    edit: 'Ver y editar',
    see: 'Ver',
    none: 'Nada',
    admin: 'Administrador',
    manager: 'Gerente de campaña',
    finance: 'Finanzas',
    field: 'Campo',
    user: 'Miembro',
    canvasser: 'Brigadista',
  },
  end: {
    title: 'Primero, eche un vistazo',
    text: 'La demo es el producto completo con una campaña de ejemplo. Ingrese lo que quiera: nada sale de su navegador.',
  },
  pricing: {
    title: 'Precios',
    heading: 'Gratis, y bajo su control',
    lead: 'Hustings es de código abierto, con la licencia Apache 2.0. No hay plan de pago, ni precio por contacto, ni funciones reservadas a quien paga.',
    included: 'Qué incluye',
    items: {
      voters: 'Un padrón de hasta un millón de personas, con búsquedas, listas y exclusiones',
      field: 'Zonas en un mapa, recorridos con el teléfono, banco de llamadas, guiones y plan de campo',
      people: 'Donantes, donaciones y voluntarios, sin límite de cantidad',
      imports: 'Importación de hojas de cálculo con vista previa, y exportación',
      dashboard: 'El panel en vivo, metas con su ritmo, perspectivas y clasificaciones',
      profile: 'El perfil de campaña, con respaldos',
      offline: 'Trabajo sin conexión, en la oficina y en el teléfono',
      roles: 'Invitaciones, y roles que la base de datos hace cumplir',
      safety: 'Verificación en dos pasos, dispositivos de confianza y registro de auditoría',
      source: 'Todo el código fuente, para leer, cambiar y compartir',
    },
    cost: 'Cuánto cuesta mantenerlo',
    costText:
      'Hustings funciona en Google Firebase. Quien mantiene una instalación le paga a Google lo que esta consume, a los precios de Google; el software en sí no cuesta nada. En su propia computadora funciona con los emuladores de Firebase, sin ninguna cuenta.',
    costLink: 'Precios de Firebase',
    promise: 'Si eso cambia',
    promiseText:
      'Si algún día se ofrece un plan alojado, su precio estará aquí antes de que se le cobre a nadie. La versión que usted instale sigue siendo gratis conforme a su licencia.',
  },
  footer: {
    label: 'Acerca de este sitio',
    claim: 'Gestión de campañas para candidatos y sus equipos.',
    pricing: 'Precios',
    privacy: 'Política de privacidad',
    terms: 'Términos del servicio',
    license: 'Código abierto, Apache-2.0',
  },
};

export default { landing };
