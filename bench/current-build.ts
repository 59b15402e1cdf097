import { readFileSync } from 'node:fs'

export function currentBuild(): string | undefined {
  try {
    return `.next/builds/${readFileSync('.next/current', 'utf8')}`
  } catch {
    return undefined
  }
}
