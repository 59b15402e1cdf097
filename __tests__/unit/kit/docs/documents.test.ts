import { readdirSync, readFileSync, existsSync } from 'node:fs'
import path from 'node:path'

import { ROOMS, filesOf, parseFeatures } from '@/scripts/feature-files'

const root = path.resolve(__dirname, '../../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Variables set by the platform, by npm or by Next.js itself. */
const NOT_OURS = [
  'CI',
  'HOME',
  'LANG',
  'NODE_ENV',
  'NEXT_PHASE',
  'NEXT_RUNTIME',
  'PATH',
  'SystemRoot',
  'XDG_CACHE_HOME',
  'npm_lifecycle_event',
]

/** `PLATFORM_TRICKS` reaches the pages as one constant per trick. */
const isMadeOfAnother = (name: string) => name.startsWith('TRICK_')

const CODE = [
  ...[
    'bench',
    'components',
    'contract',
    'domain',
    'hooks',
    'messages',
    'mocks',
    'pages',
    'platform',
    'screens',
    'scripts',
  ],
  ...['server', 'services', 'store', 'utils', '__tests__'],
]

function sources(): string[] {
  const inFolders = CODE.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  const atRoot = readdirSync(root, { encoding: 'utf8' })
  return [...inFolders, ...atRoot].filter(
    (file) => /\.([cm]?js|tsx?)$/.test(file) && !/\.next|node_modules/.test(file),
  )
}

describe('.env.example', () => {
  test('names every variable that the code reads', () => {
    const named = sources().flatMap((file) =>
      [...read(file).matchAll(/\benv\.([A-Z][A-Z_]+)/g)].flatMap(([, name]) => name ?? []),
    )
    const example = read('.env.example')
    const missing = [...new Set(named)].filter(
      (name) =>
        !NOT_OURS.includes(name) &&
        !isMadeOfAnother(name) &&
        !new RegExp(`\\b${name}\\b`).test(example),
    )
    expect(missing).toEqual([])
  })

  test('names no variable that nobody reads', () => {
    const code = sources().map(read).join('\n')
    const named = [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].flatMap(
      ([, name]) => name ?? [],
    )
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((name) => !new RegExp(`\\benv\\.${name}\\b`).test(code))).toEqual([])
  })
})

describe('docs/features.md', () => {
  const features = parseFeatures(read('docs/features.md'))
  const addresses = features.map(({ address }) => address)
  const folders = (folder: string) =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  const roomsOf = (layer: string) =>
    folders(layer).flatMap((area) => folders(`${layer}/${area}`).map((name) => `${area}/${name}`))
  const isKit = (address: string) => /^(kit\/.*|office\/kit)$/.test(address)

  test('has each feature once', () => {
    expect(addresses.length).toBeGreaterThan(60)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test.each(ROOMS)('registers every folder of %s', (layer) => {
    const unknown = roomsOf(layer).filter((one) => !isKit(one) && !addresses.includes(one))
    expect(unknown).toEqual([])
  })

  test('registers every folder of the modules of the server once', () => {
    const registered = features.flatMap(({ server }) => server)
    const modules = folders('server').filter((name) => !['kernel', 'seed', 'ssr'].includes(name))
    const found = modules.flatMap((name) =>
      folders(`server/${name}`).map((one) => `${name}/${one}`),
    )
    expect(found.filter((one) => !registered.includes(one))).toEqual([])
    expect(registered.filter((one) => !existsSync(path.join(root, 'server', one)))).toEqual([])
    expect(new Set(registered).size).toBe(registered.length)
  })

  test('lists all files of a feature and no other', () => {
    const refund = features.find(({ address }) => address === 'office/refund')
    const files = [
      ...['domain/office/refund/refund.ts', 'server/payments/refunds/send-refund.ts'],
      ...['services/office/refund.ts', 'services/office/refund-notes.ts', 'store/refund/a.ts'],
      ...['messages/office/returns/refund.ts', 'server/payments/attempts/refund.ts'],
    ]
    expect(refund && filesOf(refund, files)).toEqual([
      ...['domain/office/refund/refund.ts', 'server/payments/refunds/send-refund.ts'],
      ...['services/office/refund.ts', 'services/office/refund-notes.ts'],
    ])
  })
})

test('no folder has more than 60 entries', () => {
  const crowded: string[] = []
  const visit = (folder: string) => {
    const entries = readdirSync(path.join(root, folder), { withFileTypes: true })
    if (entries.length > 60) crowded.push(`${folder}: ${entries.length}`)
    const folders = entries.filter((one) => one.isDirectory() && one.name !== 'node_modules')
    for (const { name } of folders) visit(`${folder}/${name}`)
  }
  CODE.forEach(visit)
  expect(crowded).toEqual([])
})

const CHAPTERS = readdirSync(path.join(root, 'docs/architecture')).map(
  (file) => `docs/architecture/${file}`,
)

test.each([
  ...['README.md', 'CONTRIBUTING.md'],
  ...['docs/architecture.md', 'docs/deploy.md', 'docs/deploy-tests.md', 'docs/features.md'],
  ...['docs/known-limits.md', 'docs/payments.md', 'docs/running.md', 'docs/settings.md'],
  ...CHAPTERS,
])('%s links to files that exist and names scripts that package.json has', (document) => {
  const text = read(document)
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(
    ([, link]) => link ?? '',
  )
  const missing = links.filter(
    (link) => !existsSync(path.resolve(root, path.dirname(document), link)),
  )
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = [...text.matchAll(/npm run ([a-z:]+)/g)].map(([, name]) => name ?? '')
  expect(missing).toEqual([])
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})

describe('docs/architecture.md', () => {
  test('lists every chapter', () => {
    const page = read('docs/architecture.md')
    const listed = [...page.matchAll(/\]\((architecture\/[^)]+)\)/g)].map(
      ([, chapter]) => `docs/${chapter}`,
    )
    expect([...new Set(listed)].sort()).toEqual([...CHAPTERS].sort())
  })

  test.each([
    ['docs/architecture.md', 100],
    ...CHAPTERS.map((chapter): [string, number] => [chapter, 120]),
  ])('%s has at most %i lines', (document, most) => {
    expect(read(document).trimEnd().split('\n').length).toBeLessThanOrEqual(most)
  })
})

test('the decisions are numbered without a gap', () => {
  const files = readdirSync(path.join(root, 'docs/decisions')).sort()
  expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, index) => index + 1))
  for (const file of files) {
    const parts = ['Context', 'Decision', 'Consequences'].map((title) => `## ${title}`)
    for (const part of parts) expect(read(`docs/decisions/${file}`)).toContain(part)
  }
})
