import '@testing-library/jest-dom'

import { act, configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler'

import { stores } from '@/store/lazy-features'

import { guardConsole } from './expect-console'
import { addMatchers } from './matchers'
import { bringSettings } from './page-settings'
import { quickLabels } from './quick-labels'
import { quickStyles } from './quick-styles'

guardConsole()
addMatchers()
// Waits may take a second when three workers share two slow cores; the duration doesn't matter.
configure({ asyncUtilTimeout: 10_000 })
// React runs an effect in a later task than the render that shows an element. A test that found the element goes on
// after all tasks of React, because an idle task is the last one.
const { asyncWrapper } = getConfig()
const reactIsIdle = () =>
  new Promise<void>((resolve) => {
    unstable_scheduleCallback(unstable_IdlePriority, () => resolve())
  })
configure({
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const result = await wait()
      await reactIsIdle()
      return result
    }),
})
// Jest keeps a hundred frames per error, and each expectation creates an error.
Error.stackTraceLimit = 20
// React creates an error for each element, to name its owner in warnings, until there are too many.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object }
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set: () => {},
})
quickLabels()
quickStyles()

// Each test is a new visit.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

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
