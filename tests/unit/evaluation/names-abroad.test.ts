import { evaluateByRubric } from "#lib/domain/evaluation/evaluate";
import { sentTextOf } from "#lib/domain/evaluation/prepare";
import { answer, attempt } from "./people";

const sent = (text: string, ...names: string[]) => sentTextOf(text, names).text;

describe("Names that no list of ours holds, or in another language", () => {
  it.each([
    ["a French one at the start", "Étienne m'a appelé et j'ai réparé la pompe.", /Étienne/],
    ["a French title", "J'ai aidé madame Dupont avec sa chambre et elle était contente.", /Dupont/],
    ["a German title", "Ich habe Frau Becker geholfen und dann die Küche geputzt.", /Becker/],
    [
      "a German one",
      "Am Abend hat mir Wolfgang Schmidt mit der Maschine geholfen.",
      /Wolfgang|Schmidt/,
    ],
    [
      "a Portuguese one",
      "A Conceição me ligou e eu limpei a cozinha com o senhor Almeida.",
      /Concei|Almeida/,
    ],
    [
      "a Russian one",
      "Светлана Петрова позвонила мне, и я убрала номер с Ольгой.",
      /Светлан|Петров|Ольг/,
    ],
    ["Chinese ones", "王芳告诉我房间没有准备好，我和李明一起打扫，王经理很满意。", /王|李明/],
    ["a Chinese colleague's", "同事张伟帮我修理空调，然后我检查了所有房间。", /张伟/],
    [
      "Japanese ones",
      "佐藤さんに電話しました。マリアさんと二人で部屋を直しました。",
      /佐藤|マリア/,
    ],
    ["a Korean one", "김민수 씨에게 전화해서 객실 두 개를 끝냈습니다.", /김민수/],
    ["Arabic ones", "اتصل بي خالد وساعدت السيدة منى في تنظيف الغرفة.", /خالد|منى/],
    ["Hindi ones", "अमित ने मुझे बुलाया और श्रीमती शर्मा ने कमरा देखा।", /अमित|शर्मा/],
    [
      "an English one at the start",
      "Siobhan called me at night. Xiomara said the room was wet.",
      /Siobhan|Xiomara/,
    ],
    [
      "two words at the start",
      "Oluwatobi Adeyemi was late, so I covered the shift.",
      /Oluwatobi|Adeyemi/,
    ],
    [
      "a Spanish one at the start",
      "Yareli me dijo que el cuarto no estaba listo y lo limpié.",
      /Yareli/,
    ],
  ])("are hidden: %s", (_, text, hidden) => {
    expect(sent(text)).not.toMatch(hidden);
  });

  it.each([
    [
      "words that begin an English sentence",
      "Customers called us. Management told us to wait. Training helped me. Everyone asked me. Housekeeping called me.",
    ],
    [
      "German nouns",
      "Letztes Jahr war ein Gast verärgert, weil das Zimmer nicht fertig war. Niemand half mir mit der Maschine und dem Staubsauger.",
    ],
    [
      "Chinese words that begin like a surname",
      "任何经理都可以检查，许多客人很满意，我马上打扫周围的房间，高级经理也在。",
    ],
    ["a Japanese customer", "お客様が怒っていたので、お客さんと店員さんに謝りました。"],
    ["a Korean customer and boss", "저는 고객님과 사장님에게 전화해서 객실을 청소했습니다."],
    ["Arabic and Hindi words", "اتصلت بالمشرفة وكان العمل علي صعبا في الغرفة."],
    ["a Russian customer", "Клиент позвонил мне, и я сразу убрала номер."],
  ])("but not %s", (_, text) => {
    expect(sent(text)).toBe(text);
  });

  it.each(["我叫李娜，我在酒店工作", "我叫李 娜，我在酒店工作", "大家都知道李·娜来了"])(
    "and one's own Chinese name, with a space or without: %s",
    (text) => {
      for (const own of ["李 娜", "李娜"]) expect(sent(text, own)).not.toMatch(/李\s?·?娜/);
    },
  );
});

describe("Jobs that tell a gender", () => {
  it("are told by what was done", () => {
    expect(sent("I was a waitress, then a foreman and a cameraman, and a Maid.")).toBe(
      "I was a server, then a supervisor and a camera operator, and a cleaner.",
    );
  });

  it.each([
    ["waiter", "waitress"],
    ["foreman", "forewoman"],
    ["salesman", "saleswoman"],
  ])("and cost nothing: %s, %s", (one, other) => {
    const score = (job: string) =>
      evaluateByRubric(
        attempt([
          answer(`I worked as a ${job} for 3 years and calmed a guest, because the room was late.`),
        ]),
      ).general;
    expect(score(one)).not.toBeNull();
    expect(score(one)).toBe(score(other));
  });
});
