/** The sample campaign's own words in Spanish, by the English ones; names of people and places stay. */
export const spanish: Readonly<Record<string, string>> = {
  'State Senate': 'Senado estatal',
  'District 41': 'Distrito 41',
  'New Jersey': 'Nueva Jersey',
  Independent: 'Independiente',

  'Resolicit our best donors': 'Pedir de nuevo a nuestros mejores donantes',
  'Hi, this is Ximena Rivera. Thank you for standing with us. We have one week to pay for the last mailing. Can I count on you once more?':
    'Hola, le habla Ximena Rivera. Gracias por estar con nosotros. Tenemos una semana para pagar el último envío por correo. ¿Puedo contar con usted una vez más?',

  'Our own limit until counsel has confirmed the state’s':
    'Nuestro propio límite hasta que el asesor legal confirme el del estado',

  'Port Amsel, the river town that lost its ferry yard and kept its fish market. Three generations of us within six blocks of each other.':
    'Port Amsel, el pueblo del río que perdió su astillero y conservó su mercado de pescado. Tres generaciones de los nuestros a seis cuadras unas de otras.',
  'Port Amsel public schools. Nursing at the county college, nights, and a master’s in public health at 34 with two children at the kitchen table.':
    'Escuelas públicas de Port Amsel. Enfermería en el colegio del condado, de noche, y una maestría en salud pública a los 34, con dos hijos en la mesa de la cocina.',
  'Fifteen years as a nurse, the last six running the emergency department’s night shift. Since then director of the county’s free clinics: four sites, 11,000 patients, a balanced budget every year.':
    'Quince años de enfermera, los últimos seis al frente del turno de noche de urgencias. Desde entonces, directora de las clínicas gratuitas del condado: cuatro sedes, 11,000 pacientes y cuentas equilibradas cada año.',
  'Founded the harbor cleanup. Treasurer of the tenants’ union. Coaches girls’ soccer, badly and every Saturday.':
    'Fundó la limpieza del puerto. Tesorera del sindicato de inquilinos. Entrena fútbol de niñas, mal y todos los sábados.',
  'My father came home from the ferry yard on the day it closed and put his lunchbox on the top shelf. It is still there. I have worked since then for people whose lunchbox was put away for them.':
    'Mi padre volvió del astillero el día en que cerró y dejó su lonchera en el estante de arriba. Ahí sigue. Desde entonces trabajo por la gente a la que le guardaron la lonchera.',
  'In the emergency department I saw in the morning what the statehouse had decided the year before. I would rather be in the room where it is decided.':
    'En urgencias veía por la mañana lo que el capitolio había decidido el año anterior. Prefiero estar en la sala donde se decide.',
  'Who pays for the water mains, and whether the hospital keeps its maternity ward.':
    'Quién paga las tuberías del agua, y si el hospital conserva su sala de maternidad.',

  'Practical progressive': 'Progresista práctica',
  'Do the few things that nobody can do alone, do them well, and show the bill.':
    'Hacer las pocas cosas que nadie puede hacer solo, hacerlas bien y enseñar la cuenta.',
  'Show up. Tell people the price. Leave nobody outside the door.':
    'Estar presente. Decir el precio. No dejar a nadie fuera.',
  'Would I explain this vote in the waiting room?': '¿Explicaría este voto en la sala de espera?',

  'Keep the maternity ward. Replace the lead mains by 2031. Rent that a nurse can pay.':
    'Conservar la maternidad. Cambiar las tuberías de plomo antes de 2031. Alquileres que una enfermera pueda pagar.',
  'The port has room for 900 jobs on land that has stood empty since the yard closed.':
    'En el puerto caben 900 empleos en terrenos vacíos desde que cerró el astillero.',
  'Apprenticeships with the building trades; paid ones.':
    'Aprendizajes con los oficios de la construcción, y pagados.',
  'Lead service lines first, then the two bridges that trucks already avoid.':
    'Primero las tuberías de plomo, después los dos puentes que los camiones ya evitan.',
  'Care close to home costs less than care that comes too late.':
    'La atención cerca de casa cuesta menos que la que llega tarde.',
  'One price list for the whole state, on the wall of every waiting room.':
    'Una sola lista de precios para todo el estado, en la pared de cada sala de espera.',
  'The river is a foot higher than when I was born. Build for the next foot now.':
    'El río está un pie más alto que cuando nací. Hay que construir ya para el siguiente.',
  'A reading coach in every first-grade classroom.': 'Un tutor de lectura en cada aula de primer grado.',
  'Two more weeks of early voting, and a ballot box in every town.':
    'Dos semanas más de voto anticipado y un buzón electoral en cada pueblo.',
  'File the lead-main bill, open a district office above the fish market, publish every meeting.':
    'Presentar la ley de las tuberías, abrir una oficina sobre el mercado de pescado, publicar cada reunión.',

  'Half live in Port Amsel, the rest in eleven small towns. One in five speaks Spanish or Portuguese at home; a quarter are over 65.':
    'La mitad vive en Port Amsel, el resto en once pueblos. Uno de cada cinco habla español o portugués en casa; una cuarta parte tiene más de 65 años.',
  'Hospital, port, schools, warehouses. Two thirds commute out of the district.':
    'Hospital, puerto, escuelas, almacenes. Dos tercios trabajan fuera del distrito.',
  'Rent, water, the maternity ward, and a train that comes when it likes.':
    'El alquiler, el agua, la maternidad y un tren que pasa cuando quiere.',
  'Lost by 2,140 votes last time, won by 900 the time before.':
    'Derrota por 2,140 votos la última vez, victoria por 900 la anterior.',
  'Parents under 45 in the western towns, and renters who skip midterms.':
    'Padres menores de 45 en los pueblos del oeste, e inquilinos que no votan en las intermedias.',

  'We win if turnout in Port Amsel comes within four points of the towns, because we lose the towns by less than we win the city.':
    'Ganamos si la participación en Port Amsel queda a menos de cuatro puntos de la de los pueblos, porque en ellos perdemos por menos de lo que ganamos en la ciudad.',
  'Renters, hospital staff, the building trades, and mothers who had to drive an hour to give birth.':
    'Inquilinos, personal del hospital, los oficios de la construcción y madres que manejaron una hora para dar a luz.',
  'A nurse for the statehouse: she shows up, and she tells you the price.':
    'Una enfermera para el capitolio: está presente y le dice el precio.',
  'Registered renters who voted once in the last three elections.':
    'Inquilinos registrados que votaron una vez en las últimas tres elecciones.',
  'House parties of twenty at $50; the nurses’ list; two dinners.':
    'Reuniones en casas de veinte personas a $50; la lista de las enfermeras; dos cenas.',
  'She shows up.': 'Ella está presente.',
  'Care comes first.': 'Primero, cuidar.',
  'She shows up. Every time.': 'Ella está presente. Siempre.',
  'House parties of twenty at $50; two dinners.': 'Reuniones en casas de veinte personas a $50; dos cenas.',
  'Care, water, rent': 'Salud, agua, alquiler',

  'Plain, warm, exact': 'Sencilla, cálida, exacta',
  'Short sentences. One number at most in a paragraph.': 'Frases cortas. Un número por párrafo como máximo.',
  'About herself and the soccer team, never about people.':
    'Sobre sí misma y el equipo de fútbol, nunca sobre la gente.',

  'Voted to close the ward; has held no open meeting in the district since.':
    'Votó por cerrar la maternidad; desde entonces no ha hecho una reunión abierta en el distrito.',
  '“No experience.” Answer: four clinics, eleven thousand patients, six balanced budgets.':
    '«Sin experiencia». Respuesta: cuatro clínicas, once mil pacientes, seis presupuestos equilibrados.',

  'House party at the Okafor home': 'Reunión en casa de los Okafor',
  'Check, in person': 'Cheque, en persona',
  'In honor of the district’s teachers': 'En honor de los maestros del distrito',
  'Called during call time; asked about the transit plan':
    'Respondió a la llamada; preguntó por el plan de transporte',
  'Matched by her sister': 'Su hermana donó lo mismo',
  'Spring dinner, table 4': 'Cena de primavera, mesa 4',
  'Would like a yard sign': 'Quiere un cartel para el jardín',
  'Met at the farmers’ market': 'Conversación en el mercado de agricultores',
  'Gave after the library forum': 'Donó después del foro en la biblioteca',
  'Prefers to be thanked by letter': 'Prefiere que se le agradezca por carta',

  Canvassing: 'Visitas puerta a puerta',
  'Phone banking': 'Llamadas',
  'Text banking': 'Mensajes de texto',
  'Data entry': 'Captura de datos',
  'Event set-up': 'Montaje de eventos',
  Spanish: 'Español',
  Driving: 'Conducción',
  'Social media': 'Redes sociales',
  Hosting: 'Anfitrión de eventos',
  'Letter writing': 'Redacción de cartas',
  'Graphic design': 'Diseño gráfico',
  Photography: 'Fotografía',
  Fundraising: 'Recaudación',
  Translation: 'Traducción',
  Legal: 'Asesoría legal',
  Video: 'Video',

  'Speak at the ward forum': 'Hablar en el foro de la sala',
  'Thank the nurses by name.\nThe board’s own numbers: 412 births last year.\nAsk for signatures.':
    'Agradecer a las enfermeras por su nombre.\nLas cifras de la propia junta: 412 nacimientos el año pasado.\nPedir firmas.',
  'Coffee with harbor pilots': 'Café con los prácticos del puerto',
  'Quay Street diner': 'Cafetería de Quay Street',
  'Morning radio interview': 'Entrevista de radio por la mañana',
  'WPAM studio': 'Estudio de WPAM',
  'Two sentences on the water mains.\nSaturday’s canvass: where and when.':
    'Dos frases sobre las tuberías.\nEl puerta a puerta del sábado: dónde y cuándo.',
  'Lunch with the teachers’ union': 'Almuerzo con el sindicato de maestros',
  'Calls to donors': 'Llamadas a donantes',
  'Launch the canvass': 'Abrir el puerta a puerta',
  'Thank the drivers first.\nSix turfs in Ward 3: we are 400 doors behind.\nLeave by 10:30.':
    'Agradecer primero a los conductores.\nSeis zonas del distrito 3: nos faltan 400 puertas.\nSalir a las 10:30.',
  'Open the food pantry': 'Abrir el banco de alimentos',
  'St. Brendan’s hall': 'Salón de St. Brendan',
  'Candidates’ forum on stage': 'Foro de candidatos en el escenario',
  'Opening, 90 seconds: the maternity ward.\nWater mains: cost and year.\nClose with the phone number.':
    'Apertura, 90 segundos: la sala de maternidad.\nTuberías: costo y año.\nCerrar con el número de teléfono.',
  'House party at Larch Street': 'Reunión en Larch Street',
  'Photo with the rowing club': 'Foto con el club de remo',
  Boathouse: 'Casa de botes',
  'The club meets at no other hour.': 'El club no se reúne a otra hora.',
  'Tour of the pumping station': 'Visita a la estación de bombeo',
  'Pumping station 2': 'Estación de bombeo 2',
  'Rotary dinner': 'Cena de los rotarios',
  'Netherby Rotary': 'Rotarios de Netherby',
  'Ribbon at the car wash': 'Inauguración del lavado de autos',
  'Call time that morning.': 'Llamadas esa mañana.',
  'Pancake breakfast': 'Desayuno de panqueques',
  'Fire hall': 'Estación de bomberos',
  'Family evening': 'Noche en familia',
  'Forum on the maternity ward': 'Foro sobre la sala de maternidad',
  'Nurses, parents and the hospital board’s own numbers, three weeks before the vote.':
    'Enfermeras, padres y las cifras de la propia junta del hospital, tres semanas antes de la votación.',
  'Door canvass: Ferry Hill': 'Puerta a puerta: Ferry Hill',
  'Six turfs in Ward 3. New canvassers are trained at the start and walk in pairs.':
    'Seis zonas del distrito 3. Los brigadistas nuevos se capacitan al inicio y caminan en parejas.',
  'Good shoes, a charged phone, water.': 'Buenos zapatos, un teléfono cargado, agua.',
  'Park behind the market. Come to the blue tent.': 'Estacione detrás del mercado. Venga a la carpa azul.',
  'Fish market': 'Mercado de pescado',
  Doors: 'Puertas',
  Drivers: 'Conductores',
  'House party at the Okafors': 'Reunión en casa de los Okafor',
  'Twenty minutes with Ximena, then questions. Neighbors bring neighbors.':
    'Veinte minutos con Ximena y luego preguntas. Los vecinos traen vecinos.',
  'The Okafors’ home': 'Casa de los Okafor',
  'Food and drinks': 'Comida y bebidas',
  'Dinner for the last mailing': 'Cena para el último envío por correo',
  'The hall': 'La sala',
  'Open meeting on the water mains': 'Reunión abierta sobre las tuberías',
  Library: 'Biblioteca',
  'Evening phone bank': 'Llamadas de la tarde',
  'Campaign office': 'Oficina de campaña',
  'Candidates’ forum': 'Foro de candidatos',
  'County college, main hall': 'Colegio del condado, sala principal',
  'Welcome for new volunteers': 'Bienvenida a nuevos voluntarios',
  'Canvass in Netherby': 'Puerta a puerta en Netherby',
  'Moved to Ferry Hill, where we are behind.': 'Pasa a Ferry Hill, donde vamos atrasados.',
  'Rides to the polls: drivers meet': 'Transporte a las urnas: reunión de conductores',
  'English, Spanish': 'Inglés, español',

  'Port Amsel, New Jersey': 'Port Amsel, Nueva Jersey',
  'Director of the county’s free clinics': 'Directora de las clínicas gratuitas del condado',
  'Emergency nurse for fifteen years, then director of four free clinics with 11,000 patients. Grew up in Port Amsel, where her father worked at the ferry yard until it closed. Runs so that care, water and rent are decided by somebody who has waited in the waiting room.':
    'Enfermera de urgencias durante quince años, después directora de cuatro clínicas gratuitas con 11,000 pacientes. Creció en Port Amsel, donde su padre trabajó en el astillero hasta que cerró. Se postula para que de la salud, el agua y el alquiler decida alguien que ha esperado en la sala de espera.',
  'Keep the maternity ward open': 'Mantener abierta la maternidad',
  'Replace every lead main by 2031': 'Cambiar todas las tuberías de plomo antes de 2031',
  'Rent that a nurse can pay': 'Alquileres que una enfermera pueda pagar',
  'A reading coach in every first-grade classroom': 'Un tutor de lectura en cada aula de primer grado',
  'Two more weeks of early voting': 'Dos semanas más de voto anticipado',

  Supporters: 'Simpatizantes',
  'Unaffiliated, not reached yet': 'Sin partido, aún sin contactar',
  'Amsel County, Superintendent of Elections': 'Condado de Amsel, Superintendencia de Elecciones',
  'Yard sign': 'Cartel en el jardín',
  'Volunteer prospect': 'Posible voluntario',
  'Will volunteer': 'Quiere ser voluntario',
  'Needs a ride': 'Necesita transporte',
  'A seat near the door': 'Un asiento cerca de la puerta',
  'Step-free way in': 'Una entrada sin escalones',
  'A ride from the station': 'Transporte desde la estación',
  'First time: pair with somebody.': 'Primera vez: que vaya con alguien.',
  'Comes half an hour late.': 'Llega media hora tarde.',
  'Brings a car.': 'Trae un coche.',
  'Asked about the maternity ward.': 'Preguntó por la sala de maternidad.',
  'Works nights; come back on a Saturday.': 'Trabaja de noche; vuelva un sábado.',
  'Worried about the rent.': 'Le preocupa el alquiler.',
  'Knows the candidate from the clinic.': 'Conoce a la candidata de la clínica.',
  'Has a dog that is all bark.': 'Tiene un perro que solo ladra.',
  'Ward 4': 'Barrio 4',
  'Ward 4, turf 1': 'Barrio 4, zona 1',
  'Ward 4, turf 2': 'Barrio 4, zona 2',
  'Ward 4, turf 3': 'Barrio 4, zona 3',
  'Ward 4, turf 4': 'Barrio 4, zona 4',
  'Ward 4, turf 5': 'Barrio 4, zona 5',
  'Persuasion calls, Ward 3': 'Llamadas de persuasión, barrio 3',
  'Two sentences about the maternity ward, then listen. Never argue; thank everybody.':
    'Dos frases sobre la maternidad y, después, escuchar. No discuta nunca; dé las gracias a todos.',
  'Moved in last month; wants to register.': 'Se mudó el mes pasado; quiere registrarse.',

  'The office opens at eight from Monday on': 'Desde el lunes la oficina abre a las ocho',
  'From Monday on the office on Ferry Street opens at eight.\n\nJune has the keys. If you come earlier, tell her the evening before.':
    'Desde el lunes la oficina de Ferry Street abre a las ocho.\n\nJune tiene las llaves. Si llega antes, avísele la noche anterior.',
  'Knock in pairs after dark': 'De noche, toquen puertas en pareja',
  'It is dark by five now. After that, knock in pairs and wear the vests.\n\nNo door is worth a fall: skip porches without a light.':
    'Ya oscurece a las cinco. Desde esa hora, toquen puertas en pareja y con chaleco.\n\nNinguna puerta vale una caída: pasen de largo los porches sin luz.',
  'Saturday: everyone at the fish market at nine': 'Sábado: todos en el mercado de pescado a las nueve',
  'We launch the weekend from the fish market at nine. Coffee is there, turfs are cut.\n\nPhones start at eleven in the office for those who would rather sit.':
    'El fin de semana empieza en el mercado de pescado a las nueve. Hay café y las zonas están listas.\n\nLas llamadas empiezan a las once en la oficina para quienes prefieran estar sentados.',
  Endorser: 'Respalda la campaña',
  Host: 'Anfitrión',
  Nurse: 'Enfermería',
  Press: 'Prensa',
  Vendor: 'Proveedor',
  'Spanish speaker': 'Habla español',
  Saturdays: 'Sábados',
  'Has a sign, or asked for one.': 'Tiene un cartel o pidió uno.',
  'Lets us print their name.': 'Permite publicar su nombre.',
  'Offered a house, a porch, or a hall.': 'Ofreció una casa, un portal o una sala.',
  'Works or worked in nursing.': 'Trabaja o trabajó en enfermería.',
  'Reporters and editors. Nadia talks to them.': 'Periodistas y editores. Nadia habla con ellos.',
  'Prints, rents, or delivers something for us.': 'Imprime, alquila o entrega algo para la campaña.',
  'Can call and knock in Spanish.': 'Puede llamar y visitar en español.',
  'Free for canvass launches on Saturdays.': 'Disponible los sábados para salir a visitar.',
  'Asks to be called after 5 pm, and never at work.':
    'Pide llamadas después de las 5 pm, y nunca al trabajo.',
  '@Marcus Oyelaran would lead a canvass in Ferry Hill if someone drives.':
    '@Marcus Oyelaran dirigiría visitas en Ferry Hill si alguien maneja.',
  'Signed the petition at the fish market. Wants the lead mains on this street replaced first.':
    'Firmó la petición en el mercado de pescado. Quiere que cambien primero las tuberías de plomo de su calle.',
  'Trained on Thursday. Ready for a turf alone.':
    'Recibió capacitación el jueves. Puede hacer una zona sin compañía.',
  '@Nadia Brandt writes for the county paper and wants ten minutes about the hospital vote.':
    '@Nadia Brandt escribe en el periódico del condado y pide diez minutos sobre la votación del hospital.',
  '@Theo Castellan gave at the house party and would host one. Has room for thirty.':
    '@Theo Castellan donó en la reunión y ofrece su casa para otra. Caben treinta personas.',
  'Has a daughter born in the ward that the board wants to close. Will speak at the forum.':
    'Su hija nació en la maternidad que la junta quiere cerrar. Hablará en el foro.',
  'Gave by check.': 'Donó con cheque.',
  'Promised on the phone; sends a check.': 'Lo prometió por teléfono; manda un cheque.',
  'Promised at the Okafors’ house party.': 'Lo prometió en la reunión en casa de los Okafor.',
  'Wants her list before the holidays; call on Tuesdays.':
    'Quiere su lista antes de las fiestas; llamar los martes.',
  'Call time': 'Llamadas a donantes',
  'Finance committee': 'Comité de finanzas',
  Events: 'Eventos',
  'Mail and checks': 'Correo y cheques',
  Online: 'En línea',
  'Answered the spring letter by email.': 'Respondió por correo a la carta de primavera.',
  'Lost his job in October and asked us to forget it.':
    'Perdió su trabajo en octubre y pidió que lo olvidáramos.',
  'Gave by check. The bank returned it; the next gift comes online.':
    'Donó con cheque. El banco lo devolvió; donará en línea.',
  'Rents chairs for free if we return them clean.': 'Presta sillas gratis si se devuelven limpias.',
  '@Sam Whitlock please walk together on Saturday. It is a first canvass.':
    '@Sam Whitlock por favor vayan juntos el sábado. Es su primera salida.',
  'Employer is still missing. I left a message.': 'Aún falta el empleador. Dejé un mensaje.',
  'Chairs the tenants’ group on Larch Street. Undecided, but open to a meeting.':
    'Preside el grupo de inquilinos de la calle Larch. Aún no decide, pero acepta una reunión.',
  'Confirm two drivers for Saturday': 'Confirmar dos conductores para el sábado',
  'Call the printer about the mail drop': 'Llamar a la imprenta por el envío postal',
  'Ask about hosting a house party': 'Preguntar por una reunión en su casa',
  'Read the nurses’ questionnaire': 'Leer el cuestionario de las enfermeras',
  'Call back about the hospital vote': 'Devolver la llamada sobre la votación del hospital',
  'Choose a photo for the palm card': 'Elegir una foto para el volante',
  'Send letters to donors without an employer': 'Enviar cartas a donantes sin empleador',
  'Start with those above $200.': 'Empezar con los de más de $200.',
  'Deposit this week’s checks': 'Depositar los cheques de la semana',
  'Send a thank-you letter': 'Enviar una carta de agradecimiento',
  'Hand out turf 5 before Saturday': 'Asignar la zona 5 antes del sábado',
  'Welcome a new canvasser on Saturday': 'Dar la bienvenida a quien sale por primera vez',
  'Bring clipboards to the office': 'Llevar tablas con sujetapapeles a la oficina',
  'Book the library room': 'Reservar la sala de la biblioteca',
  'Pick up the yard signs': 'Recoger los carteles para jardín',
  'Thank the hosts of the house party': 'Agradecer a los anfitriones de la reunión',
  'Order more palm cards': 'Pedir más volantes',

  'Spring letter': 'Carta de primavera',
  'Everyone who gave before': 'Quienes ya donaron',
  'Two pages with a reply card': 'Dos páginas con tarjeta de respuesta',
  'Reminder, not sent yet': 'Recordatorio, todavía sin enviar',
  'Evening at the hospital': 'Velada en el hospital',
  'Pledge cards on every table.': 'Tarjetas de promesa en cada mesa.',
  'Pledge cards': 'Tarjetas de promesa',
  'Calls by the candidate': 'Llamadas de la candidata',
};
