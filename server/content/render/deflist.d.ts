declare module 'markdown-it-deflist' {
  import type MarkdownIt from 'markdown-it'

  /** Definition lists: a term, and each definition on a line that begins with a colon. */
  const deflist: (markdown: MarkdownIt) => void
  export default deflist
}
