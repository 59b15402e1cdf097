import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { environmentSettings } from '@/utils/environment-settings'
import { DEFAULT_REGION } from '@/utils/default-region'
import { processGlobals } from '@/utils/process-globals'

/** Variables of a build: its kind, and the optimizations that can be turned off. */
const OF_THE_BUILD = /^(NODE_ENV|NEXT_RUNTIME|NEXT_PUBLIC_API_MOCKING|TRICK_\w+)$/
/** Folders that Next.js compiles into page scripts, for browsers and servers. */
const COMPILED = [
  ...['components', 'domain', 'hooks', 'messages', 'pages', 'platform/*.tsx', 'screens'],
  ...['services', 'store', 'utils', 'server', 'platform/lazy-loading', 'instrumentation*'],
]

/** Files that no page imports, or at least not in a browser. */
const ON_SERVERS =
  /^(server\/|instrumentation|pages\/api\/|utils\/(client-address|environment-settings|public-settings)\.ts$)/

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...COMPILED], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file))

/** Returns the variables that a file reads; '' stands for reading the environment as a whole. */
const namesIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\bprocess\??\.env\b(?:\.(\w+)|\['(\w+)'\])?/g)].map(
    ([, name, quoted]) => name ?? quoted ?? '',
  )

const settingsIn = (list: string[], isSetting: (name: string) => boolean) =>
  list.flatMap((file) =>
    namesIn(file)
      .filter((name) => !OF_THE_BUILD.test(name) && isSetting(name))
      .map((name) => `${file}: ${name}`),
  )

test('no setting is written into a build: Next.js replaces named members of process.env that begin with NEXT_PUBLIC_', () => {
  expect(files.length).toBeGreaterThan(1_000)
  expect(settingsIn(files, (name) => name.startsWith('NEXT_PUBLIC_'))).toEqual([])
})

test('a browser reads no environment but that of its build', () => {
  const client = files.filter((file) => !ON_SERVERS.test(file))
  expect(settingsIn(client, () => true)).toEqual([])
})

describe('the settings of an environment', () => {
  const { brand } = processGlobals()
  beforeAll(() => delete processGlobals().brand)
  afterAll(() => Object.assign(processGlobals(), { brand }))

  const UNREAD = {
    ...{ name: '', line: '', announcement: null, socials: [] },
    ...{ accent: '#CFF245', second_accent: '#14161A' },
    ...{ menu: [], footer: [], pictures: { logo: null, mark: null } },
  }
  const settings = (env: Record<string, string> = {}) =>
    environmentSettings({ ...env, NODE_ENV: 'production' })

  test('an environment without any has a shop on this machine', () => {
    expect(settings()).toEqual({
      shopUrl: 'http://localhost:3000',
      brand: UNREAD,
      region: DEFAULT_REGION,
      support: { email: 'support@nireeka.example', hours: [] },
    })
    expect(settings({ PORT: '4510', SHOP_URL: '' }).shopUrl).toBe('http://localhost:4510')
  })

  test('what is set arrives, what is empty is left out', () => {
    expect(
      settings({
        SHOP_URL: 'https://shop.test/',
        PORT: '4510',
        NEXT_PUBLIC_SUPPORT_EMAIL: 'help@shop.test',
        NEXT_PUBLIC_API_HOST: 'https://api.test',
        NEXT_PUBLIC_APP_HOST: '',
        NEXT_PUBLIC_TRACES: 'on',
        APP_SECRET: 'never-in-a-page',
      }),
    ).toEqual({
      shopUrl: 'https://shop.test',
      brand: UNREAD,
      region: DEFAULT_REGION,
      support: { email: 'help@shop.test', hours: [] },
      apiHost: 'https://api.test',
      traces: 'on',
    })
  })
})
