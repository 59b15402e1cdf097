declare module 'markdown-it-deflist' {
  import type MarkdownIt from 'markdown-it'

  /** Definition lists: a term, followed by definitions on lines that start with a colon. */
  const deflist: (markdown: MarkdownIt) => void
  // eslint-disable-next-line import/no-default-export -- the package has it so
  export default deflist
}
