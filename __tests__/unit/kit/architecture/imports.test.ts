import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** [importing file, its code]. Targets exist: a rule about a missing file would allow everything. */
type Row = readonly [path: string, code: string]

const value = (from: string) => `import { thing } from '${from}'\nexport const used = thing\n`
const named = (name: string, from: string) =>
  `import { ${name} } from '${from}'\nexport const used = ${name}\n`
const typed = (from: string) =>
  `import type { Thing } from '${from}'\nexport const used: Thing | null = null\n`

const UTILS = '@/utils/format'
const DOMAIN = '@/domain/kit/money'
const CONTRACT = '@/contract/kit/errors'
const SCHEMA = '@/contract/shop/cart/cart.schema'
const PLATFORM = '@/platform/use-hydrated'
const MESSAGES = '@/messages/kit/chrome'
const SERVICES = '@/services/services'
const STORE = '@/store/make-store'
const HOOKS = '@/hooks/kit/use-modal'
const COMPONENTS = '@/components/kit/ui/button'
const PAGES = '@/pages/404'
const SCREENS = '@/screens/backoffice/office-pages'
const SERVER = '#server/get-api'
const TARGETS = [
  UTILS,
  PLATFORM,
  DOMAIN,
  CONTRACT,
  SCHEMA,
  MESSAGES,
  SERVICES,
  STORE,
  HOOKS,
  COMPONENTS,
  SCREENS,
]

const PATHS = 'import/no-restricted-paths'
const PACKAGES = '@typescript-eslint/no-restricted-imports'

