import { evaluateByRubric } from "#lib/domain/evaluation/evaluate";
import { sentTextOf } from "#lib/domain/evaluation/prepare";
import { answer, attempt } from "./people";

const sent = (text: string) => sentTextOf(text, []).text;

describe("A name with a capital inside of it, or all in capitals", () => {
  it.each([
    ["LaKeisha and LaToya taught me.", "[name] and [name] taught me."],
    ["I worked with DeAndre and Ta'Nisha there.", "I worked with [name] and [name] there."],
    ["JAMAL and TYRONE taught me.", "[name] and [name] taught me."],
    ["I called O'Brien, McKenzie and O’Neill.", "I called [name], [name] and [name]."],
    ["My lead JoAnn Mary-Kate McDonald called.", "My lead [name] called."],
    ["I asked Mr. O'Shea-McCoy to wait.", "I asked [title] [name] to wait."],
  ])("is hidden whole: %s", (text, masked) => {
    expect(sent(text)).toBe(masked);
  });

  it.each([
    "I hold an EPA card and fix HVAC units, TVs and PCs.",
    "I fixed it, so I’ve cleaned the room and I’m proud of it.",
    "I send it in QuickBooks and WhatsApp.",
    "I WILL PAY THE BILL AND JACK UP THE CAR.",
  ])("and what looks like one stays: %s", (text) => {
    expect(sent(text)).toBe(text);
  });
});

describe("English and Spanish in one sentence", () => {
  it.each([
    ["Es mi jefa, she is nice", "Es mi jefa, [person] is nice"],
    ["Mi jefe dice que he is nice y he trabajado.", /que \[person\] is nice y he trabajado/],
    ["There was this señora at the desk.", "There was this [title] at the desk."],
    ["I clean with my comadre and her tía.", "I clean with my [family] and [person] [family]."],
    [
      "Yo limpio y my son y mi wife son buenos.",
      "Yo limpio y my [family] y mi [family] son buenos.",
    ],
    ["His bin was in de van.", "[person] bin was in de van."],
    ["herself/himself s/he (he)", "[person]/[person] [person] [person]"],
    ["Trabajé con don Pedro y doña Ana.", "Trabajé con [title] [name] y [title] [name]."],
  ])("hides the words of both: %s", (text, masked) => {
    if (typeof masked === "string") expect(sent(text)).toBe(masked);
    else expect(sent(text)).toMatch(masked);
  });

  it.each([
    "He trabajado seis años, pelé una papa y son buenos clientes.",
    "I work as the sr. cook, I don gloves at the prima donna of a grill.",
    "Wir haben die Küche geputzt und der Gast war zufrieden, man hat es gesehen.",
  ])("and what is innocent in its own language stays: %s", (text) => {
    expect(sent(text)).toBe(text);
  });
});

describe("Family", () => {
  it.each(
    "mommy, daddy, auntie, uncles, nieces, granny, gramps, grandsons, godmother, godfather, godson, stepchildren, stepbrother, half-sister, in-laws, mother-in-law, son in law, wives, girlfriends, compadre, comadre, nuera, yerno, madrina, padrino, ahijada, padrastro, madrastra, hijastro, sobrinos, abuelita, bisabuela, concuño, consuegra, mijo, nene, tia, cunado".split(
      ", ",
    ),
  )("%s is hidden, in either language", (word) => {
    expect(sent(`I live with my ${word} and I work at the hotel.`)).toBe(
      "I live with my [family] and I work at the hotel.",
    );
    expect(sent(`Yo vivo con mi ${word} y trabajo en el hotel.`)).toBe(
      "Yo vivo con mi [family] y trabajo en el hotel.",
    );
  });
});

