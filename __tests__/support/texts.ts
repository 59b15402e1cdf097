import ts from 'typescript'

/** Returns whether a literal is text; identifiers, keys and wire values are single lowercase words. */
const isText = (literal: string) => /\p{L}\s+\p{L}/u.test(literal) || /^\p{Lu}\p{Ll}/u.test(literal)

export function textsOfCode(file: string, source: string): string[] {
  const texts: string[] = []
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind)
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || isStyle(node)) return
    const text = literalOf(node)
    if (text !== null && isText(text)) texts.push(text)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return texts
}

function literalOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
  }
  return null
}

/** Class names contain spaces between words, too. */
const isStyle = (node: ts.Node) =>
  ts.isJsxAttribute(node) &&
  ['className', 'd'].includes(ts.isIdentifier(node.name) ? node.name.text : '')

/** Returns the paragraphs of a Markdown file, without code, addresses and machine-read lines. */
export function textsOfMarkdown(source: string): string[] {
  return (
    source
      .replace(/^```[\s\S]*?^```$/gm, '')
      // The owner and subject of a ticket, which come from data.
      .replace(/^(# [^|\n]*) \|.*$/gm, '$1')
      .replace(/^(?:keywords|slug|parts): .*$/gm, '')
      .replace(/`[^`]*`/g, '`…`')
      .replace(/\]\([^)]*\)/g, ']')
      .split(/\n{2,}/)
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter(isText)
  )
}

export function textsOfData(file: string, source: string): string[] {
  return (file.endsWith('.tsv') ? source.split(/[\t\n]/) : stringsIn(JSON.parse(source))).filter(
    isText,
  )
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
