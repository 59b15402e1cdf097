/** A drawing as a file of its own: its colors are written out, for it knows no page around it. */
export function standaloneSvg(svg: string): string {
  return svg
    .replace(/var\(--[\w-]+,\s*([^\s)][^)]*)\)/g, '$1')
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
}
