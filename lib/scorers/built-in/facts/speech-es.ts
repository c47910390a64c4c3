import { exactly, type Speech, upTo, words } from "./speech.ts";

const NUMBER =
  "\\d{1,2}|un|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve|veinte|treinta";
const COUNT = `(?:${NUMBER})(?: y (?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve))?`;
const MANY = COUNT.replace("un|uno|una|", "");
const OTHER =
  "e1|\\p{L}{2,14}0|ella|ellos|ellas|quien|alguien|mi (?:mama|papa|madre|padre|esposo|esposa|marido|mujer|hijo|hija|hermano|hermana|tio|tia|primo|prima|abuela|abuelo|novio|novia|suegra|suegro|amigo|amiga|jefe|jefa|patron|patrona|companera|companero|cunado)|mis (?:hijos|hijas|hermanos|padres|papas|companeros)|(?:el|la|un|una|otro|otra|los|las) (?:duen[oa]|jef[ea]|gerente|amig[oa]|cliente|clienta|companer[oa]|patron|patrona|vecin[oa]|supervisor)s?|(?:mi|la|el|nuestra|nuestro) (?:cuadrilla|equipo|gente|compania|empresa|ayudante|chofer|restaurante|hotel|taller) (?:tiene|tenia|es|era|usa|usaba|contrata|pide|pedia|exige|exigia)n?";
const SELF =
  "yo|tengo|trabaje|trabajaba|soy|estoy|estuve|fui|llevo|hablo|puedo|limpio|limpie|saque|hago|hice|ya tengo|ando|manejo|uso|dure|empece";
const DAYS =
  "fines de semana|fin de semana|noches?|mananas?|tardes?|madrugadas?|tiempo completo|medio tiempo|turnos?|horarios?|dias?|entre semana|feriados|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?";
/** The verb: 'trabajo' is more often the noun, 'busco trabajo de limpieza'. */
const TRABAJO =
  "(?<=^|(?<!\\p{L})(?:yo|y|donde|ahorita|aqui|ahi|alla|actualmente|ya|tambien|siempre|hoy|solo|nomas|todavia) )trabajo(?= (?:de|en|con|como|para|por|ahi|la|los|las|desde)(?!\\p{L}))";
const TRABAJE = "trabaj(?:e|aba|abamos|amos|ando|ado)(?! (?:en mi|para sacar|con mi)(?!\\p{L}))";
/** What ends the object of a verb, and no role: 'fila en el hospital', 'soy buena cocinera'. */
const APART = "en|con|de|del|para|por|amig[oa]|buen[oa]?|excelente|mejor|\\p{L}+[ai]?[ae]ndo";
/** Oneself in charge, not the one in charge whom somebody told something. */
const LEAD =
  "(?<=^|(?:^| )(?:y|era|fui|soy|como|estaba|estuve|estoy|quede|(?:trabaj\\p{L}+|estaba|estuve) (?:de|como)) (?:(?:la|el|una?) )?)(?:encargad[oa](?: de)?|supervisora?|lider)";
/** What takes back a paper or a car: by itself if nothing denies it, 'nunca me la quitaron', or denied. */
const GONE =
  "(?<!(?:no|ni|nunca) (?:[a-z]{1,10} ){0,2})(?:suspendid[oa]|suspendieron|vencid[oa]|venci[o0]|descompuest[oa]|descompuso|quitaron|robaron|chocad[oa]|(?:la|lo) (?:perdi|vendi)|(?:perdi|vendi) (?:la|el|mi) (?:licencia|tarjeta|carro|coche|troca|camioneta)|(?:esta|tengo|anda|sigue) en (?:el|un) taller|(?:se le|le fall[ao0]|necesita) (?:[a-z]{1,10} ){0,2}(?:transmision|motor)|(?:transmision|motor) (?:no|se|ya|esta))";
const NOT_MINE =
  "no (?:(?:la|lo|las|los) (?:tengo|he|manejo|renove|saque)|prende|camina|arranca|jala|sirve|funciona|anda|esta (?:vigente|al corriente)|es mi[oa])|(?:ya|todavia|aun) no(?=[.!]?$)";

