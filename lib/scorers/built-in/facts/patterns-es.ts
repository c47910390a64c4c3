import type { FactPatterns } from "./patterns.ts";

const COUNT =
  "(?<![\\p{L}\\p{N}.-])(?:\\p{N}+|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|dieciseis|dieciocho|veinte|treinta)(?: y (?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|medio))?";
const TIME = `(?:${COUNT} (?:años?|anos?|mes(?:es)?|temporadas?)(?: y medio)?)`;
const WORD = "[\\p{L}]+";
const STOP =
  "(?:y|pero|porque|luego|después|despues|donde|cuando|que|yo|nosotros|con|antes|por|para|desde|como|también|tambien|más|mas|ahí|ahi|era|fue|tenía|tenia|o|si|ya|me|se|le|mi|todo|todos)";
const NOUNS = `(?:(?!${STOP} )${WORD} ){0,4}(?!${STOP}(?!\\p{L}))[\\p{L}]{4,20}`;
const ROLE =
  "(?:limpiador[a]?|recamarera|camarista|conserje|cocinero|cocinera|mesero|mesera|cajero|cajera|chofer|conductor|técnico|tecnico|ayudante|electricista|plomero|soldador|mecánico|mecanico|jardinero|jardinera|cuidadora|cuidador|enfermera|niñera|guardia|almacenista|montacarguista|operador|operadora|encargado|encargada|supervisor|supervisora|gerente|líder|lider|recepcionista|estilista|barbero|lavaplatos|pintor|carpintero|vendedor|vendedora|bartender|albañil|secretaria|ama de llaves)";
const DOING =
  "(?:limpiando|manejando|cocinando|trabajando|instalando|cuidando|haciendo|vendiendo|atendiendo|reparando|pintando)";
const PLACE =
  "(?:hotel|motel|hospital|clínica|clinica|escuela|restaurante|cocina|oficinas?|edificios?|almacén|almacen|bodega|tienda|salón|salon|banco|aeropuerto|compañía|compania|fábrica|fabrica|casas|recepción|recepcion|construcción|construccion|taquería|panadería|lavandería|empresa)";
const TRADE =
  "(?:limpieza|cocina|construcción|construccion|jardinería|jardineria|plomería|plomeria|restaurantes|hoteles|bodegas|oficinas|mantenimiento|ventas|seguridad|lavandería|lavanderia|hotelería|hoteleria)";
const PAST =
  "(?:trabaj[eéoó]|trabajaba|llevo|duré|estuve|limpié|limpiaba|cociné|manejé|fui|era|soy|tengo)";
const is = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, "iu");

