import { AddDialog } from "#components/results/shortlists/add-dialog";
import { ReaderAnswer } from "#components/results/shortlists/reader-answer";
import { RenameDialog } from "#components/results/shortlists/rename-dialog";
import { ShareDialog } from "#components/results/shortlists/share-dialog";

/** The forms of shortlists, as typing-after-a-refusal.test.tsx tries them. */
export const SHORTLIST_FORMS = {
  "a shared link": {
    file: "results/shortlists/share-form.tsx",
    form: <ShareDialog to={{ shortlistId: crypto.randomUUID() }} inside={[]} />,
    opener: "Share",
    send: "Create link",
    fields: { "Who is it for?": "Dana", "Your words to them": "Who could start in March?" },
  },
  "a shortlist's name": {
    file: "results/shortlists/rename-form.tsx",
    form: <RenameDialog shortlistId="s-1" name="Night crew" />,
    opener: "Rename",
    send: "Save",
    fields: { Name: "Day crew" },
  },
  "candidates for a shortlist": {
    file: "results/shortlists/add-form.tsx",
    form: <AddDialog people={1} choice={{ action: crypto.randomUUID() }} />,
    opener: "Add to shortlist",
    loaded: { shortlists: [] },
    send: "Add",
    fields: { Name: "Night crew" },
  },
  "a reader's answer": {
    file: "results/shortlists/reader-answer.tsx",
    form: (
      <ReaderAnswer
        linkId="t"
        attemptId={crypto.randomUUID()}
        whom="Ana"
        own={{ answer: null, comment: "" }}
        reader=""
        onSaved={() => {}}
      />
    ),
    send: "Save comment",
    fields: { "Your name": "Dana", Comment: "Sounds careful." },
  },
};
