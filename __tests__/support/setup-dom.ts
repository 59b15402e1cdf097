import '@testing-library/jest-dom'

import { act, configure } from '@testing-library/react'

import { stores } from '@/store/lazy-features'

import { guardConsole } from './expect-console'
import { bringSettings } from './page-settings'
import { quickLabels } from './quick-labels'
import { quickStyles } from './quick-styles'

guardConsole()
// Waits may take a second when three workers share two slow cores; the duration doesn't matter.
configure({ asyncUtilTimeout: 10_000 })
// On a busy machine a test may run between render and effects, so CI retries once and logs it.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true })
// Jest keeps a hundred frames per error, and React creates an error for each element.
Error.stackTraceLimit = 20
quickLabels()
quickStyles()

// React keeps the `setImmediate` of its first asynchronous act; that of a fake clock never fires.
beforeAll(() => act(async () => {}))
// Stores of this file aren't kept for later files.
afterAll(() => void (stores.length = 0))

bringSettings()

// jsdom has no layout, but Headless UI and the drawing use these.
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
Range.prototype.getBoundingClientRect ??= () => new DOMRect()
Element.prototype.getAnimations ??= () => []
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Browsers close channels with the tab; here an open channel would keep the process running.
const NodeChannel = globalThis.BroadcastChannel as typeof BroadcastChannel | undefined
if (NodeChannel) {
  globalThis.BroadcastChannel = class extends NodeChannel {
    constructor(name: string) {
      super(name)
      ;(this as unknown as { unref?: () => void }).unref?.()
    }
  }
}

// Node's FormData accepts no form, but React creates one for a form submitted during a transition.
const NodeFormData = globalThis.FormData
globalThis.FormData = class extends NodeFormData {
  constructor(form?: HTMLFormElement) {
    super()
    for (const field of form?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.name) this.append(field.name, field.value)
    }
  }
}
