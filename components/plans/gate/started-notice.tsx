import { Alert } from "#components/ui/alert";
import { startedInWords } from "#lib/domain/interviews/started";
import { UpgradeOption, type UpgradeOptionProps } from "./upgrade-option";

/** How many started and haven't finished, in place of their names, while the plan's candidates are used up. */
export function StartedNotice({ count, ...way }: UpgradeOptionProps & { count: number }) {
  const who = count === 1 ? "1 person" : `${startedInWords(count)} people`;
  return (
    <Alert action={<UpgradeOption {...way} quiet />}>
      <span>{who}</span> started and didn't finish. You see who, and how to reach them, while your
      plan has room for more candidates.
    </Alert>
  );
}