/** What each row of the table "who may import whom" forbids. */
const forbidden: Record<string, readonly [rule: string, ...rows: Row[]]> = {
  'utils import nothing of the house': [
    PATHS,
    ['utils/x.ts', value(DOMAIN)],
    ['utils/x.ts', value('../domain/kit/money')],
    ['utils/x.ts', value(MESSAGES)],
  ],
  'the tricks of speed know nothing of the shop': [
    PATHS,
    ['platform/x.ts', value(DOMAIN)],
    ['platform/x.tsx', value(COMPONENTS)],
    ['platform/front/x.ts', typed(SERVER)],
  ],
  'the insides of Next and React belong to platform': [
    PACKAGES,
    ['components/kit/ui/x.tsx', value('next/dist/client/index')],
    ['hooks/shop/cart/x.ts', value('react-dom/client')],
    ['pages/x.tsx', named('Head', 'next/document')],
    ['x.ts', value('react-dom/client')],
    ['scripts/x.ts', value('next')],
    ['server/ssr/x.ts', value('next/dist/server/render')],
    ['services/shop/x.ts', value('next/dist/server/render')],
  ],
  'what has no screen needs no trick': [
    PATHS,
    ['domain/kit/x.ts', value(PLATFORM)],
    ['store/x.ts', value(PLATFORM)],
    ['server/x.ts', value(PLATFORM)],
  ],
  'domain imports utils and domain only': [
    PATHS,
    ['domain/kit/x.ts', value(CONTRACT)],
    ['domain/kit/x.ts', value(MESSAGES)],
    ['domain/shop/bikes/drawing/x.ts', value('../../../../store/make-store')],
    ['domain/kit/x.ts', 'export const load = () => import("@/services/services")\n'],
  ],
  'domain, utils and messages use no package': [
    PACKAGES,
    ['domain/kit/x.ts', value('zod')],
    ['domain/kit/x.ts', value('node:fs')],
    ['utils/x.ts', value('react')],
    ['messages/shop/cart/x.ts', value('@reduxjs/toolkit')],
  ],
  'contract knows neither server nor screens': [
    PATHS,
    ['contract/shop/cart/x.ts', value(SERVER)],
    ['contract/shop/cart/x.ts', value(MESSAGES)],
    ['contract/shop/cart/x.ts', value(SERVICES)],
  ],
  'messages use the contract as types': [PACKAGES, ['messages/shop/cart/x.ts', value(CONTRACT)]],
  'messages know no layer above': [PATHS, ['messages/shop/cart/x.ts', value(STORE)]],
  'services know neither store nor server': [
    PATHS,
    ['services/shop/x.ts', value(STORE)],
    ['services/shop/x.ts', value(MESSAGES)],
    ['services/shop/x.ts', value(SERVER)],
    ['services/http/x.ts', value('../../server/app')],
  ],
  'axios stays in services/http': [
    PACKAGES,
    ['services/shop/x.ts', value('axios')],
    ['store/x.ts', value('axios')],
    ['components/shop/cart/x.tsx', value('axios')],
    ['server/x.ts', value('axios')],
  ],
  'store uses services as types': [PACKAGES, ['store/cart/x.ts', value(SERVICES)]],
  'store knows no hook, no component, no server': [
    PATHS,
    ['store/x.ts', value(HOOKS)],
    ['store/x.ts', value(COMPONENTS)],
    ['store/x.ts', value(SERVER)],
  ],
  'a feature of the store does not import another one': [
    PATHS,
    ['store/modal/x.ts', value('@/store/cart/guest-cart-slice')],
    ['store/cart/x.ts', value('../checkout/checkout-slice')],
  ],
  'hooks know no component and no server': [
    PATHS,
    ['hooks/shop/cart/x.ts', value(COMPONENTS)],
    ['hooks/shop/cart/x.ts', value(SERVER)],
  ],
  'components reach store and services through hooks': [
    PATHS,
    ['components/shop/cart/x.tsx', value(STORE)],
    ['components/kit/layout/x.tsx', typed(STORE)],
    ['components/shop/cart/x.tsx', value(SERVICES)],
    ['components/shop/cart/x.tsx', value(SERVER)],
    ['components/shop/cart/x.tsx', value(PAGES)],
    ['components/shop/cart/x.tsx', value(SCREENS)],
  ],
  'components leave requests to the hooks of a feature': [
    PACKAGES,
    ['components/shop/cart/x.tsx', named('useRequest', '@/hooks/kit/use-request')],
    ['components/shop/cart/x.tsx', named('useServices', '@/hooks/kit/use-request')],
    ['components/kit/layout/x.tsx', named('useAction', '@/hooks/kit/use-action')],
    ['pages/x.tsx', named('useAction', '../hooks/kit/use-action')],
    ['screens/x.tsx', named('useAction', '../hooks/kit/use-action')],
  ],
  'components use the contract as types': [
    PACKAGES,
    ['components/shop/cart/x.tsx', value(CONTRACT)],
  ],
  'a feature does not import another one': [
    PATHS,
    ['components/shop/cart/x.tsx', value('@/components/shop/configurator/configurator-screen')],
    ['components/kit/ui/x.tsx', value('@/components/kit/layout/footer')],
    ['components/kit/ui/x.tsx', value('../../shop/bikes/bike-drawing')],
    ['components/office/kit/x.tsx', value('@/components/office/stock/stock-table')],
    ['components/office/promo/x.tsx', value('@/components/office/stock/stock-table')],
  ],
  'pages reach the server through server/ssr only': [
    PATHS,
    ['pages/x.tsx', value(SERVER)],
    ['screens/x.tsx', value(SERVER)],
    ['screens/x.tsx', value(PAGES)],
    ['pages/configurator/x.tsx', value('@/server/app')],
    ['pages/api/x.ts', value('#server/real-deps')],
  ],
  'server knows no screen': [
    PATHS,
    ['server/pricing/cart/x.ts', value(COMPONENTS)],
    ['server/pricing/cart/x.ts', value(STORE)],
    ['server/pricing/cart/x.ts', value(SERVICES)],
    ['server/pricing/cart/x.ts', value('@/hooks/kit/use-modal')],
  ],
  'a module of the server knows those above it only': [
    PATHS,
    ['server/stock/movements/x.ts', value('@/server/orders')],
    ['server/stock/movements/x.ts', typed('@/server/orders')],
    ['server/orders/records/x.ts', value('../../payments')],
    ['server/payments/attempts/x.ts', typed('@/server/after-sale')],
    ['server/community/forum/x.ts', value('@/server/orders')],
    ['server/kernel/http/x.ts', value('@/server/identity')],
    ['server/kernel/jobs/x.ts', value('@/server/subscriptions')],
    ['server/identity/account/x.ts', value('../../app')],
  ],
  'a module is used through its front door': [
    PATHS,
    ['server/payments/attempts/x.ts', value('@/server/orders/records/queries')],
    ['server/payments/attempts/x.ts', typed('@/server/orders/records/queries')],
    ['server/after-sale/letters/x.ts', value('../../orders/records/queries')],
    ['server/orders/records/x.ts', value('@/server/kernel/mail/letter-styles')],
    ['server/x.ts', value('./payments/attempts/settle')],
    ['server/seed/x.ts', value('../pricing/cart/quote-cart')],
    ['server/ssr/x.ts', value('@/server/catalog/products/read-catalog')],
  ],
  'hono and drizzle stay in server': [
    PACKAGES,
    ['services/http/x.ts', value('hono')],
    ['pages/x.tsx', value('drizzle-orm')],
    ['pages/api/x.ts', value('hono')],
    ['contract/shop/cart/x.ts', value('hono/zod-validator')],
    ['store/x.ts', value('drizzle-orm/pg-core')],
  ],
  'zod stays in schemas and server': [
    PACKAGES,
    ['contract/shop/cart/x.ts', value('zod')],
    ['components/shop/cart/x.tsx', value('zod')],
    ['services/http/x.ts', value('zod')],
    ['pages/x.tsx', value('zod')],
  ],
  'the browser gets schemas as types': [
    PACKAGES,
    ['contract/shop/cart/x.ts', value('./cart.schema')],
    ['services/shop/x.ts', value(SCHEMA)],
    ['store/x.ts', value(SCHEMA)],
    ['hooks/shop/cart/x.ts', value(SCHEMA)],
    ['components/shop/cart/x.tsx', value(SCHEMA)],
    ['pages/x.tsx', value(SCHEMA)],
  ],
}

