import '@testing-library/jest-dom'

import { guardConsole } from './expect-console'

guardConsole()

// jsdom lays nothing out; Headless UI and the drawing ask for these.
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
Element.prototype.getAnimations ??= () => []
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
