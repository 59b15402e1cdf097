import { readFileSync } from 'node:fs'

/** Returns the folder of the production build for the next start; undefined if there is none. */
export function currentBuild(): string | undefined {
  try {
    return `.next/builds/${readFileSync('.next/current', 'utf8')}`
  } catch {
    return undefined
  }
}
