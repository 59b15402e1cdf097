/** Inlines the colors of a drawing, because a file has no page styles. */
export function standaloneSvg(svg: string): string {
  return svg
    .replace(/var\(--[\w-]+,\s*([^\s)][^)]*)\)/g, '$1')
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
}
