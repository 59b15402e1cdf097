const NONE = new Set(
  'area base datalist head link meta noembed noframes param rp script style template title'.split(
    ' ',
  ),
)
const BLOCK = new Set(
  'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p pre search section summary table td th tr ul'.split(
    ' ',
  ),
)
const INLINE_BLOCK = new Set('button input meter progress select textarea'.split(' '))

const isOff = (element: Element) =>
  NONE.has(element.localName) ||
  element.hasAttribute('hidden') ||
  (element.localName === 'dialog' && !element.hasAttribute('open')) ||
  (element instanceof HTMLInputElement && element.type === 'hidden')

function displayOf(element: Element): string {
  if (isOff(element)) return 'none'
  if (BLOCK.has(element.localName)) return 'block'
  // jsdom leaves the display of inline elements empty, but accessible names depend on it.
  return INLINE_BLOCK.has(element.localName) ? 'inline-block' : ''
}

const ownStyle = (element: Element): CSSStyleDeclaration | null =>
  element.hasAttribute('style') ? (element as HTMLElement).style : null

function inherited(element: Element, property: string, initial: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = ownStyle(at)?.getPropertyValue(property)
    if (value && value !== 'inherit') return value
  }
  return initial
}

function valueOf(element: Element, property: string): string {
  if (property === 'visibility') return inherited(element, property, 'visible')
  if (property === 'pointer-events') return inherited(element, property, 'auto')
  const own = ownStyle(element)?.getPropertyValue(property) ?? ''
  return own || (property === 'display' ? displayOf(element) : '')
}

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function computed(element: Element): CSSStyleDeclaration {
  const getPropertyValue = (property: string) => valueOf(element, property)
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return getPropertyValue
      return typeof name === 'string' ? getPropertyValue(dashed(name)) : undefined
    },
  })
}

/** Computes only visibility, from inline and default styles; jsdom's colors take half the time. */
export function quickStyles(): void {
  window.getComputedStyle = computed
  // Queries by role reach the window through the document; with shared modules it's another object.
  if (document.defaultView) document.defaultView.getComputedStyle = computed
}
