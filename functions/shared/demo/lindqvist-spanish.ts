/** What the second sample campaign says beside the words of the first one, in Spanish; names of people and places stay. */
export const spanishOfLindqvist: Readonly<Record<string, string>> = {
  'U.S. House': 'Cámara de Representantes de EE. UU.',
  'District 13': 'Distrito 13',

  'Brackwater, where the bay meets the canal. He learned to sail before he learned to drive, and to fix engines before either.':
    'Brackwater, donde la bahía se une al canal. Aprendió a navegar antes que a conducir, y a reparar motores antes que las dos cosas.',
  'Twenty-two years as a harbor engineer, the last nine as harbormaster. Dredged the channel two seasons early and under budget.':
    'Veintidós años de ingeniero portuario, los últimos nueve como capitán de puerto. Dragó el canal dos temporadas antes de lo previsto y por menos de lo presupuestado.',
  'Every permit that kept this harbor waiting was signed in Washington by somebody who had never seen it.':
    'Cada permiso que hizo esperar a este puerto lo firmó en Washington alguien que nunca lo había visto.',
  'Independent, and practical': 'Independiente y práctico',
  'Measure first. Keep what works. Answer the phone.':
    'Medir primero. Conservar lo que funciona. Contestar el teléfono.',
  'Seawalls before the next storm. A harbor that hires. One page for every federal form.':
    'Malecones antes de la próxima tormenta. Un puerto que contrate. Una sola página para cada formulario federal.',
  'Steady hands.': 'Manos firmes.',
  'Water, work, straight answers': 'Agua, trabajo, respuestas claras',
  'He kept a harbor open through three hurricanes. He can keep an office open too.':
    'Mantuvo abierto un puerto durante tres huracanes. También sabrá mantener abierta una oficina.',

  'Ask early givers once more': 'Pedir de nuevo a los primeros donantes',
  'Hi, this is Henrik Lindqvist, the harbormaster. Whoever wants this seat in two years has to build now. Can I count on you for the primary?':
    'Hola, le habla Henrik Lindqvist, el capitán de puerto. Quien quiera este escaño dentro de dos años tiene que empezar ahora. ¿Puedo contar con usted para las primarias?',
  'Joint check; both of them signed.': 'Cheque conjunto; firmaron los dos.',
  'Presumed for the general election; notice sent.': 'Se presume para la elección general; aviso enviado.',

  'Brackwater, New Jersey': 'Brackwater, Nueva Jersey',
  'Harbormaster of Brackwater': 'Capitán de puerto de Brackwater',
  'Harbor engineer for twenty-two years, harbormaster for nine. Dredged the channel early and under budget, and kept the harbor open through three hurricanes. Runs for an open seat so that seawalls are built before the next storm.':
    'Ingeniero portuario durante veintidós años, capitán de puerto durante nueve. Dragó el canal antes de lo previsto y por menos dinero, y mantuvo abierto el puerto durante tres huracanes. Se presenta a un escaño vacante para que los malecones se construyan antes de la próxima tormenta.',
  'Seawalls before the next storm': 'Malecones antes de la próxima tormenta',
  'A harbor that hires': 'Un puerto que contrate',
  'One page for every federal form': 'Una sola página para cada formulario federal',
  'Flood insurance that a family can pay': 'Un seguro contra inundaciones que una familia pueda pagar',
  'Dockside coffee with Henrik': 'Café en el muelle con Henrik',
  'Oyster Flats pier': 'Muelle de Oyster Flats',
  'Founding donors’ dinner': 'Cena de los primeros donantes',
  'Harbormaster’s house': 'Casa del capitán de puerto',
  Wine: 'Vino',
  'Walk the seawall with engineers': 'Recorrer el malecón con ingenieros',
  'Coffee at the dock': 'Café en el muelle',
  'Flood insurance in one sentence.\nAsk who rents and who owns.':
    'El seguro contra inundaciones en una frase.\nPreguntar quién alquila y quién es dueño.',
  'Interview with the harbor paper': 'Entrevista con el diario del puerto',
  'Speak to founding donors': 'Hablar con los primeros donantes',
  'Petition training': 'Taller de recogida de firmas',
  'Canal Street library': 'Biblioteca de Canal Street',

  'Wants to know where the seawall goes first. Call before noon.':
    'Quiere saber dónde empieza el malecón. Llamar antes del mediodía.',
  'Served with Henrik on the dredging board. Would ask three friends.':
    'Estuvo con Henrik en la junta de dragado. Se lo pediría a tres amigos.',
  'Writes about the port for the harbor paper. Wants the permit numbers first.':
    'Escribe sobre el puerto en el diario del puerto. Quiere primero las cifras de los permisos.',
  'Has a boat and a trailer for the kickoff.': 'Tiene un bote y un remolque para el arranque.',
  'Gave for the primary. Asked not to be called again before spring.':
    'Aportó para las primarias. Pidió que no se le llame de nuevo antes de la primavera.',
  'Deposit the checks of the kickoff': 'Depositar los cheques del arranque',
  'Resolve the money above the primary’s limit': 'Resolver el dinero por encima del límite de las primarias',
  'Redesignate first; refund what nobody answers about.':
    'Primero redesignar; reembolsar aquello sobre lo que nadie responde.',
  'Call the committee about the dinner': 'Llamar al comité por la cena',
  'Sign the thank-you letters': 'Firmar las cartas de agradecimiento',
  'Register for electronic filing': 'Registrarse para la presentación electrónica',

  'Kickoff at the harbor': 'Arranque en el puerto',
  'Checks that evening': 'Cheques de esa noche',
  'Fall letter': 'Carta de otoño',
  'Early givers': 'Primeros donantes',
};
