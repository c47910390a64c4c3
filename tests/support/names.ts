/** First and last names of a script; each stands with each. */
const SCRIPTS: Record<string, [first: string, last: string]> = {
  latin: [
    "José Łukasz Đặng Ægir İrem Işıl Þóra Søren Zoë",
    "Peña Nguyễn Żółć Şahin Ångström Strauß Œuvré O’Brien Mbɔɖi Ðalsson",
  ],
  greek: [
    "Οδυσσέας ΝΊΚΟΣ Ελένη Μαΐα Ιωάννης Χρήστος Ζωή ᾍδης",
    "Παπαδόπουλος Γεωργίου ΚΑΤΣΑΡΌΣ Σαββίδης Ξένος Ψαρρά Ώριος",
  ],
  cyrillic: [
    "Пётр Андрій Їжак Ўладзімір Ґалина ҚАЙРАТ Ђорђе ЮЛИЯ",
    "Соловьёв Щерба Кличко́ Әбенов Чайка Његош Љубић",
  ],
  arabic: [
    "أحمد إيمان مُحَمَّد فاطمة هدى رؤى آدم علی",
    "الحسيني عبد‌الله کریمی القاضى مـــراد شيخ نوری",
  ],
  hebrew: ["שָׁלוֹם דָּוִד יעל נֹעַם מִרְיָם רחל תָּמָר אֵיתָן", "כהן לֵוִי פרידמן בן־דוד אוחנה שפירא מִזְרָחִי"],
  devanagari: ["मारिया कृष्ण ज़ोया फ़रहान सीता गीता राजेश प्रिया", "शर्मा सिंह वर्मा गुप्ता ठाकुर चौधरी क्‍षत्री"],
  bengali: ["রহিম করিমা সৌরভ অনন্যা জয়া বীথি তানিয়া ঋতু", "চৌধুরী বন্দ্যোপাধ্যায় দাশ রায় হাসান মুখার্জী ঘোষ"],
  thai: ["สมชาย น้ำฝน มาลี กิตติ ประเสริฐ รัตนา ณัฐ อำไพ", "ศรีสุข แก้วมณี ทองคำ บุญมี จันทร์ วงศ์ สุวรรณ"],
  japanese: [
    "が゛ん カﾞク さくら ﾊﾞﾝﾋﾞ 太郎 ゆうこ ジェーン 葛󠄀西",
    "佐藤 バベル パン ばば はは 髙橋 渡邉",
  ],
  korean: ["김민수 이서연 박지훈 최은지 정하늘 한국 각 값", "김 이 박 최 남궁 제갈 황보"],
};

/** More than five hundred names in ten scripts, each as it is typed and with its marks apart. */
export const NAMES = Object.values(SCRIPTS).flatMap(([first, last]) =>
  first
    .split(" ")
    .flatMap((one) => last.split(" ").map((other) => `${one} ${other}`))
    .flatMap((name) => [name, name.normalize("NFD")]),
);

/** What is written, and what people type for it: the same to whoever compares them. */
export const ALIKE = [
  ["Peña", "Pena"],
  ["Nguyễn", "nguyen"],
  ["Łukasz", "LUKASZ"],
  ["señora", "senora"],
  ["O’Brien", "O'Brien"],
  ["مُحَمَّد", "محمد"],
  ["ﾊﾞﾝﾋﾞ", "バンビ"],
  ["So\u00adf\u200bia\u200f", "sofia"],
  ["Strauß", "Strauss"],
  ["İrem", "irem"],
  ["Işıl", "isil"],
  ["Søren", "Soren"],
  ["Þóra", "Thora"],
  ["Ægir", "aegir"],
  ["Đặng", "dang"],
  ["Ｍａｒｉａ", "Maria"],
  ["ΝΊΚΟΣ", "νικος"],
  ["Пётр", "петр"],
  ["أحمد", "احمد"],
  ["علی", "علي"],
  ["D′Arcy", "d'arcy"],
  ["O`Neil", "o'neil"],
  ["ג׳ורג׳", "ג'ורג'"],
] as const;

/** Other people: what parts them is a letter in their script. */
export const UNLIKE = [
  ["मारिया", "मरय"],
  ["सीता", "सता"],
  ["はは", "ばば"],
  ["パン", "ハン"],
  ["จันทร์", "จนทร"],
  ["রায়", "রয়"],
] as const;