/** Second implementations of what already has one: see scripts/lint/one-form-rules.mjs. */
const secondForms: readonly Row[] = [
  ['domain/kit/x.ts', "export const plain = (text: string) => text.normalize('NFKC')\n"],
  ['server/office/x.ts', 'export const keyOf = (email: string) => email.toLowerCase()\n'],
  ['server/office/x.ts', 'export const keyOf = (email: string) => email.trim().toLowerCase()\n'],
  ['components/shop/cart/x.tsx', 'export const town = (a: Town) => `${a.postcode} ${a.city}`\n'],
  ['components/shop/cart/x.tsx', 'export const Town = (a: Town) => <p>{a.postcode}</p>\n'],
  ['server/office/x.ts', "export const town = (a: Town) => [a.city, a.postcode].join(' ')\n"],
  [
    'contract/shop/cart/x.schema.ts',
    "import { z } from 'zod'\nexport const Code = z.string().trim()\n",
  ],
]

type Shape = [name: string, rule: string, path: string, code: string]

const shapes: readonly Shape[] = [
  ['an enum', 'no-restricted-syntax', 'domain/kit/x.ts', 'export enum Size {\n  M,\n}\n'],
  ...secondForms.map(([path, code]): Shape => [
    `a second form in ${path}: ${code}`,
    'house/one-form',
    path,
    code,
  ]),
  [
    'a process-wide variable of its own',
    'no-restricted-syntax',
    'server/kernel/x.ts',
    'export const all = globalThis as { __x?: number }\n',
  ],
  ['a barrel by star', 'no-restricted-syntax', 'domain/kit/x.ts', "export * from './money'\n"],
  [
    'a dialog animated by Headless UI',
    'no-restricted-syntax',
    'components/kit/ui/x.tsx',
    'export const Sheet = () => <DialogPanel transition />\n',
  ],
  ['a barrel by name', 'house/file-name', 'domain/kit/index.ts', 'export const one = 1\n'],
  ['a camelCase file', 'house/file-name', 'domain/kit/bikeSize.ts', 'export const one = 1\n'],
  ['a default export', 'import/no-default-export', 'domain/kit/x.ts', 'export default 1\n'],
  [
    'any',
    '@typescript-eslint/no-explicit-any',
    'domain/kit/x.ts',
    'export const read = (value: any) => value\n',
  ],
  [
    'a non-null assertion',
    '@typescript-eslint/no-non-null-assertion',
    'domain/kit/x.ts',
    'export const first = (all: string[]) => all[0]!\n',
  ],
  ['a console line', 'no-console', 'components/shop/cart/x.tsx', "console.log('here')\n"],
  ['a file of 301 lines', 'max-lines', 'domain/kit/x.ts', `${'// line\n'.repeat(300)}export {}\n`],
  [
    'a function of four parameters',
    'max-params',
    'hooks/shop/cart/x.ts',
    'export const sum = (a: number, b: number, c: number, d: number) => a + b + c + d\n',
  ],
  [
    'a function of more than 60 lines',
    'max-lines-per-function',
    'domain/kit/x.ts',
    `export function long(list: number[]) {\n${'  list.push(1)\n'.repeat(60)}  return list\n}\n`,
  ],
]

