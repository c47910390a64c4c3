import { goodTree, PLANTED, plantedTree } from "./architecture/planted.ts";
import {
  addressViolations,
  cycleViolations,
  endingViolations,
  galleryViolations,
  httpViolations,
  nameViolations,
  roomViolations,
  scorerViolations,
  sizes,
  tableViolations,
  wordViolations,
} from "./architecture/rules.ts";
import { readTree, type Tree } from "./architecture/source.ts";

const project = readTree(process.cwd());

const everyViolation = (tree: Tree) => [
  ...tableViolations(tree),
  ...cycleViolations(tree),
  ...httpViolations(tree),
  ...nameViolations(tree),
  ...endingViolations(tree),
  ...wordViolations(tree),
  ...addressViolations(tree),
  ...roomViolations(tree),
  ...scorerViolations(tree),
  ...galleryViolations(tree),
  ...sizes(tree).violations,
];

describe("The picture in docs/architecture.md", () => {
  it("is the table of the real imports", () => {
    expect([...tableViolations(project), ...httpViolations(project)]).toEqual([]);
  });

  it("names the layer of every import in lib", () => {
    expect(nameViolations(project)).toEqual([]);
  });

  it("calls a file .tsx where it has JSX, and only there", () => {
    expect(endingViolations(project)).toEqual([]);
  });

  it("has no files in a circle", () => {
    expect(cycleViolations(project)).toEqual([]);
  });

  it("keeps the environment, the clock and requests where they belong", () => {
    expect(wordViolations(project)).toEqual([]);
  });

  it("lists every address in app, and only addresses", () => {
    expect(addressViolations(project)).toEqual([]);
  });

  it("keeps the candidate's room light", () => {
    expect(roomViolations(project)).toEqual([]);
  });

  it("keeps the gallery out of the product", () => {
    expect(galleryViolations(project)).toEqual([]);
  });

  it("keeps each scorer behind its index", () => {
    expect(scorerViolations(project)).toEqual([]);
  });

  it("keeps files small", () => {
    const { median, under200, longest, violations } = sizes(project);
    process.stdout.write(
      `Lines: median ${median}, ${Math.round(under200 * 100)} % under 200, longest ${longest}\n`,
    );
    expect(violations).toEqual([]);
  });
});

describe("The architecture test", () => {
  it("finds nothing in a project that keeps the rules", () => {
    expect(everyViolation(goodTree)).toEqual([]);
  });

  it.each(Object.entries(PLANTED))("finds %s", (_name, files) => {
    expect(everyViolation(plantedTree(files))).not.toEqual([]);
  });

  it("says why the rule exists", () => {
    const [message] = tableViolations(
      plantedTree({ "lib/vendors/stripe.ts": `import { send } from "./mail.ts";` }),
    );
    expect(message).toBe(
      "lib/vendors/stripe.ts imports lib/vendors/mail.ts: a vendor's module translates where it is called: one that imports another vendor, data or workflows ties two outside services together",
    );
  });
});
