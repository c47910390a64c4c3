import { Celebration } from "./celebration";
import { WelcomePopup } from "./welcome-popup";

type GreetingsProps = { userId: string; mask: string; hasCandidates: boolean };

/** What the dashboard greets with: the window that leads to the guide, and after it the confetti when it was followed. */
export function Greetings({ userId, mask, hasCandidates }: GreetingsProps) {
  return (
    <WelcomePopup mask={mask} hasCandidates={hasCandidates}>
      <Celebration userId={userId} mask={mask} />
    </WelcomePopup>
  );
}
