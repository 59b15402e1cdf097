declare module 'linebreak' {
  /** The places where a text may or must be broken into lines, by the rules of Unicode (UAX #14). */
  // eslint-disable-next-line import/no-default-export -- the package has it so
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}
