/** Response to a login or a renewal; a third-party host may know no `refresh`. */
export interface SessionAnswer {
  token: string
  refresh?: string
}

export interface Login {
  email: string
  password: string
  remember: boolean
}

/** Credential that renews the token. `password` is the refresh credential of our own API (docs/decisions/0010). */
export interface Credential {
  email: string
  password: string
}

/** Why a session ended: no credential to renew it with, or the server rejected it. */
export type SessionEnd = 'unknown' | 'refused'

export interface Session {
  token(): string | null
  /** Id of the login, equal in all tabs. Requests of an earlier login are not retried. */
  mark(): string | null
  /**
   * spec §4 Login flow, steps 2 and 3. The other paths that set a token (registration, social login) have no `login`;
   * their session survives a reload all the same, until the browser is closed.
   */
  open(answer: SessionAnswer, login?: Login): void
  /** Stores the token and credential that replace the present ones. */
  replace(answer: SessionAnswer): void
  credential(): Credential | null
  close(): void
  /** Closes the session and calls the `onEnded` listener. */
  end(reason: SessionEnd): void
  onEnded(tell: (reason: SessionEnd) => void): void
  /**
   * Replaces a rejected token; concurrent callers share one renewal.
   * @returns null when the session is over
   * @throws ApiFailure when the server could not be reached; then nothing has changed
   */
  renew(spent: string): Promise<string | null>
  /** Waits for a renewal in flight, whatever its result. */
  settled(): Promise<void>
}
