import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Precompresses scripts and styles of a build at the highest level, because no visitor waits for it. */
export async function packAssets(distDir: string): Promise<void> {
  const folder = path.join(distDir, 'static')
  const files = await readdir(folder, { recursive: true })
  const texts = files.filter((file) => /\.(js|css)$/.test(file))
  await Promise.all(texts.map((file) => pack(path.join(folder, file))))
}

async function pack(file: string): Promise<void> {
  const content = await readFile(file)
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: content.length }
  const [brotli, zipped] = await Promise.all([
    toBrotli(content, { params }),
    toGzip(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)])
}
