import { createRequire } from 'node:module'
import path from 'node:path'

/** The folder of the checkout: this file lies below it, as it is or inside a program of the build. */
export const projectRoot = path.resolve(
  __dirname.replace(/([/\\])\.next\1programs$/, '$1scripts'),
  '..',
)

/** Resolves a module as the project's own code would. */
export const projectRequire = createRequire(path.join(projectRoot, 'package.json'))

/** Where the built program of the serving process lies, below the build. */
export const frontOf = (distDir: string): string => path.join(distDir, 'front.cjs')

/** A program of the build (scripts/programs.cjs). */
export const programOf = (name: string): string =>
  path.join(projectRoot, '.next', 'programs', `${name}.cjs`)
