import '@testing-library/jest-dom'

import { guardConsole } from './expect-console'
import { quickLabels } from './quick-labels'

guardConsole()
quickLabels()

// jsdom lays nothing out; Headless UI and the drawing ask for these.
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
Range.prototype.getBoundingClientRect ??= () => new DOMRect()
Element.prototype.getAnimations ??= () => []
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// A browser ends its channels with the tab; here an open one would keep the process from ending.
const NodeChannel = globalThis.BroadcastChannel as typeof BroadcastChannel | undefined
if (NodeChannel) {
  globalThis.BroadcastChannel = class extends NodeChannel {
    constructor(name: string) {
      super(name)
      ;(this as unknown as { unref?: () => void }).unref?.()
    }
  }
}
