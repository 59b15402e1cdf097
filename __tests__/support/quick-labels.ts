const FIELDS = [
  ...[HTMLInputElement, HTMLButtonElement, HTMLSelectElement, HTMLTextAreaElement],
  ...[HTMLOutputElement, HTMLMeterElement, HTMLProgressElement],
]
const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea'

let named: Map<string, HTMLLabelElement[]> | undefined
const observer = new MutationObserver(() => (named = undefined))

/** Labels that name a field by its `id`, looked up again only after the page changed. */
function namedLabels(id: string): HTMLLabelElement[] {
  if (observer.takeRecords().length > 0) named = undefined
  if (!named) {
    named = new Map()
    for (const label of document.querySelectorAll<HTMLLabelElement>('label[for]')) {
      named.set(label.htmlFor, [...(named.get(label.htmlFor) ?? []), label])
    }
  }
  return named.get(id) ?? []
}

/** Returns a field's labels without jsdom's scan of the whole page, most of a test's time. */
function labelsOf(field: HTMLElement): HTMLLabelElement[] | null {
  if (field instanceof HTMLInputElement && field.type === 'hidden') return null
  const around = field.closest('label')
  const isAround = around && !around.htmlFor && around.querySelector(LABELABLE) === field
  return [...(isAround ? [around] : []), ...(field.id ? namedLabels(field.id) : [])]
}

export function quickLabels(): void {
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['for'] })
  for (const { prototype } of FIELDS) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        return labelsOf(this)
      },
    })
  }
}
