import { isTokenOf, signToken } from "./signed-token.ts";

/** What a mailed link carries to confirm the deletion of one account, for a quarter of an hour. */
export function deletionToken(userId: string): Promise<string> {
  return signToken("account-deletion", userId);
}

/** Whether a token confirms the deletion of this account. It needs no list of used ones: the account is gone then. */
export function confirmsDeletion(token: string, userId: string): Promise<boolean> {
  return isTokenOf("account-deletion", userId, token);
}
