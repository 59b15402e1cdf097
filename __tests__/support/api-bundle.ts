import { build } from 'esbuild'
import { rm } from 'node:fs/promises'
import path from 'node:path'

const projectRoot = path.resolve(__dirname, '..', '..')
// Inside the project, from where its packages are found; a name of its own for each run beside others.
const bundle = path.join(projectRoot, 'node_modules', '.cache', `api-process-${process.pid}.cjs`)

/**
 * Puts the API of `api-process.ts` in one file, whose path is left in API_PROCESS: a test that kills it dozens of times
 * starts it in half the time.
 */
export async function bundleApi(): Promise<void> {
  await build({
    absWorkingDir: projectRoot,
    entryPoints: ['__tests__/support/api-process.ts'],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    logLevel: 'error',
  })
  process.env.API_PROCESS = bundle
}

export const removeApiBundle = () => rm(bundle, { force: true })
