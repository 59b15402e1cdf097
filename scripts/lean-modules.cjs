// `node scripts/lean-modules.cjs FOLDER` copies the subset of node_modules that a built shop needs at run time, for
// container images. Next.js traced its pages and its server during the build; here its tracer follows the separate
// programs and the entry point of Next.js.
const { cpSync, readdirSync, readFileSync } = require('node:fs')
const path = require('node:path')

const { nodeFileTrace } = require('next/dist/compiled/@vercel/nft')

const ROOT = path.resolve(__dirname, '..')
const BUILD = `.next/builds/${readFileSync(path.join(ROOT, '.next/current'), 'utf8')}`
const PROGRAMS = [
  ...filesOf('.next/programs', /\.cjs$/),
  ...[`${BUILD}/front.cjs`, 'next.config.js', 'platform/page-cache.cjs'],
  'scripts/encode-picture.cjs',
]
/** Compilers and what only `next dev` loads: an image never builds. */
const NOT_IN_IMAGES =
  /^node_modules[/\\](@?esbuild|@next[/\\]swc|next[/\\]dist[/\\](bundle-analyzer|esm|compiled[/\\](webpack|babel|terser|next-devtools|react-server-dom)|.*(-experimental[/\\]|\.dev\.js$)))/
/** `server/kernel/fonts` opens the fonts by computed names, which tracing can't find. */
const FONTS = [
  ...filesOf('node_modules/@fontsource', /^unicode\.json$|-(400|600)-normal\.woff$/),
  ...filesOf('node_modules/@expo-google-fonts', /_(400Regular|600SemiBold)\.ttf$/),
]
/** Files that are not needed at run time. */
const FOR_PEOPLE = /\.(map|md|mdx|d\.[cm]?ts)$/
const LICENSES = /^(licen[cs]e|copying|notice)/i

async function main() {
  const [target] = process.argv.slice(2)
  if (!target) throw new Error('Name a folder.')
  const options = { base: ROOT, processCwd: ROOT, ignore: (file) => NOT_IN_IMAGES.test(file) }
  const { fileList } = await nodeFileTrace(PROGRAMS, options)
  const traced = [...fileList, ...FONTS, ...filesOf(BUILD, /\.nft\.json$/).flatMap(tracedByNext)]
  const files = new Set(traced.filter((file) => isModule(file) && !FOR_PEOPLE.test(file)))
  // License files must be distributed with the image.
  for (const folder of new Set([...files].map(packageOf)))
    for (const name of readdirSync(path.join(ROOT, folder)))
      if (LICENSES.test(name)) files.add(path.join(folder, name))
  for (const file of files)
    cpSync(path.join(ROOT, file), path.join(target, path.relative('node_modules', file)))
}

function filesOf(folder, pattern) {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
}

/** Returns the files relative to the project folder, like the tracer's output. */
function tracedByNext(list) {
  const { files } = JSON.parse(readFileSync(path.join(ROOT, list), 'utf8'))
  return files.map((file) => path.join(path.dirname(list), file))
}

const isModule = (file) => file.split(path.sep)[0] === 'node_modules'

/** Returns the folder of a file's package; packages may be nested. */
const packageOf = (file) => /^.*node_modules[/\\](@[^/\\]+[/\\])?[^/\\]+/.exec(file)[0]

main().catch((error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
