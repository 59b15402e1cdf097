import path from 'node:path'

import { build } from 'esbuild'

/**
 * Makes one file that Node.js runs as it is, for a shop in production compiles nothing.
 * @param outfile where it is written
 */
export async function buildFront(outfile: string): Promise<void> {
  await build({
    entryPoints: [path.join(process.cwd(), 'platform', 'front', 'main.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'warning',
  })
}
