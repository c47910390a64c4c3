import { MessageSquareText, Video } from "lucide-react";
import { Fieldset } from "#components/ui/field";
import { RadioCard, RadioGroup } from "#components/ui/radio-group";
import { ANSWER_TYPES, type AnswerType } from "#lib/domain/interviews/question";

const words = {
  video: { name: "Video", Icon: Video },
  text: { name: "Text", Icon: MessageSquareText },
} satisfies Record<AnswerType, object>;

type AnswerTypeSwitchProps = { value: AnswerType; onChange: (value: AnswerType) => void };

export function AnswerTypeSwitch({ value, onChange }: AnswerTypeSwitchProps) {
  return (
    <Fieldset legend="Answer type">
      <RadioGroup
        aria-label="Answer type"
        className="grid-cols-2"
        value={value}
        onValueChange={(chosen) => onChange(chosen === "text" ? "text" : "video")}
      >
        {ANSWER_TYPES.map((type) => {
          const { name, Icon } = words[type];
          return (
            <RadioCard
              key={type}
              value={type}
              label={
                <span className="flex items-center gap-2 font-medium">
                  <Icon aria-hidden className="size-4 text-muted-foreground" />
                  {name}
                </span>
              }
            />
          );
        })}
      </RadioGroup>
    </Fieldset>
  );
}
