/** A condition that a person can put right: its message is printed alone, without a stack. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

export const printLine = (line: string) => void process.stdout.write(`${line}\n`)

/**
 * Runs a script's main function and ends the process with the exit code that it resolves to
 * (0 when it resolves to nothing). A `StartProblem` prints its sentence and exits with 1.
 */
export function runScript(main: () => Promise<number | void>): void {
  // A terminal that was closed takes no more lines; stopping in order matters more.
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
  if (error instanceof StartProblem) return error.message
  if (error instanceof Error) return error.stack ?? error.message
  return String(error)
}
