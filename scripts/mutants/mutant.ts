/** A mutation of one line that breaks a rule of the shop; at least one test must fail. */
export interface Mutant {
  rule: string
  line: string
  /** Path fragment of the file, if the line isn't unique. */
  in?: string
  broken: string
  /** Path fragments of the tests that should fail. */
  tests: string[]
}
