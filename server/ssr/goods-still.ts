import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { PICTURE_WIDTHS } from '@/domain/goods-picture'
import { goodsStillName } from '@/domain/goods3d/still-name'

import type { Still } from './still-file'
import { readStill } from './still-file'

const FOLDER = path.join(process.cwd(), 'public', 'goods-stills')
const OTHER_WIDTH = 800

interface Wanted {
  id: number
  /** Color of the version, where it has one. */
  paint: string | null
  /** In pixels; the next wider one is sent. */
  width: number
  /** What the browser says that it reads. */
  accept: string
}

let names: Promise<ReadonlySet<string>> | undefined

async function readNames(): Promise<ReadonlySet<string>> {
  const manifest = await readFile(path.join(FOLDER, 'manifest.json'), 'utf8')
  return new Set(Object.keys(JSON.parse(manifest) as object))
}

/** The studio picture of a product in a color that one was taken of (`npm run stills`); null for all others. */
export async function goodsStill({ id, paint, ...wanted }: Wanted): Promise<Still | null> {
  names ??= readNames()
  const name = goodsStillName(id, paint)
  if (!(await names).has(name)) return null
  return readStill({ folder: FOLDER, name, widths: PICTURE_WIDTHS, other: OTHER_WIDTH }, wanted)
}
