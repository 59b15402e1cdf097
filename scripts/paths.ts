import { createRequire } from 'node:module'
import path from 'node:path'

/** Root of the checkout. This file is below it, as source or bundled into a program of the build. */
export const projectRoot = path.resolve(
  __dirname.replace(/([/\\])\.next\1programs$/, '$1scripts'),
  '..',
)

/** Resolves modules like the project's own code. */
export const projectRequire = createRequire(path.join(projectRoot, 'package.json'))

/** Path of the serving process's program within a build. */
export const frontOf = (distDir: string): string => path.join(distDir, 'front.cjs')

export const programOf = (name: string): string =>
  path.join(projectRoot, '.next', 'programs', `${name}.cjs`)
