const NONE =
  'area,base,datalist,dialog:not([open]),head,input[type="hidden"],link,meta,noembed,noframes,param,rp,script,style,template,title,[hidden]'
const BLOCK =
  'address,article,aside,blockquote,body,center,dd,details,dialog,dir,div,dl,dt,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hgroup,hr,html,legend,li,main,menu,nav,ol,optgroup,option,p,pre,search,section,summary,table,td,th,tr,ul'
const INLINE_BLOCK = 'button,input,meter,progress,select,textarea'

function displayOf(element: Element): string {
  if (element.matches(NONE)) return 'none'
  if (element.matches(BLOCK)) return 'block'
  // jsdom leaves the display of inline elements empty, but accessible names depend on it.
  return element.matches(INLINE_BLOCK) ? 'inline-block' : ''
}

const ownStyle = (element: Element): CSSStyleDeclaration | null =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.style : null

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
}
