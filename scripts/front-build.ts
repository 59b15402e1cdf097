import path from 'node:path'

import { build } from 'esbuild'

import { frontOf, projectRoot } from './paths'

/** Makes one file that Node.js runs as it is, for a shop in production compiles nothing. */
export async function buildFront(distDir: string): Promise<void> {
  await build({
    entryPoints: [path.join(projectRoot, 'scripts', 'front', 'main.ts')],
    outfile: frontOf(distDir),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'warning',
  })
}
