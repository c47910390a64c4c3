import { WhoMay } from "#components/shared/role";
import { Celebration } from "./celebration";
import { WelcomeCard } from "./welcome-card";

type GreetingsProps = { userId: string; mask: string; hasCandidates: boolean };

/** What the dashboard greets whoever makes interviews with: the card that leads to the guide, and after it the confetti when it was followed. */
export function Greetings({ userId, mask, hasCandidates }: GreetingsProps) {
  return (
    <WhoMay to="edit">
      <WelcomeCard mask={mask} hasCandidates={hasCandidates}>
        <Celebration userId={userId} mask={mask} />
      </WelcomeCard>
    </WhoMay>
  );
}
