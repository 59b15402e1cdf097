const { JSDOM, VirtualConsole } = require('jsdom')

const KeptModulesEnvironment = require('./environment')

// Node's globals that tests use instead of jsdom's, or that jsdom lacks.
const OF_NODE = new Set(
  `TextDecoder TextEncoder TextDecoderStream TextEncoderStream ReadableStream Blob Headers FormData Request Response fetch
  AbortController AbortSignal structuredClone URL URLSearchParams BroadcastChannel TransformStream WritableStream
  setTimeout clearTimeout setInterval clearInterval queueMicrotask setImmediate clearImmediate performance crypto
  atob btoa undefined NaN Infinity globalThis window self top parent frames`.split(/\s+/),
)
const TIMERS = { setTimeout: 'clearTimeout', setInterval: 'clearInterval' }

/** The same environment for screens: a new document for each file, with shared modules. */
class KeptModulesDomEnvironment extends KeptModulesEnvironment {
  constructor(config, context) {
    super(config, context)
    const virtualConsole = new VirtualConsole().sendTo(context.console, { omitJSDOMErrors: true })
    virtualConsole.on('jsdomError', (error) => context.console.error(error))
    this.dom = new JSDOM('<!DOCTYPE html>', {
      pretendToBeVisual: true,
      virtualConsole,
      url: config.projectConfig.testEnvironmentOptions.url ?? 'http://localhost/',
    })
    showWindow(this.dom.window)
    this.stopTimers = trackTimers()
    this.makeTimers(config.projectConfig)
  }

  /** After the last unmount, React reads the window once more and focus listeners detach. */
  async teardown() {
    this.stopTimers()
    this.dom.window.dispatchEvent(new this.dom.window.Event('beforeunload'))
    for (let round = 0; round < 5; round += 1) await new Promise(setImmediate)
    await super.teardown()
    this.dom.window.close()
  }

  exportConditions() {
    return ['']
  }
}

function showWindow(page) {
  for (const name of ['window', 'self', 'top', 'parent', 'frames'])
    define(name, { get: () => globalThis, set: () => {} })
  const names = new Set([
    ...Object.getOwnPropertyNames(page),
    ...Object.getOwnPropertyNames(page.EventTarget.prototype),
  ])
  const builtIns = new Set(
    Object.getOwnPropertyNames(require('node:vm').runInNewContext('globalThis')),
  )
  // jsdom lacks CSS; its polyfill sets it on one global object and looks for it on the other.
  names.add('CSS')
  for (const name of names)
    if (
      !OF_NODE.has(name) &&
      !builtIns.has(name) &&
      !name.startsWith('_') &&
      name !== 'constructor'
    )
      show(page, name)
}

function show(page, name) {
  const value = page[name]
  if (typeof value === 'function') {
    const isClass = /^[A-Z]/.test(name)
    define(name, { value: isClass ? value : value.bind(page), writable: true })
    return
  }
  define(name, { get: () => page[name], set: (next) => void (page[name] = next) })
}

function define(name, descriptor) {
  Object.defineProperty(globalThis, name, { configurable: true, enumerable: true, ...descriptor })
}

// Timers pending at the end of a file must not fire in the next one's document.
function trackTimers() {
  const open = Object.entries(TIMERS).map(([start, stop]) => {
    const [begin, end] = [globalThis[start], globalThis[stop]]
    const running = new Set()
    define(start, {
      writable: true,
      value: (...given) => {
        const timer = begin(...given)
        running.add(timer)
        return timer
      },
    })
    return () => running.forEach((timer) => end(timer))
  })
  return () => open.forEach((stopAll) => stopAll())
}

module.exports = KeptModulesDomEnvironment
