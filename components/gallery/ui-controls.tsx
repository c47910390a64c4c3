import { ClipboardList } from "lucide-react";
import { AvatarInitials } from "#components/shared/avatar-initials";
import { Alert } from "#components/ui/alert";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card";
import { Checkbox } from "#components/ui/checkbox";
import { EmptyState } from "#components/ui/empty-state";
import { Field, Fieldset } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { Label } from "#components/ui/label";
import { NativeSelect } from "#components/ui/native-select";
import { Progress } from "#components/ui/progress";
import { RadioCard, RadioGroup } from "#components/ui/radio-group";
import { Skeleton } from "#components/ui/skeleton";
import { Loading, Spinner } from "#components/ui/spinner";
import { Switch } from "#components/ui/switch";
import { loneLinkClasses, textLinkClasses } from "#components/ui/text-link";
import { Textarea } from "#components/ui/textarea";
import { LONG_NAME, LONG_TEXT, LONG_TITLE } from "./examples/long";
import type { Shown } from "./states";

const BUTTONS = ["default", "outline", "ghost", "destructive", "highlight"] as const;
const BADGES = ["default", "neutral", "outline", "good", "medium", "low", "highlight"] as const;

/** Labels are ours: words that wrap. */
const LONG_LABEL = "What people should know before they begin, in your own words";

const row = "flex flex-wrap items-center gap-3";

/** What people press, type into and read. */
export const CONTROLS: readonly Shown[] = [
  {
    name: "Button",
    states: {
      kinds: () => (
        <div className={row}>
          {BUTTONS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </div>
      ),
      sizes: () => (
        <div className={row}>
          {(["sm", "default", "lg"] as const).map((size) => (
            <Button key={size} size={size}>
              {size}
            </Button>
          ))}
          <Button size="icon" aria-label="List">
            <ClipboardList aria-hidden />
          </Button>
        </div>
      ),
      disabled: () => <Button disabled>Not now</Button>,
    },
  },
  {
    name: "Links",
    states: {
      "among words and alone": () => (
        <p>
          Words with{" "}
          <a href="#Links" className={textLinkClasses}>
            a link among them
          </a>{" "}
          <a href="#Links" className={loneLinkClasses}>
            alone
          </a>
        </p>
      ),
    },
  },
  {
    name: "Badge",
    states: {
      kinds: () => (
        <div className={row}>
          {BADGES.map((variant) => (
            <Badge key={variant} variant={variant}>
              {variant}
            </Badge>
          ))}
        </div>
      ),
    },
  },
  {
    name: "Alert",
    states: {
      kinds: () => (
        <div className="flex flex-col gap-3">
          {(["info", "success", "warning", "error"] as const).map((variant) => (
            <Alert key={variant} variant={variant}>
              {variant}: what happened, and what to do.
            </Alert>
          ))}
        </div>
      ),
      long: () => (
        <Alert variant="warning" className="[overflow-wrap:anywhere]">
          {LONG_TITLE} {LONG_TEXT}
        </Alert>
      ),
    },
  },
  {
    name: "Card",
    states: {
      full: () => (
        <Card>
          <CardHeader>
            <CardTitle>House cleaner</CardTitle>
          </CardHeader>
          <CardContent>Homes in Columbus</CardContent>
        </Card>
      ),
      long: () => (
        <Card>
          <CardHeader>
            <CardTitle className="[overflow-wrap:anywhere]">{LONG_TITLE}</CardTitle>
          </CardHeader>
          <CardContent>{LONG_TEXT}</CardContent>
        </Card>
      ),
    },
  },
  {
    name: "EmptyState",
    states: {
      full: () => (
        <EmptyState
          picture={<ClipboardList />}
          title="No interviews yet"
          description="Create one, and it appears here."
          action={<Button>Create Interview</Button>}
        />
      ),
    },
  },
  {
    name: "Field and its controls",
    states: {
      empty: () => <Controls />,
      error: () => <Controls error="Enter the name of your company" />,
      long: () => <Controls label={LONG_LABEL} hint={LONG_TEXT} value={LONG_NAME} />,
      disabled: () => (
        <Fieldset legend="What can't be changed">
          <Checkbox label="Captions" disabled />
          <Input aria-label="Name" disabled defaultValue="Bright Cleaning" />
        </Fieldset>
      ),
    },
  },
  {
    name: "Checkbox, Switch and RadioGroup",
    states: {
      full: () => (
        <div className="flex flex-col gap-4">
          <Checkbox label="Captions" hint="For everybody" defaultChecked />
          <div className={row}>
            <Switch id="gallery-on" defaultChecked />
            <Label htmlFor="gallery-on">On</Label>
            <Switch id="gallery-off" />
            <Label htmlFor="gallery-off">Off</Label>
          </div>
          <RadioGroup defaultValue="a" aria-label="Answers">
            <RadioCard value="a" label="Video" hint="They talk" />
            <RadioCard value="b" label={LONG_NAME} hint={LONG_TEXT} />
          </RadioGroup>
        </div>
      ),
    },
  },
  {
    name: "Progress, Spinner and Skeleton",
    states: {
      loading: () => (
        <div className="flex flex-col gap-4">
          <Progress value={40} label="Candidates" />
          <Progress value={100} label="Storage" tone="danger" />
          <Spinner />
          <Loading text="Loading candidates..." />
          <Skeleton className="h-11" />
        </div>
      ),
    },
  },
  {
    name: "AvatarInitials",
    states: {
      full: () => (
        <div className={row}>
          <AvatarInitials name="Maribel Santos" />
          <AvatarInitials name="李" />
          <AvatarInitials name={LONG_NAME} />
          <AvatarInitials name="" />
        </div>
      ),
    },
  },
];

type ControlsProps = { label?: string; hint?: string; error?: string; value?: string };

function Controls({ label = "Company name", hint, error, value }: ControlsProps) {
  const field = { label, hint, error };
  return (
    <div className="flex flex-col gap-4">
      <Field {...field}>{(control) => <Input {...control} defaultValue={value} />}</Field>
      <Field {...field} aside="Optional">
        {(control) => <Textarea {...control} defaultValue={value} />}
      </Field>
      <Field {...field}>
        {(control) => (
          <NativeSelect {...control}>
            <option>{value ?? "Choose one"}</option>
          </NativeSelect>
        )}
      </Field>
    </div>
  );
}
