declare module 'linebreak' {
  /** Finds the positions where a text may or must break into lines (UAX #14). */
  // eslint-disable-next-line import/no-default-export -- the package has it so
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}