describe("A title's full stop", () => {
  it("goes with the title, so that a quote of the sentence is whole", () => {
    const text = "I called Mrs. Lane because the floor was wet, then I told Mr. Ortiz to wait.";
    expect(sent(text)).toBe(
      "I called [title] [name] because the floor was wet, then I told [title] [name] to wait.",
    );
    const { metrics } = evaluateByRubric(attempt([answer(text)]));
    const quotes = Object.values(metrics).flatMap((metric) => metric.quotes.map((one) => one.text));
    expect(new Set(quotes)).toEqual(new Set([text]));
    expect(sent("La Sra. Lane se quejó y yo le pedí disculpas.")).toMatch(/^La \[title\] \[name\]/);
  });

  it("and the end of a sentence stays one", () => {
    expect(sent("I said yes sir. Then I cleaned it.")).toBe(
      "I said yes [title]. Then I cleaned it.",
    );
  });
});

describe("Names in a sentence that lists people", () => {
  it.each([
    ["I worked with Tariq Okonkwo, Wambui Otieno and Adaeze Eze.", 3],
    ["My references are Tariq Okonkwo, Wambui Otieno and Adaeze Eze.", 3],
    ["My crew was Tariq, Wambui, Adaeze, Chukwuemeka and Oyelaran.", 5],
    ["Trabajé con Ricardo Ibarra y con Consuelo Ibarra en la cocina.", 2],
    ["Tariq Okonkwo, Wambui Otieno, Adaeze Eze", 3],
    ["I checked ten rooms. Tariq Okonkwo, Wambui Otieno, Adaeze Eze helped. I told my boss.", 3],
    ["I Worked With Tariq Okonkwo, Wambui Otieno And Adaeze Eze At The Hotel Every Night.", 3],
    ["My Crew Was Tariq, Wambui, Adaeze, Chukwuemeka And Oyelaran. We Checked Every Room.", 5],
    ["J'ai travaillé avec Tariq Okonkwo, Wambui Otieno et Adaeze Eze.", 3],
  ])("are all hidden: %s", (text, names) => {
    const masked = sent(text);
    expect(masked).not.toMatch(/Tariq|Okonkwo|Wambui|Otieno|Adaeze|Eze|Chuk|Oyel|Ibarra|Consuelo/);
    expect(masked.match(/\[name\]/g)).toHaveLength(names);
  });

  it.each([
    "I Worked At The Motel For Two Years And Cleaned Twelve Rooms A Day. I Work Hard. Never Late.",
    "I Would Talk To Them With Love And Patience, And With Good Manners And Clean Hands Every Time.",
    "I Cleaned Rooms and Offices with the Team for Two Years and Checked Each Bathroom.",
    "Trabajé En La Cocina De Un Hotel Dos Años Y Limpié Los Pisos Cada Noche. Siempre Llego Temprano.",
    "I know Plumbing, Drain Cleaning, Water Heaters, Toilets, Faucets and Sewer Lines.",
    "Skills: Plumbing, Drain Cleaning, Water Heater Installation, Leak Detection, Customer Service",
    "I have worked as a Line Cook, Prep Cook, Dishwasher, Server and Bartender.",
  ])("and sentences Written As Titles, and lists of work, stay: %s", (text) => {
    expect(sent(text)).toBe(text);
  });
});

describe("A name behind a title in small letters", () => {
  it.each([
    ["Le dije a la sra. Gómez que limpié.", "Le dije a la [title] [name] que limpié."],
    ["El sr. Ibarra me pidió la lista.", "El [title] [name] me pidió la lista."],
    ["I asked ms. okonkwo about it.", "I asked [title] [name] about it."],
    ["I told mr lee and mrs. jones.", "I told [title] [name] and [title] [name]."],
    ["Fui con la dra. Ruiz al hotel.", "Fui con la dra. [name] al hotel."],
    ["La sra. dijo que sí.", "La [title] dijo que sí."],
    ["I use ms word as a sr. technician.", "I use [title] word as a sr. technician."],
    ["I miss Monday shifts.", "I [title] Monday shifts."],
  ])("is hidden, and no other word: %s", (text, masked) => {
    expect(sent(text)).toBe(masked);
  });
});
