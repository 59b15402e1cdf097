import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { spareStillName } from '@/domain/shop/goods/still-names'

const MANIFEST = path.join(process.cwd(), 'public', 'spare-places', 'manifest.json')

type Manifest = Record<string, { bike: string }>

let manifest: Promise<Manifest> | undefined

const readManifest = async (): Promise<Manifest> =>
  JSON.parse(await readFile(MANIFEST, 'utf8')) as Manifest

/** Returns the slug of the bike on whose picture a spare part is lit (`npm run stills`); undefined if on none. */
export async function spareLocation(id: number): Promise<string | undefined> {
  manifest ??= readManifest()
  return (await manifest)[spareStillName(id)]?.bike
}
