const FIELDS = [
  ...[HTMLInputElement, HTMLButtonElement, HTMLSelectElement, HTMLTextAreaElement],
  ...[HTMLOutputElement, HTMLMeterElement, HTMLProgressElement],
]
const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea'

/**
 * Returns the labels of a field as the HTML standard defines them. Each time jsdom reads the labels of a field, it asks
 * every label of the page for its field: most of the time of a test that looks for names on a long page.
 */
function labelsOf(field: HTMLElement): HTMLLabelElement[] | null {
  if (!field.matches(LABELABLE)) return null
  const around = field.closest('label')
  const isAround = around && !around.htmlFor && around.querySelector(LABELABLE) === field
  const root = field.getRootNode() as Document | ShadowRoot
  const named = field.id
    ? root.querySelectorAll<HTMLLabelElement>(`label[for="${CSS.escape(field.id)}"]`)
    : []
  return [...(isAround ? [around] : []), ...named]
}

/** Replaces jsdom's `labels`. */
export function quickLabels(): void {
  for (const { prototype } of FIELDS) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        return labelsOf(this)
      },
    })
  }
}
