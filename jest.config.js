const { availableParallelism } = require('node:os')

const nextJest = require('next/jest')

const { dependencies } = require('./package.json')

const createJestConfig = nextJest({ dir: './' })

// Packages that publish only ES modules, so they are compiled with the tests.
const ESM_ONLY = ['lucide-react', 'feed', '@adobe/structured-data-validator']

const ALIAS = { '^@/(.*)$': '<rootDir>/$1' }
// Node's import condition would pick the in-process transport; screen tests need the browser's.
const BROWSER = { '^#api-dispatch$': '<rootDir>/services/http/dispatch.browser.ts' }
const DATABASE = {
  globalSetup: '<rootDir>/__tests__/support/database/database-global-setup.ts',
  globalTeardown: '<rootDir>/__tests__/support/database/database-global-teardown.ts',
}

// Code kept across test files: everything outside `__tests__`, and no packages of Jest.
const KEPT_PACKAGES = [
  ...Object.keys(dependencies),
  'scheduler',
  '@adobe/structured-data-validator',
]
const KEPT = `^(?!${__dirname}/(?:studio/)?__tests__/).+\\.(js|jsx|ts|tsx|mjs|cjs)$`

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
  // The access_token cookie is `secure`, so jsdom keeps it on https only (spec §4 Login flow).
  testEnvironmentOptions: { url: 'https://localhost/' },
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup-dom.ts'],
  moduleNameMapper: { ...ALIAS, ...BROWSER },
})

/** Test files that mock modules load their own; all others share them (`__tests__/support/shared-modules`). */
const withKeptModules = (environment, project) => [
  { ...project, testMatch: [testsOf(project, '*.mocked')] },
  {
    ...project,
    testMatch: [testsOf(project, '!(*.mocked)')],
    testEnvironment: `<rootDir>/__tests__/support/shared-modules/${environment}.js`,
    keepsModules: true,
  },
]

const testsOf = ({ displayName }, name) =>
  `<rootDir>/__tests__/${displayName}/**/${name}.test.{ts,tsx}`

const PROJECTS = [
  ...withKeptModules('environment', inNode('unit')),
  ...withKeptModules('environment', inNode('server', DATABASE)),
  ...withKeptModules('dom-environment', inBrowser('ui')),
  ...withKeptModules('environment', inNode('pages', DATABASE)),
]

async function finish({ keepsModules, ...project }) {
  const config = await createJestConfig(project)()
  return {
    ...config,
    // next/jest prepends its own list, so the list is replaced after the call.
    transformIgnorePatterns: [
      `/node_modules/(?!(${ESM_ONLY.join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/', '<rootDir>/bench/'],
    ...(keepsModules && keepModules(config)),
  }
}

const keepModules = ({ transform }) => ({
  transform: {
    [KEPT]: [
      '<rootDir>/__tests__/support/shared-modules/transform.js',
      { compiler: Object.values(transform)[0] },
    ],
    ...transform,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${KEPT_PACKAGES.join('|')})/)`],
})

module.exports = async () => ({
  projects: await Promise.all(PROJECTS.map(finish)),
  // 1.5 workers per core, because some tests just wait for a database, a crash or a time limit.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  testSequencer: '<rootDir>/__tests__/support/longest-first.js',
  testTimeout: 60_000,
})
