import { readdirSync, readFileSync, existsSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Set by the platform, by npm or by Next.js itself. */
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

/** `PLATFORM_TRICKS` reaches the pages as one constant for each trick. */
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
  const stems = [...read('docs/features.md').matchAll(/^\| `([a-z0-9-]+)`/gm)].map(
    ([, stem]) => stem,
  )
  const shared = ['ui', 'layout']

  test('registers the feature of every folder of components', () => {
    const folders = readdirSync(path.join(root, 'components')).filter(
      (name) => !shared.includes(name),
    )
    expect(folders.filter((name) => !stems.includes(name))).toEqual([])
  })

  test('registers the feature of every table of the contract', () => {
    const tables = readdirSync(path.join(root, 'contract')).filter((file) =>
      file.endsWith('.schema.ts'),
    )
    const features = tables.map((file) => file.replace('.schema.ts', ''))
    expect(
      features.filter(
        (name) =>
          !['api', 'content-tree', 'money', 'named', 'text', 'ticket', ...stems].includes(name) &&
          // Parts of a feature share its prefix: forum-deletion.
          !stems.some((stem) => name.startsWith(`${stem}-`)),
      ),
    ).toEqual([])
  })
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
