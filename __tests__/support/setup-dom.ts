import '@testing-library/jest-dom'

import { act, configure } from '@testing-library/react'

import { stores } from '@/store/lazy-features'

import { guardConsole } from './expect-console'
import { bringSettings } from './page-settings'
import { quickLabels } from './quick-labels'
import { quickStyles } from './quick-styles'

guardConsole()
// Waits may take a second where three workers share two slow cores; the duration doesn't matter.
configure({ asyncUtilTimeout: 10_000 })
// On a busy machine a test may run between render and effects: CI retries once and logs it.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true })
// Jest keeps a hundred frames of each error, and React makes one for each element.
Error.stackTraceLimit = 20
quickLabels()
quickStyles()

// React keeps the `setImmediate` it finds at its first asynchronous turn: under a fake clock, one that never comes.
beforeAll(() => act(async () => {}))
// Stores of this file aren't kept for the files after it.
afterAll(() => void (stores.length = 0))

bringSettings()

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

// Node's FormData takes no form; React makes one of a form that is sent while a transition is under way.
const NodeFormData = globalThis.FormData
globalThis.FormData = class extends NodeFormData {
  constructor(form?: HTMLFormElement) {
    super()
    for (const field of form?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.name) this.append(field.name, field.value)
    }
  }
}
