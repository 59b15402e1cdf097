// Bundles the shop's programs as JavaScript, by `node scripts/programs.cjs` and in every build.
const {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} = require('node:fs')
const path = require('node:path')

const ROOT = path.resolve(__dirname, '..')
const FOLDER = path.join(ROOT, '.next', 'programs')
const INPUTS = path.join(FOLDER, 'inputs.json')

/** Programs of the shop. `prepare` migrates the database, builds if needed, and exits. */
const PROGRAMS = ['start', 'worker', 'prepare']

/** Worker threads and child processes of the shop, built next to its programs. */
const THREADS = {
  'email-parser': 'server/support/inbound/email-parser.ts',
  draw: 'server/after-sale/documents/draw/draw-program.ts',
  'render-build': 'server/pictures/render-program.ts',
}

const programFile = (name) => path.join(FOLDER, `${name}.cjs`)
const sourceOf = (name) => path.join('scripts', `${name}.ts`)
const SOURCES = {
  ...Object.fromEntries(PROGRAMS.map((name) => [name, sourceOf(name)])),
  ...THREADS,
}

function isFresh() {
  if (!Object.keys(SOURCES).every((name) => existsSync(programFile(name)))) return false
  // A deployment may contain the programs without their sources.
  if (!existsSync(path.join(ROOT, sourceOf('start')))) return true
  const inputs = JSON.parse(readFileSync(INPUTS, 'utf8'))
  return Object.entries(inputs).every(([file, stamp]) => stampOf(file) === stamp)
}

function stampOf(file) {
  const found = statSync(path.join(ROOT, file), { throwIfNoEntry: false })
  return found ? `${found.mtimeMs} ${found.size}` : ''
}

async function buildPrograms() {
  // Lazy-loaded: a start with fresh programs doesn't need it.
  const { build } = require('esbuild')
  const { metafile, outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: SOURCES,
    outdir: FOLDER,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    metafile: true,
    write: false,
    logLevel: 'warning',
  })
  const inputs = [...Object.keys(metafile.inputs), 'package-lock.json']
  const stamps = inputs.map((file) => [file, stampOf(file)])
  mkdirSync(FOLDER, { recursive: true })
  for (const { path: file, contents } of outputFiles) replaceFile(file, contents)
  replaceFile(INPUTS, JSON.stringify(Object.fromEntries(stamps)))
}

/** Replaces a file atomically, because another start may be running it. */
function replaceFile(file, content) {
  const next = `${file}.${process.pid}`
  writeFileSync(next, content)
  renameSync(next, file)
}

module.exports = { PROGRAMS, buildPrograms, isFresh, programFile }

if (require.main === module) {
  buildPrograms().catch((error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
}
