/** What a login or a renewal answers; a host of somebody else may know no `refresh`. */
export interface SessionAnswer {
  token: string
  refresh?: string
}

export interface Login {
  email: string
  password: string
  remember: boolean
}

/** What renews the token. `password` is the refresh credential of our own API (docs/decisions/0010). */
export interface Credential {
  email: string
  password: string
}

/** Why a session ended: nothing was there to renew it with, or the server refused. */
export type SessionEnd = 'unknown' | 'refused'

export interface Session {
  /** The bearer token of this browser. */
  token(): string | null
  /** Another one with every login, equal in all tabs: what was sent before it is not repeated after it. */
  mark(): string | null
  /**
   * spec §4 Login flow, steps 2 and 3. The other paths that set a token (registration, social login) have no
   * `login`; whoever took them stays logged in over a reload all the same, until the browser is closed.
   */
  open(answer: SessionAnswer, login?: Login): void
  /** Takes over the token and the credential that follow the present ones. */
  replace(answer: SessionAnswer): void
  credential(): Credential | null
  /** Forgets everything that it keeps of the visitor. */
  close(): void
  /** Tells `onEnded` after closing. */
  end(reason: SessionEnd): void
  onEnded(tell: (reason: SessionEnd) => void): void
  /**
   * Another token for one that was refused: one renewal for all who wait for it.
   * @returns null when the session is over
   * @throws ApiFailure when the server could not be asked; then nothing has changed
   */
  renew(spent: string): Promise<string | null>
  /** Waits for a renewal that is in flight, whatever comes of it. */
  settled(): Promise<void>
}
