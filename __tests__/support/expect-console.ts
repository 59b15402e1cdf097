type Level = 'error' | 'warn'

interface Claim {
  level: Level
  text: RegExp
}

let claims: Claim[] = []
let logged: { level: Level; text: string }[] = []

/** Expects one kind of console line in the running test; lines that aren't expected fail it. */
export function expectConsole(level: Level, text: RegExp): void {
  claims.push({ level, text })
}

/** Called by the setup files: watches the console in every test of the file. */
export function guardConsole(): void {
  const levels: readonly Level[] = ['error', 'warn']
  // Works without spies, because a test may restore all mocks before its end.
  const real = { error: console.error, warn: console.warn }
  beforeEach(() => {
    claims = []
    logged = []
    for (const level of levels) {
      console[level] = (...parts: unknown[]) => {
        logged.push({ level, text: parts.map(String).join(' ') })
      }
    }
  })
  afterEach(() => {
    Object.assign(console, real)
    const matches = (claim: Claim, line: { level: Level; text: string }) =>
      claim.level === line.level && claim.text.test(line.text)
    const unclaimed = logged.filter((line) => !claims.some((claim) => matches(claim, line)))
    const unheard = claims.filter((claim) => !logged.some((line) => matches(claim, line)))
    if (unclaimed.length > 0) {
      throw new Error(
        `The console was used:\n${unclaimed.map(({ level, text }) => `${level}: ${text}`).join('\n')}`,
      )
    }
    if (unheard.length > 0) {
      throw new Error(`The console stayed silent: ${unheard.map(({ text }) => text).join(', ')}`)
    }
  })
}
