const { availableParallelism } = require('node:os')

const nextJest = require('next/jest')

const createJestConfig = nextJest({ dir: './' })

// Packages that publish ES modules only: compiled with the tests.
const ESM_ONLY = ['rettime', 'until-async', '@open-draft/deferred-promise', 'lucide-react', 'feed']

const ALIAS = { '^@/(.*)$': '<rootDir>/$1' }
// Node's own condition would pick the in-process transport; a screen under test is a browser.
const BROWSER = { '^#api-dispatch$': '<rootDir>/services/http/dispatch.browser.ts' }
const DATABASE = {
  globalSetup: '<rootDir>/__tests__/support/database-global-setup.ts',
  globalTeardown: '<rootDir>/__tests__/support/database-global-teardown.ts',
}

// Parameters of every module instead of looks into the sandbox, each of which costs a hundred times what it costs
// elsewhere: drizzle-orm asks for Object at every value of a query.
const FAST_GLOBALS = ['Object', 'Array', 'Symbol', 'WeakMap', 'JSON', 'Math', 'Error', 'RegExp']

const inNode = (displayName, more = {}) => ({
  displayName,
  testEnvironment: 'node',
  testMatch: [`<rootDir>/__tests__/${displayName}/**/*.test.{ts,tsx}`],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup-node.ts'],
  moduleNameMapper: ALIAS,
  ...more,
})

const inBrowser = (displayName) => ({
  ...inNode(displayName),
  testEnvironment: 'jest-fixed-jsdom',
  // The access_token cookie is `secure`: jsdom keeps it on https only (spec §4 Login flow).
  testEnvironmentOptions: { url: 'https://localhost/' },
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup-dom.ts'],
  moduleNameMapper: { ...ALIAS, ...BROWSER },
})

const PROJECTS = [
  inNode('unit'),
  inNode('server', { ...DATABASE, sandboxInjectedGlobals: FAST_GLOBALS }),
  inBrowser('ui'),
  inNode('pages', { ...DATABASE, sandboxInjectedGlobals: FAST_GLOBALS }),
]

async function finish(project) {
  const config = await createJestConfig(project)()
  return {
    ...config,
    // next/jest puts its own list first, so it is replaced after the call.
    transformIgnorePatterns: [
      `/node_modules/(?!(${ESM_ONLY.join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/', '<rootDir>/bench/'],
  }
}

module.exports = async () => ({
  projects: await Promise.all(PROJECTS.map(finish)),
  // Three on two cores: those who wait for a database, a crash or a time limit leave room for one more.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  testSequencer: '<rootDir>/__tests__/support/longest-first.js',
  testTimeout: 30_000,
})
