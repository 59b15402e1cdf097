const STOPS = 'a[href], button, summary, select, input, textarea'

const stopsOf = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLInputElement>(STOPS) ?? []),
]

/** Focus and typed text of server markup, by the component that replaces it. */
const left = new WeakMap<object, { stops: HTMLInputElement[]; focused: number }>()

/** Reads the server markup, just before React removes it. */
export function leave(root: HTMLElement | null, component: object): void {
  const stops = stopsOf(root)
  left.set(component, { stops, focused: stops.indexOf(document.activeElement as HTMLInputElement) })
}

/** Moves what {@link leave} read to the same elements of the component. */
export function enter(root: HTMLElement | null, component: object): void {
  const { stops, focused } = left.get(component) ?? {}
  if (!root || !stops) return
  left.delete(component)
  stopsOf(root).forEach((stop, index) => {
    // Links and buttons have no default value.
    const { value, defaultValue = value } = stops[index] ?? stop
    if (value !== defaultValue) typeInto(stop, value)
    if (index === focused) stop.focus({ preventScroll: true })
  })
}

/** Sets a value as typing does; React ignores events of values that were set without the setter. */
function typeInto(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
