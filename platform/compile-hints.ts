import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Chromium compiles the functions of such a file while it loads, beside the main thread, instead of one by one later. */
const HINT = '//# allFunctionsCalledOnLoad\n'
/** Smaller files are compiled as quickly without it, characters. */
const MIN_LENGTH = 30_000

/**
 * Marks the scripts of a build as wanted whole. Without it their compilation, a third of what a page computes before it
 * can be used, falls into the task that hydrates it.
 */
export async function hintCompilation(distDir: string): Promise<void> {
  const folder = path.join(distDir, 'static', 'chunks')
  const files = await readdir(folder, { recursive: true })
  const scripts = files.filter((file) => file.endsWith('.js'))
  await Promise.all(scripts.map((file) => hint(path.join(folder, file))))
}

async function hint(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  if (text.startsWith(HINT) || text.length < MIN_LENGTH) return
  await writeFile(file, HINT + text)
}