/** The counterpart: what the table allows must remain possible. */
const allowed: readonly Row[] = [
  ['utils/x.ts', value('./format')],
  ['domain/kit/x.ts', value(UTILS)],
  ['domain/shop/bikes/drawing/x.ts', value(DOMAIN)],
  ['contract/shop/cart/x.ts', typed('zod')],
  ['contract/shop/cart/x.schema.ts', value('zod')],
  ['contract/shop/cart/x.ts', typed('./cart.schema')],
  ['messages/shop/cart/x.ts', typed(CONTRACT)],
  ['services/http/x.ts', value('axios')],
  ['services/shop/x.ts', value(CONTRACT)],
  ['store/cart/x.ts', typed(SERVICES)],
  ['store/cart/x.ts', value('@/store/toasts/toasts-slice')],
  ['store/cart/x.ts', value('@reduxjs/toolkit')],
  ['hooks/shop/cart/x.ts', value(SERVICES)],
  ['components/shop/cart/x.tsx', typed(CONTRACT)],
  ['components/shop/cart/x.tsx', value(COMPONENTS)],
  ['components/shop/cart/x.tsx', value(HOOKS)],
  ['components/shop/cart/x.tsx', named('faultOf', '@/hooks/kit/use-action')],
  ['components/kit/layout/x.tsx', value('@/components/shop/bikes/bike-drawing')],
  ['components/office/promo/x.tsx', value('@/components/office/kit/dense-field')],
  ['components/office/goods/x.tsx', value('@/components/office/stock/stock-table')],
  ['pages/x.tsx', value(STORE)],
  ['pages/_document.tsx', named('Html', 'next/document')],
  ['hooks/shop/cart/x.ts', value(PLATFORM)],
  ['components/kit/ui/x.tsx', value(PLATFORM)],
  ['platform/x.ts', value('react-dom/client')],
  ['platform/x.ts', value(UTILS)],
  ['pages/x.tsx', 'export default function Page() {\n  return null\n}\n'],
  ['pages/api/x.ts', value(SERVER)],
  ['pages/api/x.ts', value('@hono/node-server')],
  ['server/pricing/cart/x.ts', value('hono')],
  ['server/pricing/cart/x.ts', value(SCHEMA)],
  ['server/ssr/x.ts', value(SERVICES)],
  ['server/payments/attempts/x.ts', value('@/server/orders')],
  ['server/payments/attempts/x.ts', typed('@/server/kernel/db/schema/orders/orders')],
  ['server/payments/attempts/x.ts', value('./settle')],
  ['server/seed/x.ts', value('@/server/pricing')],
  ['server/x.ts', value('./payments')],
  ['server/orders/index.ts', "export { lockOrder } from './orders/queries'\n"],
]

const root = process.cwd()

function lint(snippets: readonly { path: string; code: string }[]): string[][] {
  const output = execFileSync('node', [join(__dirname, '../../../support/lint-snippets.mjs')], {
    cwd: root,
    input: JSON.stringify(snippets),
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  return JSON.parse(output) as string[][]
}

describe('lint', () => {
  const badRows = Object.entries(forbidden).flatMap(([name, [rule, ...rows]]) =>
    rows.map(([path, code]) => ({ name, rule, path, code })),
  )
  const badShapes = shapes.map(([name, rule, path, code]) => ({ name, rule, path, code }))
  const good = allowed.map(([path, code]) => ({ path, code }))
  let answers: string[][] = []

  // Lints everything in one process, because loading ESLint takes longer than linting.
  beforeAll(() => {
    answers = lint([...badRows, ...badShapes, ...good])
  }, 120_000)

  it('is asked about files that exist', () => {
    const missing = TARGETS.filter((target) => {
      const path = join(root, target.slice(2))
      return !existsSync(`${path}.ts`) && !existsSync(`${path}.tsx`)
    })
    expect(missing).toEqual([])
  })

  it('refuses every import that the table does not grant', () => {
    const through = badRows.filter(({ rule }, index) => !answers[index]?.includes(rule))
    expect(through.map(({ name, path, code }) => `${name}: ${path}: ${code}`)).toEqual([])
  })

  it('refuses the shapes that the house does not use', () => {
    const through = badShapes.filter(
      ({ rule }, index) => !answers[badRows.length + index]?.includes(rule),
    )
    expect(through.map(({ name }) => name)).toEqual([])
  })

  it('lets every import pass that the table grants', () => {
    const start = badRows.length + badShapes.length
    const stopped = good
      .map((snippet, index) => ({ ...snippet, rules: answers[start + index] ?? [] }))
      .filter(({ rules }) => rules.length > 0)
    expect(stopped).toEqual([])
  })
})
