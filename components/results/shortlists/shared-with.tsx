import type { ResultDetail } from "#lib/domain/results/result-detail";
import { LinkList } from "./link-list";
import { Opinions } from "./opinions";
import { ShareDialog } from "./share-dialog";

/** One candidate's own links, and what readers of any link said of them. */
export function SharedWith({ result }: { result: ResultDetail }) {
  const { id, name, links, opinions, answers, inside } = result;
  return (
    <section aria-labelledby="shared" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="shared" className="font-semibold text-xl">
          Shared with
        </h2>
        <ShareDialog to={{ attemptId: id }} inside={inside ? [name] : []} answers={answers} />
      </div>
      <p className="text-muted-foreground text-sm">
        Ask a client or someone you trust for their opinion. They don't need an account.
      </p>
      <LinkList links={links} />
      <Opinions opinions={opinions} />
    </section>
  );
}
