const words = (text: string) => text.split("|");

/** Words that say which kind of contact stands beside them, or what to do with it. */
const LABELS = new Set([
  ...words(
    "e-mail|email|mail|correo|phone|tel|telephone|teléfono|telefono|cell|cel|celular|mobile",
  ),
  ...words(
    "móvil|movil|home|work|casa|trabajo|number|número|numero|whatsapp|text|call|llamar|ph|num",
  ),
  ...words(
    "llama|a|at|to|or|y|and|o|is|name|nombre|candidate|applicant|contact|contacto|iphone|p|c|m|t|e",
  ),
  ...words("ext|sms|main|candidato|#|no|full|address|electrónico|electronico|completo"),
]);

/** 'Rosa al 813': only after a name, and never with a capital, as Al is one. */
const BEFORE_NUMBER = "al";

/** What a phone's screen, a mailbox or a job board has between people. */
const SCREEN = new Set([
  ...words(
    "today|yesterday|hoy|ayer|now|ahora|just now|missed call|missed|outgoing|incoming|message",
  ),
  ...words(
    "messages|mensaje|mensajes|imessage|facetime|info|delivered|read|unread|recents|recientes",
  ),
  ...words(
    "contacts|contactos|favorites|favoritos|keypad|teclado|voicemail|buzón de voz|search|buscar",
  ),
  ...words(
    "edit|editar|all|todos|todas|new|nuevo|nueva|applied|view|ver|view resume|resume|llamada",
  ),
  ...words(
    "llamada perdida|perdida|saliente|entrante|entregado|leído|video|video call|videollamada",
  ),
  ...words("monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun"),
  ...words("lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|domingo|share|block|add"),
  ...words("anteayer|antier|antes de ayer|lun|mié|jue|vie|sáb|dom|maybe|spam risk|scam likely"),
  ...words(
    "text message|send message|add to favorites|enviar mensaje|compartir|done|back|cancel|listo",
  ),
  ...words(
    "last seen|last active|active|online|typing|ok|okay|thanks|thank you|recently|última vez|ultima vez",
  ),
  ...words(
    "últ vez|visto|vista|activo|activa|en línea|en linea|escribiendo|gracias|a la|a las|recientemente",
  ),
]);

const DATE = /(?<![\d./-])\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}(?![\d./-])/g;
const TIME = /\b\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.? ?m\b\.?)?|\b\d{1,2} ?[ap]m\b/gi;
const AGO =
  /\b(?:hace )?\d{1,3} ?(?:min(?:ute|uto)?s?|hours?|horas?|days?|d[ií]as?|weeks?|semanas?|[smhdw])(?!\p{L})(?: ago)?/giu;
const MONTH =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|ene|abr|ago|dic)\.? \d{1,2}\b(?:, \d{4})?/gi;
const STATE =
  "(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])";
const ZIP_CODE = "\\d{5}(?:-\\d{4})?";
/** Where somebody lives or calls from, 'Tampa, FL' or 'Tampa FL 33602': a piece of its own, of at most three words. */
const PLACE = new RegExp(
  `(?<=^|[^\\p{L}.'’ -] ?)(?:[\\p{L}.'’-]{1,20} ){0,2}[\\p{L}.'’-]{1,20}(?:,? ${STATE} ${ZIP_CODE}|, ?${STATE})(?![\\p{L}\\p{N}])`,
  "gu",
);
/** Not within a number in other groups, '+52 33602-1234'. */
const LONG_ZIP = /(?<![\d+(-]|\d[ )])\d{5}-\d{4}(?![\d-])/g;
const BULLET = /^ *(?:[-*•·‣◦▪○●☐☑✓✔>]+|\d{1,3}[.)](?= )|\[[ x]?\]) */u;

/** A line without its number or bullet, and without the times, dates and places in it. At most a line's length comes in. */
export function withoutTimes(line: string): string {
  return [PLACE, LONG_ZIP, DATE, TIME, MONTH, AGO].reduce(
    (text, one) => text.replace(one, "\t"),
    line.replace(BULLET, ""),
  );
}

/** A text without certain signs around it. */
export function bare(text: string, signs: string): string {
  let [from, to] = [0, text.length];
  while (from < to && signs.includes(text.charAt(from))) from++;
  while (to > from && signs.includes(text.charAt(to - 1))) to--;
  return text.slice(from, to);
}

const plain = (word: string) => word.toLowerCase().replace(/[.!:#…]/g, "");

/** Whether words are nothing but what a screen says, 'Last seen yesterday': the longest first, and never tried another way. */
function isScreen(parts: readonly string[]): boolean {
  let from = 0;
  while (from < parts.length) {
    const said = [3, 2, 1].find((count) =>
      SCREEN.has(plain(parts.slice(from, from + count).join(" "))),
    );
    if (said === undefined) return false;
    from += said;
  }
  return true;
}

/** A piece of a line without the labels around it; empty if it says nothing about anybody. */
export function withoutLabels(piece: string): string {
  const parts = bare(piece, "-–—/· \t").split(/\s+/);
  if (isScreen(parts)) return "";
  const isAfter = (word: string) => word === BEFORE_NUMBER || LABELS.has(plain(word));
  while (parts.length > 0 && isAfter(parts.at(-1) ?? "")) parts.pop();
  while (parts.length > 0 && LABELS.has(plain(parts[0] ?? ""))) parts.shift();
  if (isScreen(parts)) return "";
  return parts.join(" ");
}
