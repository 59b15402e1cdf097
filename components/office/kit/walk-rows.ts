/** Focuses the next or previous row, or the first one if no row has the focus. */
export function walkRows(container: HTMLElement | null, step: 1 | -1): void {
  const links = [...(container?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const index = links.findIndex((link) => link === document.activeElement)
  const target = index < 0 ? 0 : Math.min(Math.max(index + step, 0), links.length - 1)
  links[target]?.focus()
}

export function toSearch(): void {
  document.querySelector<HTMLElement>('[role=search] [name=q]')?.focus()
}
