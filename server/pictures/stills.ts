import { readFile } from 'node:fs/promises'
import path from 'node:path'

export const STILLS = path.join(process.cwd(), 'public', 'stills')

let names: Promise<Map<string, string[]>> | undefined

/** Returns the names of the studio's pictures of a look (`npm run stills`). */
export async function stillNames(look: string): Promise<string[]> {
  names ??= readNames()
  return (await names).get(look) ?? []
}

/** Returns the looks of a bike that have a picture from the side on the dark stage. */
export async function stillKeys(slug: string): Promise<string[]> {
  names ??= readNames()
  const isOfBike = (name: string) => name.startsWith(`${slug}-`) && name.endsWith('-dark-side')
  return [...(await names)].flatMap(([key, all]) => (all.some(isOfBike) ? [key] : []))
}

async function readNames(): Promise<Map<string, string[]>> {
  const manifest = JSON.parse(await readFile(path.join(STILLS, 'manifest.json'), 'utf8')) as Record<
    string,
    { key: string }
  >
  const byKey = new Map<string, string[]>()
  for (const [name, { key }] of Object.entries(manifest)) {
    byKey.set(key, [...(byKey.get(key) ?? []), name])
  }
  return byKey
}
