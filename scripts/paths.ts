import { createRequire } from 'node:module'
import path from 'node:path'

/** The folder of the checkout. */
export const projectRoot = path.resolve(__dirname, '..')

/** Resolves a module as the project's own code would. */
export const projectRequire = createRequire(path.join(projectRoot, 'package.json'))

/** Where the built program of the serving process lies, below the build. */
export const frontOf = (distDir: string): string => path.join(distDir, 'front.cjs')
