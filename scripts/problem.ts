import { OutdatedDatabase } from '../server/kernel/setup/outdated-database'

/** An error that the user can fix: its message is printed without a stack. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

export const printLine = (line: string) => void process.stdout.write(`${line}\n`)

/** Runs a script and exits with its code. A `StartProblem` prints its message and exits with 1. */
export function runScript(main: () => Promise<number | void>): void {
  // A closed terminal makes writes fail, which must not prevent a graceful shutdown.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  main().then(
    (code) => process.exit(code ?? 0),
    (error: unknown) => {
      process.stderr.write(`${sentenceOf(error)}\n`)
      process.exit(1)
    },
  )
}

function sentenceOf(error: unknown): string {
  if (error instanceof StartProblem || error instanceof OutdatedDatabase) return error.message
  if (error instanceof Error) return error.stack ?? error.message
  return String(error)
}
