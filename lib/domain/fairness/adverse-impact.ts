import { companyDate } from "../text/dates.ts";
import { languageName } from "../text/languages.ts";
import {
  HEARD_LABELS,
  HEARD_MEASURES,
  HEARD_NOTE,
  HEARD_TITLE,
  type HeardRow,
} from "./heard-words.ts";
import { RACE_LABELS, type Race, SEX_LABELS, type Sex } from "./self-identification.ts";

/** Counts of one group of people, as the database gives them: never fewer than its smallest shown group. */
export type GroupCounts = {
  sex: Sex | null;
  race: Race | null;
  n: number;
  /** These are null if too few, or all but a few, were chosen: a count would tell of them. */
  hired: number | null;
  /** Of whom `qualified` and `aboveMedian` are counted. */
  scored: number;
  qualified: number | null;
  aboveMedian: number | null;
};

export const MEASURES = ["hired", "qualified", "aboveMedian"] as const;
export type Measure = (typeof MEASURES)[number];

export const MEASURE_LABELS = {
  hired: "Selection rate: hired",
  qualified: "Selection rate: qualified",
  aboveMedian: "Scoring rate: above the median",
} as const satisfies Record<Measure, string>;

/** Below this share of the people of known category an impact ratio may be left out (6 RCNY 5-301). */
const LEAST_SHARE = 0.02;

/** What stands beside such a group. */
export const UNDER_LEAST_SHARE = `under ${LEAST_SHARE * 100}%`;

/** A ratio below four fifths is taken as a sign (29 CFR 1607.4(D)). */
const FOUR_FIFTHS = 0.8;
/** 4 of 14 over 5 of 14 is four fifths, whatever floating point makes of it. */
const ROUNDING = 1e-9;
/** Normal quantile of a 95 % interval. */
const Z = 1.959964;

/** Why a rate has no impact ratio, as the page and the file say it. */
export const NO_RATIO = {
  small: `No ratio: ${UNDER_LEAST_SHARE} of the people`,
  withheld: "No ratio: another group's rate is not shown",
  noneChosen: "No ratio: nobody was chosen",
} as const;
type NoRatio = keyof typeof NO_RATIO;

export type Rate = {
  of: number;
  rate: number;
  /** 95 % Wilson interval of the rate. */
  interval: readonly [number, number];
  /** The rate over the highest among the shown groups of the family; null if `noRatio` says why. */
  ratio: number | null;
  noRatio: NoRatio | null;
  belowFourFifths: boolean;
};

export type ImpactRow = {
  label: string;
  n: number;
  underTwoPercent: boolean;
  rates: Record<Measure, Rate | null>;
};

/** 95 % Wilson score interval of a share. */
export function wilson(count: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 1];
  const share = count / of;
  const centre = share + (Z * Z) / (2 * of);
  const half = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const scale = 1 + (Z * Z) / of;
  return [Math.max(0, (centre - half) / scale), Math.min(1, (centre + half) / scale)];
}

function labelOf({ sex, race }: GroupCounts): string {
  return [race && RACE_LABELS[race], sex && SEX_LABELS[sex]].filter(Boolean).join(", ");
}

function shareOf(group: GroupCounts, measure: Measure): { of: number; rate: number } | null {
  const of = measure === "hired" ? group.n : group.scored;
  const count = group[measure];
  return count === null || of === 0 ? null : { of, rate: count / of };
}

/**
 * Rates and impact ratios of the groups of one family (sexes, races, or their intersections). `known` is how many
 * people's category is known. NYC Local Law 144; 6 RCNY 5-301.
 */
export function impactRows(groups: readonly GroupCounts[], known: number): ImpactRow[] {
  const small = (group: GroupCounts) => group.n < known * LEAST_SHARE;
  const measuring = groups.filter((group) => !small(group));
  const highest = (measure: Measure) =>
    Math.max(0, ...measuring.map((group) => shareOf(group, measure)?.rate ?? 0));
  const whyNone = (group: GroupCounts, measure: Measure): NoRatio | null => {
    if (small(group)) return "small";
    // A rate that is not shown may be the highest: over the others, a ratio would be too good.
    if (measuring.some((other) => shareOf(other, measure) === null)) return "withheld";
    return highest(measure) === 0 ? "noneChosen" : null;
  };
  const rateOf = (group: GroupCounts, measure: Measure): Rate | null => {
    const share = shareOf(group, measure);
    if (share === null) return null;
    const noRatio = whyNone(group, measure);
    const ratio = noRatio === null ? share.rate / highest(measure) : null;
    return {
      ...share,
      interval: wilson(group[measure] ?? 0, share.of),
      ratio,
      noRatio,
      belowFourFifths: ratio !== null && ratio < FOUR_FIFTHS - ROUNDING,
    };
  };
  return groups.map((group) => ({
    label: labelOf(group),
    n: group.n,
    underTwoPercent: small(group),
    rates: {
      hired: rateOf(group, "hired"),
      qualified: rateOf(group, "qualified"),
      aboveMedian: rateOf(group, "aboveMedian"),
    },
  }));
}

