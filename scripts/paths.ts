import { createRequire } from 'node:module'
import path from 'node:path'

/** Root of the checkout, which contains this file as source or bundled into a program of the build. */
export const projectRoot = path.resolve(
  __dirname.replace(/([/\\])\.next\1programs$/, '$1scripts'),
  '..',
)

export const projectRequire = createRequire(path.join(projectRoot, 'package.json'))

export const frontOf = (distDir: string): string => path.join(distDir, 'front.cjs')

export const programOf = (name: string): string =>
  path.join(projectRoot, '.next', 'programs', `${name}.cjs`)
