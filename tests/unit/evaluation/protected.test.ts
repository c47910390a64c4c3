import { speaksOfProtected, tellsOfProtected } from "#lib/domain/evaluation/statements/protected";
import { PROTECTED_WORDS } from "#lib/domain/evaluation/statements/protected-words";
import { LANGUAGES } from "#lib/domain/text/languages";

describe("What no result may repeat", () => {
  it("is listed for each language of the room", () => {
    expect(Object.keys(PROTECTED_WORDS).sort()).toEqual(LANGUAGES.map(({ code }) => code).sort());
  });

  it.each([
    "I had back surgery that year but I booked eighty calls",
    "I go to mass on Sunday and then I call the next cleaner",
    "I have a record but I used QuickBooks for two years",
    "I'm a grandma of five so I stayed calm",
    "I raised four little kids and cleaned at night",
    "I was out sick for a week",
    "I hurt my shoulder lifting a couch",
    "I did two years in the county, then I cooked",
    "As a single mother I plan every minute",
    "Estuve detenido pero usé Excel por tres años",
    "Tengo 3 hijos y trabajé de noche",
    "Voy a la iglesia los domingos",
    "Me duele la espalda pero llamé",
    "y crié a cuatro hijos con ese sueldo",
    "Soy mamá de dos niñas",
    "Me operaron de la rodilla",
    "I am 55 years old and still strong",
    "I'm 61 so I know the trade",
    "I have been home with my husband for two years",
    "My kids are in school until three",
    "As a woman I can get into those units",
    "I came to this country in 2015",
    "I drove a taxi in Guatemala for six years",
    "I'm on probation until June",
    "My knees are fine now after the surgery",
    "Thank God I never missed a shift",
    "Tengo 45 años y mucha energía",
    "I am sixty-two and I still climb",
    "I turned 60 in May",
    "Tengo cincuenta y cinco años y sigo fuerte",
    "Tengo 55 años de edad",
    "I have two kids so days are best",
    "I'm Mexican and I work hard",
    "Soy mexicana",
    "Tengo dos hijos",
    "I am deaf in one ear",
    "I was locked up for two years",
    "I've got a bad back",
    "Estuve preso",
    "We go to church on Sundays",
    "I'm a permanent resident",
    "Mi esposa me lleva, yo no manejo",
    "Trabajé ocho años en El Salvador",
    "Ich bin verheiratet",
    "Je suis enceinte de trois mois",
    "Я на пенсии",
    "Sou casada",
    "我老公开车送我",
    "私の家族はここにいます",
    "أنا متزوجة",
    "मेरे बच्चे छोटे हैं",
    "Salí del bote hace un año",
    "Mi agente de probatoria me deja trabajar",
    "Estuve cuatro años en el penal",
    "Tomo pastillas para la presión",
    "Estoy esperando mi permiso",
    "Ya me llegaron los papeles",
    "Tengo mi seguro social",
    "Llevo dos años en este país",
    "Duré un año enfermo",
    "Estuve seis meses en el hospital",
    "Llevo dos meses en recuperación",
    "Soy yo ama de casa",
    "I was off work for six months with my back",
    "I spent three months in the hospital",
    "I've been retired since May",
    "I retired two years ago",
    "I retired the same year",
    "I take medication daily",
    "I take pills for my pressure",
    "I left work three years to raise kids",
    "I stayed home with the baby",
    "I'm waiting on my permit",
    "I spent four years upstate",
    "I did eighteen months at county and got out",
    "I've been in this country two years",
    "Ich war krankgeschrieben",
    "J'ai été en arrêt maladie",
    "Fiquei internado dois meses",
    "Я была на больничном",
    "دخلت المستشفى",
    "मैं अस्पताल में भर्ती था",
    "我住院三个月",
    "育休を取っていました",
  ])("is heard in: %s", (text) => {
    expect(speaksOfProtected(text)).toBe(true);
  });

  it.each([
    "We had a record of zero complaints",
    "I'm pretty good with that, I hardly ever miss",
    "I showed the new kid where the labels are",
    "I work with a lady after hip surgery and write it all down",
    "Cuidaba a un señor mayor y respetaba sus cosas",
    "I had to set up the kids' menu before noon",
    "I cleaned the back office and the parent room",
    "At the hospital I was senior of eight cleaners",
    "I had my back to the wall, so I called the manager",
    "I served two years on the night crew",
    "The guest got hurt and I wrote the report",
    "Cuidé el área de los niños en el hotel",
    "Limpié la iglesia y la escuela",
    "Fui encargada de la clínica",
    "I cleaned the church hall and three schools",
    "I led a crew of 12 people for 20 years",
    "I'm 20 minutes from downtown",
    "I drove in New Mexico for Citizens Bank",
    "I cleaned a rehab clinic and a senior center",
    "My record of calls is clean",
    "I am 10 years in plumbing",
    "I locked up the building at night",
    "We removed black mold and painted the walls white",
    "I gave a resident her medicine at eight",
    "I retired the old equipment",
    "I retired two old vans last year",
    "I take my medicine cart to each room",
    "I worked for a family of doctors as a nanny",
    "I was a shift lead at a towing company in Georgia",
    "I speak Spanish with the crew",
    "Tengo 12 años de experiencia en limpieza",
    "Limpié la iglesia y dos oficinas",
    "I have a driver's license and my own truck",
    "I got off work at five and went back to lock up",
    "I worked in the hospital laundry for two years",
    "I pulled the permit and waited for the inspector",
    "I take the pills to each resident at eight",
    "I cleaned a retirement home",
    "Tiré la basura en el bote de la cocina",
    "Tengo permiso de manejo de alimentos",
    "Trabajé en el hospital limpiando cuartos",
    "Arreglé la presión del agua",
  ])("is not heard in work: %s", (text) => {
    expect(speaksOfProtected(text)).toBe(false);
  });
});

