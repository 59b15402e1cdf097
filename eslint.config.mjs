import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import next from 'eslint-config-next/core-web-vitals'
import nextTypeScript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier'
import regexp from 'eslint-plugin-regexp'
import { defineConfig, globalIgnores } from 'eslint/config'
import { builtinRules } from 'eslint/use-at-your-own-risk'

import { NAMING, NAMING_LOCALS, NAMING_TESTS, commentWords } from './scripts/lint/naming-rules.mjs'
import { ONE_FORM, ONE_FORM_ON_THE_WIRE } from './scripts/lint/one-form-rules.mjs'

const root = dirname(fileURLToPath(import.meta.url))

/* ------------------------------------------------------------------ who may import whom: which folder */

const PACKAGES = 'node_modules'
const CLIENT = [
  'utils',
  'platform',
  'domain',
  'contract',
  'messages',
  'services',
  'store',
  'hooks',
  'components',
]

/** Allowed imports per layer, as in docs/architecture.md; all others are errors. */
const MAY_IMPORT = {
  utils: ['utils'],
  platform: ['utils', 'platform', PACKAGES],
  domain: ['utils', 'domain'],
  contract: ['utils', 'domain', 'contract', PACKAGES],
  messages: ['utils', 'domain', 'contract', 'messages'],
  services: ['utils', 'domain', 'contract', 'services', PACKAGES],
  store: ['utils', 'domain', 'contract', 'messages', 'services', 'store', PACKAGES],
  hooks: [...CLIENT.filter((layer) => layer !== 'components'), PACKAGES],
  components: [...CLIENT.filter((layer) => !['services', 'store'].includes(layer)), PACKAGES],
  screens: [...CLIENT, 'screens', PACKAGES],
  pages: [...CLIENT, 'screens', 'pages', 'styles', 'server/ssr', PACKAGES],
  'pages/api': [...CLIENT, 'pages', 'server/ssr', 'server/get-api.ts', PACKAGES],
  server: ['utils', 'domain', 'contract', 'server', PACKAGES],
  'server/ssr': ['utils', 'domain', 'contract', 'server', 'services', PACKAGES],
}

/** Folders that other features may import; all others are private to their feature. */
const SHARED = {
  components: [
    ...['kit', 'shop/bikes', 'shop/bike3d', 'shop/goods'],
    ...['account/addresses', 'account/auth'],
  ],
  store: [
    'auth',
    'modal',
    'toasts',
    'countries',
    'unit',
    'types.ts',
    'lifecycle.ts',
    'lazy-features.ts',
  ],
}

/** Office topics that show parts of another one; widely used parts are in components/office/kit. */
const SHOWS = {
  'office/bikes': ['office/goods'],
  'office/builds': ['office/capacity', 'office/fulfillment'],
  'office/customers': ['office/support'],
  'office/dealers': ['office/test-rides'],
  'office/goods': ['office/stock'],
  'office/orders': [
    ...['office/disputes', 'office/edits', 'office/fulfillment', 'office/refund'],
    'office/returns',
  ],
  'office/overview': ['office/reports'],
  'office/returns': ['office/refund'],
}

const inside = (folder) => `${folder}/**/*.{ts,tsx}`
// Patterns, because paths would be resolved like imports for every file, which takes minutes.
const everythingIn = (folder) => `${resolve(root, folder)}/**`
const except = (allowed) =>
  allowed.map((path) => (/\.ts$/.test(path) ? `${root}/${path}*` : everythingIn(path)))
const layerZone = (layer) => ({
  target: `./${layer}`,
  from: './**',
  except: except(MAY_IMPORT[layer]),
  message: `${layer} may import only: ${MAY_IMPORT[layer].join(', ')}.`,
})
const restrictedPaths = (...zones) => ({
  'import/no-restricted-paths': ['error', { basePath: root, zones }],
})

/** The in-process transport, the only place outside pages/api where a service imports the server. */
const TRANSPORT = 'services/http/dispatch.server.ts'

const layerBlocks = Object.keys(MAY_IMPORT).map((layer) => ({
  files: [inside(layer)],
  rules: restrictedPaths(layerZone(layer)),
}))

const transportBlock = {
  files: [TRANSPORT],
  rules: restrictedPaths({
    ...layerZone('services'),
    except: except([...MAY_IMPORT.services, 'server/get-api.ts']),
  }),
}

const FEATURES = {
  store: foldersOf('store'),
  components: ['shop', 'account', 'community', 'office'].flatMap((area) =>
    foldersOf(`components/${area}`).map((feature) => `${area}/${feature}`),
  ),
}

