import type { Translation } from '../../registry.ts';
import type { legal as english } from './en.ts';

export const legal: Translation<typeof english> = {
  updated: 'Última actualización: 22 de noviembre de 2026',
  contents: 'En esta página',
  privacy: {
    title: 'Política de privacidad',
    lead: 'Qué guarda Hustings, quién puede verlo y qué no hace. Esta página describe el software; quien mantiene esta instalación responde de su uso.',
    who: {
      title: 'Quién es responsable',
      text: 'Hustings es software de código abierto. La organización que mantiene esta instalación, en la dirección que aparece en su navegador, decide sobre ella y es responsable de ella. Su campaña es responsable de los registros que sus miembros ingresan o importan.',
    },
    kept: {
      title: 'Qué se guarda',
      text: 'Sobre usted: su correo electrónico, si está confirmado, su nombre, su rol, su organización, sus preferencias y las horas en que inició sesión. Su contraseña la administra Firebase Authentication y se guarda solo como hash; nadie puede leerla. Con la verificación en dos pasos, también la clave que comparte su app de autenticación, cifrada; sus códigos de respaldo, solo como hashes; cada dispositivo de confianza, con un nombre y una huella formada a partir de lo que su navegador dice de sí mismo; y las horas de los códigos que fallaron, con un hash de la dirección de red de la que vinieron.\nSobre su campaña: el nombre de la organización, los datos del candidato o de la candidata, y lo que los miembros ingresan o importan sobre donantes (nombre, correo electrónico, teléfono, donaciones) y voluntarios (nombre, correo electrónico, teléfono, habilidades, horas), con quién cambió cada registro y cuándo. Los guiones, las listas de llamadas, las zonas y quién las recorre. Un registro de auditoría de lo que atañe a su seguridad: inicios de sesión con un segundo paso, roles, invitaciones con la dirección invitada, exportaciones y eliminaciones. Los errores de la app en los dispositivos de los miembros, con la pantalla, el navegador y los últimos pasos anteriores; antes se quitan los correos electrónicos, los números de teléfono y las claves. Cuánto tardan las pantallas y las respuestas en los dispositivos de los miembros.\nSobre los votantes: lo que su campaña importa de un padrón, como nombres, direcciones, año o día de nacimiento, partido, distritos, las elecciones en que alguien votó, teléfonos y correos electrónicos; y lo que los miembros anotan en una puerta, por teléfono o en la oficina: que se intentó hablar o se habló con alguien, apoyo, respuestas, etiquetas, notas, contactos corregidos y el deseo de que no se le contacte, cada cosa con quién la anotó y cuándo. Las personas conocidas en una puerta que no están en el padrón, con lo que dijeron. Quien toca puertas puede elegir que la app diga a qué distancia de la puerta estaba al anotar: un solo número, en metros enteros, por cada anotación. Está apagado hasta que lo enciende, y el lugar en que está nunca se guarda ni se envía.',
    },
    device: {
      title: 'Qué queda en su navegador',
      text: 'Su sesión, su elección de idioma y de claro u oscuro, una marca de que ya ha iniciado sesión antes, los cambios que aún van camino al servidor y los últimos errores graves, para quien deba encontrar su causa. Mientras su sesión está abierta, una copia de lo último que mostraron sus pantallas, para que se abran sin conexión. Si su rol trabaja con votantes, el padrón y lo que se aprendió de él; si tomó una zona, sus direcciones, sus personas y el guion, hasta que la devuelva, para poder recorrerla donde no hay señal. Al cerrar la sesión se borra todo esto; lo que usted anotó y aún no se ha enviado queda hasta que se envíe. En un dispositivo que otros pueden abrir, cierre la sesión. En la demo, todo lo que usted ingresa: sale del navegador solo si crea una cuenta y lo conserva. Si usted permite que se recuerde un dispositivo, una cookie que lo indica, durante 30 días. No hay cookies de seguimiento, ni publicidad, ni analítica, ni scripts o fuentes de otro sitio.',
    },
    see: {
      title: 'Quién puede verlo',
      text: 'Los miembros de su organización, cada uno hasta donde su rol lo permite. Quienes tocan puertas ven las zonas que son suyas, mientras lo son, y a las personas que les da el banco de llamadas; nunca el padrón. La base de datos lo comprueba en cada solicitud. El registro de auditoría, las invitaciones y los errores de la app son para los administradores. Los miembros de otras organizaciones no pueden ver sus datos. Quienes mantienen la instalación pueden acceder a su base de datos para darle mantenimiento.',
    },
    where: {
      title: 'Dónde se procesa',
      text: 'Las cuentas, los datos y las funciones residen en Google Firebase, en el proyecto de quien mantiene esta instalación. Google procesa los datos por cuenta de esa persona u organización y conserva registros técnicos, como direcciones de red y horas de las solicitudes.',
    },
    not: {
      title: 'Qué no hace',
      text: 'Hustings no vende sus datos, no los comparte con otras campañas, no hace publicidad con ellos ni entrena modelos con ellos.',
    },
    ends: {
      title: 'Cuánto tiempo se conserva',
      text: 'Los registros permanecen hasta que un miembro los elimina. Un registro eliminado desaparece de la base de datos, pero una línea de la actividad aún puede nombrarlo, y pueden quedar copias por un tiempo en los respaldos de quien mantiene la instalación. Una importación conserva un breve resumen de lo que cambió. De los padrones se conservan el actual y el anterior. Lo que se aprendió de los votantes es un registro: deshacer algo agrega una línea, y ninguna se borra antes que la organización. Los errores y las mediciones de la app se eliminan a los 30 días. Al eliminar su cuenta se borran su perfil, sus preferencias y su segundo paso; las líneas del registro de auditoría conservan su nombre. Al eliminar una organización se borra todo lo que contiene.',
    },
    rights: {
      title: 'Sus derechos',
      text: 'Usted puede preguntar qué se guarda sobre usted y pedir que se corrija o se elimine: la pantalla de la cuenta le permite descargar lo que se guarda sobre su cuenta, y eliminarla. Si una campaña lo tiene registrado como donante, como voluntario o como votante, diríjase a esa campaña; también si no quiere que se le contacte. Sobre su propia cuenta, diríjase al administrador de su campaña o a quien mantiene la instalación. La ley de financiamiento de campañas puede obligar a una campaña a conservar durante años los registros de donaciones.',
    },
    changes: {
      title: 'Cambios',
      text: 'Cuando el software cambia lo que guarda, esta página cambia con él, y la fecha de arriba indica cuándo.',
    },
  },
  terms: {
    title: 'Términos del servicio',
    lead: 'Términos sencillos para usar esta instalación de Hustings. Crear una cuenta significa que usted los acepta.',
    software: {
      title: 'El software y el servicio',
      text: 'El software se distribuye con la licencia Apache 2.0; estos términos no cambian en nada los derechos que ella le da. Se refieren al uso que usted hace de esta instalación, que ofrece quien la mantiene.',
    },
    account: {
      title: 'Su cuenta',
      text: 'Use un correo electrónico que sea suyo, no revele su contraseña a nadie y no comparta una cuenta. Usted puede crear una organización solo para una campaña por la que tenga derecho a actuar.',
    },
    data: {
      title: 'Los datos de su campaña',
      text: 'Lo que su campaña ingresa o importa sigue siendo de su campaña. Usted permite que se guarde y se procese para que el servicio pueda funcionar, y para nada más. Los miembros cuyo rol lo permite pueden exportarlo en cualquier momento.',
    },
    law: {
      title: 'Las leyes de su contienda',
      text: 'Usted es responsable de cumplir las leyes sobre financiamiento de campañas, divulgación, privacidad, uso de padrones y contacto con personas en su puerta o por correo, teléfono o mensaje de texto. Hustings lleva registros, deja fuera a quienes su campaña ha marcado y avisa a quien llama cuando es temprano o tarde donde vive la persona; no consulta los registros de números que no se deben llamar, no presenta informes por usted, no verifica los límites de las contribuciones y no es asesoría legal.',
    },
    fair: {
      title: 'Uso debido',
      text: 'No ingrese datos que no tenga derecho a conservar, y use un padrón solo para lo que su fuente permite. No intente acceder a los datos de otra organización, eludir las reglas de acceso, sobrecargar el servicio ni usarlo para acosar, engañar o impedir que las personas voten.',
    },
    warranty: {
      title: 'Sin garantía',
      text: 'El servicio se ofrece tal como está, sin garantía de ningún tipo, y puede no estar disponible en ciertos momentos. Hasta donde la ley lo permite, nadie responde por los daños que resulten de su uso. Conserve una exportación de lo que no pueda perder.',
    },
    end: {
      title: 'Terminación',
      text: 'Usted puede dejar de usar el servicio en cualquier momento y eliminar su cuenta en la pantalla de la cuenta. Quien mantiene la instalación puede cerrar una cuenta que incumpla estos términos.',
    },
    changes: {
      title: 'Cambios',
      text: 'Estos términos pueden cambiar; la fecha de arriba indica cuándo cambiaron por última vez. Usar el servicio después de un cambio significa que usted lo acepta.',
    },
  },
};
