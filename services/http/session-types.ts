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
  /** spec §4 Login flow, steps 2 and 3. Without `login` the session lasts until the browser closes. */
  open(answer: SessionAnswer, login?: Login): void
  replace(answer: SessionAnswer): void
  credential(): Credential | null
  close(): void
  end(reason: SessionEnd): void
  onEnded(tell: (reason: SessionEnd) => void): void
  /** Renews a rejected token once for all callers; null when the session is over. @throws ApiFailure */
  renew(spent: string): Promise<string | null>
  /** Waits for a renewal in flight, whatever its result. */
  settled(): Promise<void>
}