describe("An age or an origin in any of the languages", () => {
  it.each([
    ...[
      "J'ai 55 ans.",
      "J'ai 55 ans et je cherche du travail.",
      "Ich bin 55 Jahre alt.",
      "Ich bin 55.",
    ],
    ...[
      "Tenho 55 anos.",
      "Tenho 55 anos de idade.",
      "Мне 55 лет.",
      "मैं 55 साल का हूँ",
      "I am Nigerian.",
    ],
    ...[
      "I'm from Peru.",
      "Je suis marocaine.",
      "Sou brasileiro.",
      "I have a bad knee.",
      "I'm in my sixties.",
    ],
  ])("is seen: %s", (text) => {
    expect(speaksOfProtected(text)).toBe(true);
  });
  it.each([
    ...[
      "J'ai 20 ans d'expérience.",
      "Ich bin 20 Minuten entfernt.",
      "Tenho 20 anos de experiência.",
    ],
    ...[
      "Мне 20 минут ехать.",
      "I am from Georgia.",
      "I cleaned a French restaurant.",
      "У меня 15 лет опыта.",
    ],
  ])("is none: %s", (text) => {
    expect(speaksOfProtected(text)).toBe(false);
  });
});

describe("A scorer's own words", () => {
  it.each([
    ...[
      "Has two kids at home.",
      "Was off work for six months with a back problem.",
      "Left work for three years to raise kids.",
      "Has been retired for two years.",
      "Was out sick for a year.",
      "Waiting for a permit for two years.",
      "Spent six months in the hospital.",
      "Has lived in the United States for two years.",
      "Takes pills for blood pressure.",
      "Was on probation for three years.",
      "Cared for his mother for four years.",
      "Cares for her husband.",
      "Is Mexican.",
      "Is in her sixties.",
      "A mother who works nights.",
      "Is 58 and still lifts heavy loads.",
      "Native of Peru.",
      "A young woman with drive.",
      "Lifts heavy loads at 58 and still keeps up.",
      "At 61 still climbs ladders.",
      "Carries boxes at 58 like a strong man.",
      "Works like someone half their age.",
      "Keeps up with younger coworkers.",
    ],
  ])("don't tell of a person: %s", (text) => {
    expect(tellsOfProtected(text)).toBe(true);
  });
  it.each([
    "Worked with children at a daycare.",
    "Covered when a coworker was out sick.",
    "Calmed residents and their families.",
    "Takes medicine to residents at eight.",
    "Takes the medicine cart to each room.",
    "Has retired the old equipment.",
    "Got the permit for a water heater.",
    "Cleans white linens.",
    "Drove a white van.",
    "Manages a night crew.",
    "Is 20 minutes away.",
    "Keeps the freezer at 38 and still checks it.",
    "Checks the boiler at 60 like the manual says.",
  ])("may tell of work: %s", (text) => {
    expect(tellsOfProtected(text)).toBe(false);
  });
});
