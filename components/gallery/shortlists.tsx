import { ReaderView } from "#components/results/shortlists/reader-view";
import { ShortlistList } from "#components/results/shortlists/shortlist-list";
import { ShortlistView } from "#components/results/shortlists/shortlist-view";
import { LONG_NAME, LONG_TITLE } from "./examples/long";
import { answers, row } from "./examples/results";
import { blindPerson, readerPage, shortlist } from "./examples/shortlists";
import type { Shown } from "./states";

const rows = shortlist.people.map(({ id }) => ({ ...row, id }));

export const SHORTLISTS: Shown[] = [
  {
    name: "Reader's page",
    states: {
      blind: () => <ReaderView linkId="l-1" page={readerPage([blindPerson])} />,
      long: () => (
        <ReaderView
          linkId="l-1"
          page={readerPage([
            {
              ...blindPerson,
              id: "a-2",
              name: LONG_NAME,
              interviewTitle: LONG_TITLE,
              answers: answers,
            },
            blindPerson,
          ])}
        />
      ),
    },
  },
  {
    name: "Shortlists",
    states: {
      empty: () => <ShortlistList lists={[]} />,
      some: () => (
        <ShortlistList lists={[{ id: "s-1", name: LONG_TITLE, people: 2, made: "Nov 28, 2026" }]} />
      ),
      one: () => <ShortlistView list={shortlist} rows={rows} company={null} pdfLock={null} />,
      nobody: () => (
        <ShortlistView
          list={{ ...shortlist, people: [], links: [] }}
          rows={[]}
          company={null}
          pdfLock={null}
        />
      ),
    },
  },
];