export const FAMILIES = ["sex", "race", "both"] as const;
export type Family = (typeof FAMILIES)[number];

/** What the database's figures are about: a family's groups, all responses, or those of people who said something. */
export const COUNTED_FAMILIES = [...FAMILIES, "all", "known"] as const;

/** What is counted of a family's people, as the database calls it. */
export const COUNTED_MEASURES = ["n", "hired", "scored", "qualified", "above_median"] as const;

export const FAMILY_LABELS = {
  sex: "Sex",
  race: "Race or ethnicity",
  both: "Race or ethnicity, by sex",
} as const satisfies Record<Family, string>;

export type ImpactReport = {
  /** Submitted attempts today. */
  total: number;
  /** Those whose person had said something of themselves at `asOf`, as all rows have it; null below `smallest`. */
  known: number | null;
  /** ISO 8601; null if there is no company yet. */
  asOf: string | null;
  /** The smallest group that is shown. */
  smallest: number;
  /** How many chosen, and how many not chosen, must stand behind a rate. */
  smallestChosen: number;
  rows: Record<Family, ImpactRow[]>;
  /** The most people first. */
  heard: HeardRow[];
};

/** Since when the figures stand and when they move, in one sentence for the page and the file. */
export function figuresDateNote(date: string | null, smallest: number): string {
  const since = date === null ? "No figures yet" : `As of ${date}`;
  return `${since}. Updated at most once a day, and only once the answers or decisions of at least ${smallest} people have changed.`;
}

/** What a ratio compares with, in one sentence for the page and the file. */
export function ratioNote(smallest: number): string {
  return `An impact ratio is a group's rate divided by the highest rate in its table. A group of fewer than ${smallest} people isn't in the table and may have a higher rate.`;
}

/** How many said something of themselves; of fewer than the smallest group, none and nine read alike. */
export function knownPeople(known: number | null, smallest: number): string {
  return known === null ? `fewer than ${smallest}` : String(known);
}

/** In the place of a rate that would tell of a few people. */
export function notShown(smallestChosen: number): string {
  return `Not shown: fewer than ${smallestChosen} people selected or not selected`;
}

/** The same where nobody is chosen. */
export function notCounted(smallestChosen: number): string {
  return `Not shown: fewer than ${smallestChosen} people did or didn't`;
}

const percent = (share: number) => (share * 100).toFixed(1);

/**
 * The report as CSV (RFC 4180), one line for each group and measure. Every word of it comes from closed lists. The day of
 * the figures is the company's, as the page has it.
 */
export function impactCsv(report: ImpactReport, timeZone: string): string {
  const { total, known, asOf, smallest, smallestChosen, rows, heard } = report;
  const quoted = (text: string) => `"${text}"`;
  const head =
    "category,group,group_n,under_2_percent,measure,measured_n,rate_percent,interval_low,interval_high,impact_ratio,below_four_fifths";
  const lines = FAMILIES.flatMap((family) =>
    rows[family].flatMap((row) =>
      MEASURES.flatMap((measure) => {
        const rate = row.rates[measure];
        const group = [quoted(FAMILY_LABELS[family]), quoted(row.label), row.n];
        if (rate === null) {
          const why = quoted(`${MEASURE_LABELS[measure]}: ${notShown(smallestChosen)}`);
          return [[...group, row.underTwoPercent ? "yes" : "no", why, ",,,,,"].join(",")];
        }
        const cells = [
          ...group,
          row.underTwoPercent ? "yes" : "no",
          quoted(MEASURE_LABELS[measure]),
          rate.of,
          percent(rate.rate),
          percent(rate.interval[0]),
          percent(rate.interval[1]),
          ...(rate.ratio === null
            ? [quoted(rate.noRatio === null ? "" : NO_RATIO[rate.noRatio]), ""]
            : [rate.ratio.toFixed(2), rate.belowFourFifths ? "yes" : "no"]),
        ];
        return [cells.join(",")];
      }),
    ),
  );
  const heardLines = heard.flatMap(({ language, people, ...counts }) =>
    HEARD_MEASURES.map((measure) => {
      const group = [quoted(HEARD_TITLE), quoted(languageName(language)), people, ""];
      const count = counts[measure];
      if (count === null) {
        const why = quoted(`${HEARD_LABELS[measure]}: ${notCounted(smallestChosen)}`);
        return [...group, why, ",,,,,"].join(",");
      }
      const shares = [count / people, ...wilson(count, people)].map(percent);
      return [...group, quoted(HEARD_LABELS[measure]), people, ...shares, "", ""].join(",");
    }),
  );
  const notes = [
    `"All responses today","",${total},,,,,,,,`,
    `"Shared something about themselves","",${knownPeople(known, smallest)},,,,,,,,`,
    `"${ratioNote(smallest)}","",,,,,,,,,`,
    ...(heard.length > 0 ? [`"${HEARD_NOTE}","",,,,,,,,,`] : []),
    `"${figuresDateNote(asOf && companyDate(asOf, timeZone), smallest)}","",,,,,,,,,`,
  ];
  return `${[head, ...lines, ...heardLines, ...notes].join("\r\n")}\r\n`;
}
