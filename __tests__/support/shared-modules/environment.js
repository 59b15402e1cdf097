const Module = require('node:module')
const vm = require('node:vm')

const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers')
const { ModuleMocker } = require('jest-mock')

require('./compile')

/**
 * Shares loaded modules between test files in the worker's own realm (one `Date` for all), as reloading 1,300 of them
 * costs more than the tests. Files that mock modules are named `*.mocked.test.ts`.
 */
class KeptModulesEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis
    this.context = THIS_REALM
    this.variables = { ...process.env }
    this.properties = Object.getOwnPropertyDescriptors(globalThis)
    // Jest wraps `process.exit` for each file, and each wrapper retains everything of its file.
    this.exit = process.exit
    takeModulesOf(this.constructor)
    this.moduleMocker = new ModuleMocker(globalThis)
    this.makeTimers(projectConfig)
  }

  makeTimers(config) {
    this.fakeTimers = new LegacyFakeTimers({
      config,
      global: globalThis,
      moduleMocker: this.moduleMocker,
      timerConfig: {
        idToRef: (id) => ({ id, ref() {}, unref() {} }),
        refToId: (timer) => timer?.id,
      },
    })
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis })
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose()
    this.fakeTimersModern.dispose()
    this.context = null
    process.exit = this.exit
    restoreGlobals(this.properties)
    restoreVariables(this.variables)
  }

  exportConditions() {
    return ['node', 'node-addons']
  }

  getVmContext() {
    return this.context
  }
}

/** Code for this context is compiled for the worker's realm, because Jest only knows sandboxes. */
const THIS_REALM = vm.createContext({})
const { compileFunction } = vm
vm.compileFunction = (code, parameters, options) => {
  if (options?.parsingContext !== THIS_REALM) return compileFunction(code, parameters, options)
  const ours = { ...options, parsingContext: undefined }
  if (isTest(options.filename)) return compileFunction(code, parameters, ours)
  return compileOnce(code, parameters, ours)
}

/** Jest's packages and shared test code are evaluated per file, so their compiled code is cached. */
const compiled = new Map()
function compileOnce(code, parameters, options) {
  const known = compiled.get(options.filename)
  if (known?.code === code) return known.run
  const run = compileFunction(code, parameters, options)
  compiled.set(options.filename, { code, run })
  return run
}

const isTest = (file = '') => /\.test\.tsx?$/.test(file)

// Node creates some globals on first access, which would look like a change made by a test.
for (const name of Object.getOwnPropertyNames(globalThis)) void globalThis[name]

globalThis[Symbol.for('shop.kept-module')] = (path) => require(path)

const OF_JEST = new Set(Object.keys(Module._cache))
const shelves = new Map()
let current

/** Modules that check for a document while loading are kept separately for each kind of test. */
function takeModulesOf(kind) {
  if (kind === current) return
  const shelf = Object.entries(Module._cache).filter(([file]) => !OF_JEST.has(file))
  for (const [file] of shelf) delete Module._cache[file]
  shelves.set(current, shelf)
  Object.assign(Module._cache, Object.fromEntries(shelves.get(kind) ?? []))
  current = kind
}

function restoreGlobals(before) {
  for (const name of Reflect.ownKeys(globalThis)) {
    const isNew = !Object.hasOwn(before, name)
    if (isNew && Object.getOwnPropertyDescriptor(globalThis, name).configurable)
      delete globalThis[name]
  }
  for (const name of Reflect.ownKeys(before)) {
    const now = Object.getOwnPropertyDescriptor(globalThis, name)
    if (!now || (now.configurable && !isSame(now, before[name]))) {
      Object.defineProperty(globalThis, name, before[name])
    }
  }
}

const isSame = (one, other) => one.value === other.value && one.get === other.get

function restoreVariables(before) {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
}

module.exports = KeptModulesEnvironment
