import { Celebration } from "./celebration";
import { WelcomeCard } from "./welcome-card";

type GreetingsProps = { userId: string; mask: string; hasCandidates: boolean };

/** What the dashboard greets with: the card that leads to the guide, and after it the confetti when it was followed. */
export function Greetings({ userId, mask, hasCandidates }: GreetingsProps) {
  return (
    <WelcomeCard mask={mask} hasCandidates={hasCandidates}>
      <Celebration userId={userId} mask={mask} />
    </WelcomeCard>
  );
}