const featureBlocks = Object.entries(SHARED).flatMap(([layer, shared]) =>
  FEATURES[layer].map((feature) => {
    const office = feature.startsWith('office/') ? ['office/kit'] : []
    const allowed = [...new Set([feature, ...shared, ...office, ...(SHOWS[feature] ?? [])])]
    return featureBlock(layer, feature, allowed)
  }),
)

/** The design system imports no feature, and the office's kit no topic. */
const kitBlocks = [
  featureBlock('components', 'kit/ui', ['kit/ui']),
  featureBlock('components', 'office/kit', [...SHARED.components, 'office/kit']),
]

function featureBlock(layer, feature, allowed) {
  return {
    files: [inside(`${layer}/${feature}`)],
    rules: restrictedPaths(layerZone(layer), {
      target: `./${layer}/${feature}`,
      from: `./${layer}/**`,
      except: except(allowed.map((path) => `${layer}/${path}`)),
      message: 'A feature does not import another one: let them meet in a page or in layout.',
    }),
  }
}

function foldersOf(folder) {
  return readdirSync(resolve(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
}

/** Server modules and their allowed imports; docs/architecture/modules.md shows the same table. */
const { modules: MODULES } = JSON.parse(readFileSync(resolve(root, 'server/modules.json'), 'utf8'))

const doorsOf = ({ name, doors = ['index.ts'] }) => doors.map((door) => `server/${name}/${door}`)
const moduleZone = (target, allowed, message) => ({
  target: `./${target}`,
  from: './server/**',
  except: except(allowed),
  message,
})

const moduleBlocks = MODULES.map(({ name, knows }) => {
  const known = MODULES.filter((module) => knows.includes(module.name))
  const allowed = [`server/${name}`, ...known.flatMap(doorsOf)]
  const message = `${name} may use the front doors of: ${knows.join(', ') || 'nobody'}.`
  return {
    files: [inside(`server/${name}`)],
    rules: restrictedPaths(layerZone('server'), moduleZone(`server/${name}`, allowed, message)),
  }
})

/** Composition code, too, imports modules only through their index files. */
const COMPOSITION = [
  ...['openapi', 'seed', 'ssr'],
  ...readdirSync(resolve(root, 'server')).filter((name) => name.endsWith('.ts')),
].map((name) => `server/${name}`)
const composing = (layer) =>
  restrictedPaths(
    layerZone(layer),
    moduleZone(
      'server',
      [...COMPOSITION, ...MODULES.flatMap(doorsOf)],
      'Modules are used through their front doors.',
    ),
  )
const compositionBlocks = [
  { files: ['server/*.ts', 'server/{openapi,seed}/**/*.ts'], rules: composing('server') },
  { files: ['server/ssr/**/*.ts'], rules: composing('server/ssr') },
]

/* ------------------------------------------------------------------ who may import whom: which package */

const AXIOS = { regex: '^axios($|/)', message: 'axios belongs to services/http.' }
const HONO = { regex: '^(hono|@hono)($|/)', message: 'hono belongs to server/.' }
const DATABASE = { regex: '^(drizzle-orm|pg)($|/)', message: 'The database belongs to server/.' }
const ZOD = { regex: '^zod($|/)', message: 'zod belongs to contract/*.schema.ts and server/.' }
const ANY_PACKAGE = {
  regex: '^(?!\\.{1,2}/|@/|#environment-settings$)',
  message: 'This layer is pure: no package.',
}
/** Schemas stay out of the browser bundle, which needs only their types. */
const SCHEMAS = {
  regex: '\\.schema$',
  allowTypeImports: true,
  message: 'Schemas are imported as types here.',
}
const typesOf = (folder) => ({
  regex: `(^@|\\.\\.)/${folder}/`,
  allowTypeImports: true,
  message: `${folder} is imported as types here.`,
})
/** Instances are injected by extraArgument; the pure `apiErrorOf` serializes errors for the store. */
const SERVICES = { ...typesOf('services'), regex: '(^@|\\.\\.)/services/(?!http/failure$)' }

/** Each request has its own hook in hooks/<area>/<feature>; types and `faultOf` may be imported. */
const REQUESTS = {
  regex: '/hooks/kit/use-(request|action)$',
  importNames: ['useRequest', 'useServices', 'useAction'],
  message: 'Give the request a hook of its own in hooks/<area>/<feature>.',
}

/** Framework internals and patch points, unstable across upgrades: only platform/, always tested. */
const INSIDES = [
  {
    regex: '^(next/dist/|react-dom/client$|next$)',
    allowTypeImports: true,
    message: 'The insides of Next and React belong to platform/.',
  },
  {
    regex: '^next/document$',
    importNames: ['Head'],
    message: 'The head is written by platform/late-head.',
  },
]

const CLIENT_PACKAGES = [AXIOS, HONO, DATABASE, ZOD]
const restrictedPackages = (files, patterns) => ({
  files,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
})
const packages = (files, ...patterns) => restrictedPackages(files, [...patterns, ...INSIDES])

const packageBlocks = [
  packages(['*.ts', inside('scripts'), inside('mocks')]),
  restrictedPackages([inside('platform')], [AXIOS, DATABASE, ZOD]),
  packages([inside('utils'), inside('domain')], ANY_PACKAGE),
  // The audit log labels entries of resources with their nouns.
  packages([inside('messages')], ANY_PACKAGE, {
    ...typesOf('contract'),
    regex: '(^@|\\.\\.)/contract/(?!kit/resources?(/|$))',
  }),
  packages(
    [inside('contract')],
    AXIOS,
    HONO,
    DATABASE,
    { ...ZOD, allowTypeImports: true },
    SCHEMAS,
  ),
  packages(['contract/**/*.schema.ts'], AXIOS, HONO, DATABASE),
  packages([inside('services')], ...CLIENT_PACKAGES, SCHEMAS),
  packages([inside('services/http')], HONO, DATABASE, ZOD, SCHEMAS),
  packages([inside('store')], ...CLIENT_PACKAGES, SCHEMAS, SERVICES),
  packages([inside('hooks')], ...CLIENT_PACKAGES, SCHEMAS),
  packages([inside('components')], ...CLIENT_PACKAGES, SCHEMAS, typesOf('contract'), REQUESTS),
  packages([inside('screens')], ...CLIENT_PACKAGES, SCHEMAS, REQUESTS),
  packages([inside('pages')], ...CLIENT_PACKAGES, SCHEMAS, REQUESTS),
  // The API entry point forwards requests through the adapter of @hono/node-server.
  packages([inside('pages/api')], AXIOS, DATABASE, ZOD, SCHEMAS, {
    regex: '^hono($|/)',
    message: HONO.message,
  }),
  packages([inside('server')], AXIOS),
]

/* ------------------------------------------------------------------ names and shapes */

/** The only exception to "no barrels": the public interface of a server module. */
const isFrontDoor = (file) =>
  MODULES.some(({ name }) => file === resolve(root, 'server', name, 'index.ts'))

const VAGUE_FILE =
  /^(?:kept|settled|typed|shown|sought|told|forget|keep|take|tell)-|-(?:(?<!stop-)words|place|asked|wish)\./

/** Files are kebab-case, and no file is a barrel; Next names its own routes. */
const house = {
  rules: {
    // Alias, so that a file can be exempt from this rule only.
    'one-form': builtinRules.get('no-restricted-syntax'),
    'comment-words': commentWords,
    'file-name': {
      meta: { type: 'problem', schema: [], messages: { name: '{{ why }}' } },
      create: (context) => ({
        Program(node) {
          const name = basename(context.filename)
          const report = (why) => context.report({ node, messageId: 'name', data: { why } })
          if (isFrontDoor(context.filename)) return
          if (/^index\.[jt]sx?$/.test(name)) return report('No barrel files: name what is inside.')
          if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/.test(name)) report('Files are kebab-case.')
          if (VAGUE_FILE.test(name)) report('Name the mechanism (docs/glossary.md).')
        },
      }),
    },
  },
}

const SYNTAX = [
  { selector: 'TSEnumDeclaration', message: 'Use a union of strings.' },
  { selector: 'ExportAllDeclaration', message: 'No barrel files: export by name.' },
  {
    selector:
      'TSAsExpression > Identifier[name="globalThis"], MemberExpression[object.name="globalThis"][property.name=/^__/]',
    message: 'Declare process-wide state in utils/process-globals.',
  },
  {
    // Its state machine can stop halfway when a dialog closes while it opens, with the backdrop over the page.
    selector: 'JSXOpeningElement[name.name=/^Dialog/] > JSXAttribute[name.name="transition"]',
    message: 'Animate the opening of a dialog with the CSS variant starting:.',
  },
  {
    // One such rule makes browsers compute the style of all elements whenever one is added to or removed from any page.
    selector: 'Literal[value=/\\bhas-\\S*:\\[&/], TemplateElement[value.raw=/\\bhas-\\S*:\\[&/]',
    message: 'Give the changed element a class of its own, such as group-has-….',
  },
]

const EVERY_FILE = ['**/*.{ts,tsx}']
const shapeRules = {
  files: EVERY_FILE,
  plugins: { house },
  rules: {
    'house/file-name': 'error',
    'house/comment-words': 'error',
    'house/one-form': ['error', ...ONE_FORM],
    'import/no-default-export': 'error',
    'max-lines': ['error', 300],
    'max-params': ['error', 3],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    'no-console': 'error',
    'no-restricted-syntax': ['error', ...SYNTAX, ...NAMING, ...NAMING_LOCALS],
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-non-null-assertion': 'error',
    '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    'no-unused-expressions': 'off',
    'object-shorthand': ['error', 'properties'],
    'no-useless-rename': 'error',
    // ES modules only, so `module` is an ordinary name.
    '@next/next/no-assign-module-variable': 'off',
    '@typescript-eslint/no-unused-expressions': [
      'error',
      { allowShortCircuit: true, allowTernary: true },
    ],
  },
}

const exemptions = [
  {
    // Next and other tools require these names and default exports.
    files: ['**/pages/**', '**/*.config.{ts,mjs,js}', '**/*-global-{setup,teardown}.ts'],
    rules: { 'import/no-default-export': 'off' },
  },
  { files: ['**/pages/**'], rules: { 'house/file-name': 'off' } },
  {
    files: ['platform/late-head.tsx'],
    rules: { '@next/next/no-document-import-in-page': 'off' },
  },
  {
    // A drawing is markup: long, but without branches.
    files: ['components/shop/bikes/**'],
    rules: { 'max-lines-per-function': ['error', 120] },
  },
  {
    files: ['**/*.schema.ts', 'server/kernel/db/schema/**', 'messages/**'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    // Tables and API schemas keep their published names.
    files: ['server/kernel/db/schema/**', 'contract/**/*.schema.ts'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX] },
  },
  {
    files: ['contract/**/*.schema.ts'],
    rules: { 'house/one-form': ['error', ...ONE_FORM_ON_THE_WIRE] },
  },
  {
    // Code that reads untrusted input must not use regular expressions with quadratic runtime.
    files: ['{contract,domain,platform,server,utils}/**/*.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }],
      'regexp/no-super-linear-move': ['error', { report: 'certain' }],
    },
  },
  {
    // Exempt: the one implementation of each kind, readers of external text, and keys already issued.
    files: [
      'domain/kit/{plain-text,mailbox,sample,search/words}.ts',
      'domain/{account/auth/password-rules,account/addresses/address-book}.ts',
      'domain/{shop/cart/order-limits,community/support/automatic-subjects}.ts',
      'server/kernel/address-lines.ts',
      'server/kernel/mail/spellings.ts',
      'server/kernel/fonts/**',
      'server/kernel/ports/passwords.ts',
      'server/orders/records/order-url.ts',
      'server/support/tickets/reply-address.ts',
    ],
    rules: { 'house/one-form': 'off' },
  },
  {
    // Build rules take bike, build, choice and country; factories of seed rows read like tables.
    files: [
      'domain/**',
      'server/**/seed/**',
      'bench/**',
      'studio/**',
      'services/http/call.ts',
      'store/configurator/build-changes.ts',
    ],
    rules: { 'max-params': 'off' },
  },
  {
    files: ['__tests__/**', 'studio/__tests__/**'],
    rules: {
      'house/one-form': 'off',
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      'max-params': 'off',
      'no-console': 'off',
      'no-restricted-syntax': ['error', ...SYNTAX, ...NAMING_TESTS, ...NAMING_LOCALS],
    },
  },
  {
    // These files print to a terminal; log-error is the browser's only way to report.
    files: [
      'scripts/**',
      'platform/front/**',
      'bench/**',
      'utils/log-error.ts',
      'instrumentation.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // Loaded without compilation by Jest, Next and Node.
    files: ['**/*.config.js', '__tests__/support/**/*.js', 'scripts/*.cjs', 'platform/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
]

export default defineConfig([
  ...next,
  ...nextTypeScript,
  {
    files: EVERY_FILE,
    settings: { 'import/resolver': { typescript: { project: resolve(root, 'tsconfig.json') } } },
  },
  shapeRules,
  ...layerBlocks,
  ...moduleBlocks,
  ...compositionBlocks,
  transportBlock,
  ...featureBlocks,
  ...kitBlocks,
  ...packageBlocks,
  ...exemptions,
  prettier,
  globalIgnores([
    '**/.next*/**',
    'next-env.d.ts',
    'coverage/**',
    'public/**',
    'data/**',
    'docs/api/**',
    // Linted by `npm run studio:check`.
    'studio/**',
    'bench/results/**',
    'playwright-report/**',
    'test-results/**',
  ]),
])
