import { readFileSync } from 'node:fs'

/** The folder of the production build that the next start serves; undefined where there is none. */
export function currentBuild(): string | undefined {
  try {
    return `.next/builds/${readFileSync('.next/current', 'utf8')}`
  } catch {
    return undefined
  }
}
