"use client";

import { createContext, useContext } from "react";

export type AuthUser = { id: string; email: string };

type Auth = {
  user: AuthUser | null;
  /** Whom the page was made for, and the company that it is about, as its requests name them; null if it is nobody's. */
  owner: string | null;
  isAuthenticated: boolean;
  /** False from the first paint on: the server has said who it is. */
  loading: boolean;
  /** Signs out here and in this browser's other tabs, and goes home. Answers false if it did not work. */
  signOut: () => Promise<boolean>;
};

export const AuthContext = createContext<Auth | null>(null);

/** Who is signed in, below an AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
}