export const SPANISH_SPEECH: Speech = {
  cuts: new RegExp(
    `,(?! (?:este|pues|o sea),)\\s|[.;:!?—–()"¿¡]\\s?|(?<!(?:^|\\s)(?:no|nunca|casi|si|ya|yo|que|y|pero|donde|cuando|porque|lunes|lo|la|me|se))\\s(?=(?:y(?! (?:medi[oa]|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)(?!\\p{L}))|pero|porque|luego|despues|cuando|donde|mientras|entonces|antes|que|ahorita|aqui|habian?|${SELF}|${OTHER})(?!\\p{L}))|(?<!(?:con|para|de|a|la|el|un|una|misma|mismo))\\s(?=\\[(?:person|family|name)\\])`,
    "gu",
  ),
  self: words(`${SELF}|${TRABAJO}|me|nosotr[oa]s|he`),
  other: new RegExp(
    `^(?:y |pero |porque |cuando |donde |que )?(?:${OTHER})(?!\\p{L})|^(?:[a-z]+ )?(?:mi |mis |el |la |una? )?\\[(?:person|family|name)\\]`,
    "u",
  ),
  not: words("no|nunca|jamas|sin|ni|tampoco"),
  notHidesAll: true,
  takesBack: new RegExp(
    `^(?:(?:pero|aunque|nomas que|solo que) (?:.* )?(?:${GONE}|${NOT_MINE})(?!\\p{L})|(?:ya |todavia |aun |ahorita )?(?:no (?:la|lo|las|los) (?:tengo|he sacado|manejo)|(?:la|lo|me la|me lo) (?:vendi|perdi|quitaron|suspendieron|robaron)|se me venci[o0]|(?:(?:la|lo) tengo|esta) (?:(?:suspendid|vencid|descompuest)[oa]|en el taller)))`,
    "u",
  ),
  never: words(
    "mas o menos (?:trabaj|limpi|cocin|hice)[a-z]*|busc(?:o|aba|ando|ar)|esper(?:o|aba|ando)|solicit(?:e|o|aba|ando)|aplic(?:o|ue|ando)|necesit(?:o|aba)|deje de|deje (?:el|mi) trabajo|desemplead[oa]|(?:soy|era|como) client[ea]|vacaciones|(?:ustedes|usted) (?:tienen?|hacen?)|si (?:me|tuviera|hay|puedo|no|usted)|quisiera|quiero|queria|hubiera|casi (?:trabaje|empece|entre|fui)|casi nunca|estudiando|tomando|(?<!desde )hace|edad|en (?:la |mi )?casa por|en mi casa|con mis hijos|voluntari\\p{L}*|iglesia|(?:la|una|en|mis) clases?|vendi|prestad[oa]|vencid[oa]|antes tenia|esposo|casad[oa]|vivo|viviendo|podria si|cumplo",
  ),
  time: new RegExp(
    `(?<![\\p{L}\\p{N}.-])(?:${COUNT} (?:anos?|mes(?:es)?|temporadas?)(?: y medio)?|desde (?:el )?(?:(?:19|20)\\d\\d|dos mil(?: ${COUNT})?)|llevo (?:ya |como )?${COUNT}(?= (?:en|haciendo|de)))(?!\\p{L})`,
    "u",
  ),
  atWork: words(
    `${TRABAJO}|${TRABAJE}|labur[eo]|cocin(?:e|aba|ando)|limpi(?:e|aba|ando)|instal(?:e|aba|ando)|(?:cuid|manej)(?:e|aba|ando) (?:a )?(?:un|una|pacientes|adultos|ancianos|personas|camion\\p{L}*|trailer\\p{L}*|montacargas|taxi)|(?<!mala )experiencia`,
  ),
  beside: `(?:^|(?:estuve|estaba|llevo|dure|tengo|tuve|anduve|estado|\\|) )(?:de|en|como|con(?= una? (?:compania|empresa|agencia))) (?:(?!(?:${APART}) )[^ |]+ ){0,2}?|^(?=[^|]*\\|)`,
  bare: /^(?:(?:y|pero|pues|bueno|ahi|alli|alla|donde|yo|estuve|estaba|dure|llevo|tengo|tuve|eso|fue|ya|como|por|unos|unas|casi|mas|de|en|ese|lugar) )*\|(?: (?:ahi|alli|alla|ya|en|total|mas|o|menos|ese|lugar))*$/u,
  between:
    "con|que|mi|su|al|a|cuando|no|despedid[oa]|corrid[oa]|fila|citas?|tramites|terapia|practicas|entrevistas?",
  apart: APART,
  works: `${TRABAJO}|${TRABAJE}|cocin(?:e|o|aba|ando)|lav(?:e|aba|ando)`,
  does: "limpi(?:e|o|aba|abamos|ando)|hago|hice|haciendo|hacia(?:mos)?|cuid(?:e|o|aba|ando)(?: a)?",
  is: "(?:soy|era|eramos|fui|estuve|estaba|estoy|llevo|empece|entre|quede)(?: (?:un|una|el|la|de|como))?",
  uses: words(
    "us[oe]|usaba|manejo|manejaba|maneje|opero|operaba|tengo|se usar|se manejar|ando|con|trabajo|mis?|en",
  ),
  holds: upTo(
    "tengo|saque|cuento|termine|pase|obtuve|hice|soy|estoy|traigo|renove|(?<=^(?:y |tambien )?)mis?(?= (?:propi[oa]|[^ ]+ de)? ?$)",
    "\\p{L}+ndo|a|para|que|por|sin|sus?|un [^ ]+ con|quien|ayudante|jefe|patron|amig[oa]|herman[oa]|gente",
  ),
  people: exactly(
    "\\p{L}*(?:dor|dora|dores|doras)|chofer(?:es)?|cociner[oa]s?|meser[oa]s?|tecnic[oa]s?|guardias?|emplead[oa]s|ayudantes?|plomer[oa]s?|muchach[oa]s?|gente|jef[ea]s?|amig[oa]s?",
  ),
  oneself: /(?<!\p{L})(?:soy|como|estoy|era|fui)(?: un| una)? (?:[a-z]+ ){0,2}$/u,
  papers: words(
    "(?:mi |un |estoy )?certificad[oa](?: (?:de|en) [a-z]+)?|(?:mi |la )?certificacion(?: (?:de|en) [a-z]+)?|(?:tarjeta|permiso) de [a-z]+(?: de [a-z]+)?",
  ),
  licenses: words("(?:mi |la |una )?licencia(?: (?:de|comercial|clase) ?[a-z]*)?"),
  said: [
    {
      kind: "people_led",
      as: words(
        `(?:${LEAD}|(?<!su )(?:mi )?cargo(?: de)?|supervis(?:[eo]|aba|ando|ar)|dirig\\p{L}{1,8}|lider\\p{L}{1,8}|manejaba) (?:(?!(?:que|dijo|pidio|conto) )[a-z]{1,14} ){0,4}?${MANY} (?:personas|emplead[oa]s|trabajadores|companer[oa]s|meser[oa]s|cociner[oa]s|choferes|gentes?|muchach[oa]s)|(?:${LEAD}|cargo de|supervis(?:[eo]|aba|ando)|dirig\\p{L}{1,8}|lider\\p{L}{1,8}|manejaba)(?: (?:de|a|un|una|el|la|mi|esa|ese)){0,2} (?:cuadrilla|equipo) de (?:como )?${MANY}|(?:mi|(?:tenia|tengo) una) cuadrilla de (?:como )?${MANY}|(?:tenia|tengo) (?:como )?${MANY} (?:[a-z]+ )?(?:a mi cargo|trabajando conmigo|personas a mi cargo)`,
      ),
    },
    {
      kind: "car",
      as: words(
        "(?:tengo|cuento con|manejo|traigo) (?:mi |un )?(?:propi[oa] )?(?:carro|carrito|coche|troca|camioneta|vehiculo|transporte)(?: propi[oa])?",
      ),
    },
    {
      kind: "start",
      as: words(
        "(?:puedo|podria|list[oa] para) (?:empezar|comenzar) (?:[a-z]+ ){0,3}?(?:manana|hoy|ya|lunes|martes|miercoles|jueves|viernes|semana|inmediato|semanas)|(?:el )?(?:lunes|martes|miercoles|jueves|viernes|manana) (?:mismo )?puedo empezar",
      ),
    },
    {
      kind: "language",
      as: words(
        "(?:hablo|bilingue en) (?:bien )?(?:el )?(?:ingles|espanol|portugues|frances|los dos idiomas)(?: y (?:un poco de )?(?:ingles|espanol))?",
      ),
    },
  ],
  hours: words(
    "puedo (?:trabajar|hacer)|disponible|libre|disposicion|(?<=(?:trabajo|limpio|estoy|puedo|disponible|libre)(?: [a-z]+){0,4}? )de(?= lunes)|^(?:pero |y )?de(?= lunes a \\p{L}+$)|cualquier(?= (?:dia|turno|horario))|nada mas en(?= la (?:manana|tarde|noche))|solo en(?= la (?:manana|tarde|noche))",
  ),
  hourWords: exactly(
    `fines|fin|semana|noches?|mananas?|tardes?|madrugadas?|tiempo|completo|medio|turnos?|horarios?|dias?|entre|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|de|del|la|las|el|los|en|por|y|o|a|hasta|desde|cualquier|todo|todos|ambos|para|tambien|menos|${NUMBER}`,
  ),
  parts: words(`${DAYS}|de ${COUNT} a ${COUNT}`),
  dangling: exactly(
    "la|el|los|las|de|en|un|una|con|y|por|para|que|mi|mis|a|este|como|del|o|se|lo|ya|desde|hasta|tambien|todo",
  ),
  leading:
    /^(?:(?:y|pero|porque|pues|bueno|mire|mira|yo|este|luego|despues|ahorita|ya|que|entonces|si|antes|donde|cuando|ahi|fui|era|soy|estuve|tengo),? )+/u,
};
