const FIELDS = [
  ...[HTMLInputElement, HTMLButtonElement, HTMLSelectElement, HTMLTextAreaElement],
  ...[HTMLOutputElement, HTMLMeterElement, HTMLProgressElement],
]
const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea'

/** Returns a field's labels without jsdom's scan of the whole page, most of a test's time. */
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
