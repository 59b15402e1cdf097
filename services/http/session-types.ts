/** Response to a login or renewal; a third-party host may not support `refresh`. */
export interface SessionAnswer {
  token: string
  refresh?: string
}

export interface Login {
  email: string
  password: string
  remember: boolean
}

/** Credential for renewals; `password` is the shop API's refresh credential (docs/decisions/0010). */
export interface Credential {
  email: string
  password: string
}

/** Reason why a session ended: it has no credential for a renewal, or the server rejected it. */
export type SessionEnd = 'unknown' | 'refused'

export interface Session {
  token(): string | null
  /** Returns the id of the login, the same in all tabs. Requests of an earlier login aren't retried. */
  mark(): string | null
  /** spec §4 Login flow, steps 2 and 3. Without `login`, the session ends with the browser. */
  open(answer: SessionAnswer, login?: Login): void
  replace(answer: SessionAnswer): void
  credential(): Credential | null
  close(): void
  end(reason: SessionEnd): void
  onEnded(tell: (reason: SessionEnd) => void): void
  /** Renews a rejected token once for all callers; null if the session is over. @throws ApiFailure */
  renew(spent: string): Promise<string | null>
  /** Waits for a renewal in flight, regardless of its outcome. */
  settled(): Promise<void>
}
