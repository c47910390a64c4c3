import { Button } from "#components/ui/button";
import { Dialog, DialogFooter } from "#components/ui/dialog";
import { inviteApiPath } from "#lib/domain/core/routes";
import type { TextPerson } from "#lib/domain/interviews/invite";

type TextDialogProps = {
  interviewId: string;
  /** Null while it is closed. */
  person: TextPerson | null;
  onClose: () => void;
  /** It was opened on the phone: the next one's turn. */
  onOpened: (id: string) => void;
  /** It is being opened here. */
  onOpenedHere: (id: string) => void;
};

/** At a desk: the text to one person as a QR code, which opens it on the owner's phone. */
export function TextDialog({
  interviewId,
  person,
  onClose,
  onOpened,
  onOpenedHere,
}: TextDialogProps) {
  if (person === null) return null;
  const who = person.name ?? person.phone;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Text ${who}`}
      description="Point your phone's camera at the code. The message opens with the words and their own link in it, and you press send."
    >
      {/* biome-ignore lint/performance/noImgElement: made for this press alone */}
      <img
        key={person.id}
        src={inviteApiPath(interviewId, person.id)}
        alt={`QR code that opens the text to ${who}`}
        width={384}
        height={384}
        className="mx-auto aspect-square w-full max-w-96 rounded-md border bg-white"
      />
      <p className="text-center text-muted-foreground">{person.phone}</p>
      <DialogFooter>
        <Button variant="outline" asChild>
          <a href={person.sms} onClick={() => onOpenedHere(person.id)}>
            Open on this computer
          </a>
        </Button>
        <Button onClick={() => onOpened(person.id)}>I opened it on my phone</Button>
      </DialogFooter>
    </Dialog>
  );
}