export const FACTS_ES: FactPatterns = {
  facts: [
    {
      kind: "time_on_the_job",
      said: is(
        `${PAST} (?:${WORD} ){0,5}?${TIME} (?:de experiencia )?(?:como (?:un[a]? )?|de )?(?:${ROLE}(?: (?:en|de) ${NOUNS})?|(?:en|de) (?:${WORD} ){0,3}?(?:${PLACE}|${TRADE})|${DOING}(?: (?:en|de|como) ${NOUNS}| ${NOUNS})?)`,
      ),
    },
    {
      kind: "time_on_the_job",
      said: is(
        `${TIME} (?:de experiencia (?:en|como|de|${DOING}) ${NOUNS}|${DOING} ?(?:${NOUNS})?|(?:como|de) (?:un[a]? )?${ROLE}(?: (?:en|de) ${NOUNS})?)`,
      ),
    },
    {
      kind: "time_on_the_job",
      said: is(
        `(?:trabaj[eéó]|trabajaba|limpié|limpiaba|cociné|manejé|fui|estuve|era) (?:${WORD} ){1,7}?(?:por |como |durante )?${TIME}`,
      ),
    },
    {
      kind: "work",
      said: is(
        `(?:trabaj[eé]|trabajo|trabajaba|estuve|fui|soy|era) (?:de |como )?(?:un[a]? |el |la )?(?:${WORD} )?${ROLE}(?: (?:en|de|para) ${NOUNS})?`,
      ),
    },
    {
      kind: "work",
      said: is(
        `(?:trabaj[eé]|trabajo|trabajaba|estuve|limpié|limpio|limpiaba|he limpiado|limpiando) (?:${WORD} ){0,3}?(?:en |de |para )?(?:un[a]? |el |la |las |los )?(?:${WORD} )?${PLACE}(?: de ${WORD})?`,
      ),
    },
    {
      kind: "people_led",
      said: is(
        `(?:encargad[oa] de|a (?:mi )?cargo (?:de )?|supervis\\p{L}+|dirig\\p{L}+|manejaba|lider\\p{L}+|encargad[oa] (?:${WORD} ){1,8}con) (?:a )?(?:un (?:equipo|grupo) de |una cuadrilla de )?${COUNT} (?:personas|empleados|empleadas|trabajadores|compañeros|meseros|cocineros|choferes|gentes?)`,
      ),
    },
    {
      kind: "people_led",
      said: is(`encargad[oa] de [^.!?]{3,60}, con ${COUNT} personas`),
      whole: true,
    },
    {
      kind: "time_on_the_job",
      said: is(`experiencia de ${TIME} (?:en|como|de) ${NOUNS}`),
    },
    { kind: "license", said: is("(?:tengo|saqué) (?:mi |la |una )?licencia") },
    {
      kind: "car",
      said: is(
        "(?:tengo|cuento con|manejo) (?:mi |un )?(?:propi[oa] )?(?:carro|coche|troca|camioneta|vehículo|vehiculo|transporte)(?: propi[oa])?",
      ),
    },
    {
      kind: "language",
      said: is(
        "(?:hablo|bilingüe en|bilingue en) (?:bien )?(?:el )?(?:inglés|ingles|español|espanol|portugués|portugues|francés|frances)(?: y (?:un poco de )?(?:inglés|ingles|español|espanol))?",
      ),
    },
    {
      kind: "hours",
      said: is(
        `(?:puedo (?:trabajar|hacer)|disponible|libre|disposición|disposicion) (?:${WORD} ){0,4}?(?:fines de semana|noches?|mañanas?|tardes?|madrugadas?|tiempo completo|medio tiempo|cualquier (?:turno|horario|día|dia)|lunes a ${WORD}|entre semana)`,
      ),
    },
    {
      kind: "start",
      said: is(
        `(?:puedo|podría|podria|listo para|lista para) (?:empezar|comenzar) (?:${WORD} ){0,3}?(?:mañana|hoy|ya|lunes|martes|miércoles|miercoles|jueves|viernes|próxima semana|proxima semana|inmediato|dos semanas)`,
      ),
    },
  ],
  not: is(
    "(?:no|nunca|jamás|jamas|sin|si|quisiera|quiero|espero|casi|estudiando|tomando|hace|edad|en casa|mi casa|voluntari\\p{L}*|clases|vendí|prestad[oa]|vencid[oa])",
  ),
  subjects:
    /(?<![\p{L}\]])(?:(yo|me|nosotr[oa]s|tengo|trabajé|soy|estuve|fui|llevo|hablo|puedo|limpié|saqué)|(él|ella|ellos|ellas|quien|alguien|mi (?!trabajo|primer|último|ultimo|experiencia|equipo|turno|carro|licencia|certificado|propi)\p{L}+|mis (?!trabajos|años)\p{L}+|su|sus|(?:el|la|un|una|otro|otra) (?:dueñ[oa]|jef[ea]|gerente|amig[oa]|cliente|clienta|compañer[oa]|patrón|patrona|vecin[oa])))(?!\p{L})|(\[(?:person|family|name)\])/giu,
  holds: /(?<!\p{L})(?:tengo|saqué|saque|cuento con|terminé|pasé|soy) (?:\p{L}+ ){0,4}$/iu,
  papers: /certific|(?<!\p{L})(?:tarjeta|curso|permiso|diploma)(?!\p{L})/iu,
  uses: is("(?:uso|usaba|usé|manejo|manejaba|manejé|opero|operaba|sé (?:usar|manejar))"),
  asksForTools:
    /tools|software|programs?|computer|machines|equipment|systems|herramientas|programas|máquinas|equipo/i,
  asksForLanguages: /language|spanish|english|bilingual|idioma|español|inglés|bilingüe/i,
};
