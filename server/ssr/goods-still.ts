import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { PICTURE_WIDTHS } from '@/domain/shop/goods/goods-picture'
import { NO_PICTURE } from '@/domain/shop/goods/no-picture'
import { goodsStillName, spareStillName } from '@/domain/shop/goods/still-names'
import { escapeXml } from '@/utils/xml'

import type { Still } from './still-file'
import { readStill } from './still-file'

const PUBLIC = path.join(process.cwd(), 'public')
const OTHER_WIDTH = 800
/** Folders of accessories and spare parts; the latter are shown at most at twice their list size. */
const ACCESSORIES = path.join(PUBLIC, 'goods-stills')
const SPARES = path.join(PUBLIC, 'spare-stills')
const SPARE_WIDTHS = [400, 800] as const

interface GoodsStillRequest {
  id: number
  paint: string | null
  /** Requested width (px); the next larger file is sent. */
  width: number
  /** Accept header. */
  accept: string
}

const names = new Map<string, Promise<ReadonlySet<string>>>()

/** Reads picture names from a folder's manifest. */
export function stillNames(folder: string): Promise<ReadonlySet<string>> {
  const known = names.get(folder) ?? readNames(folder)
  names.set(folder, known)
  return known
}

async function readNames(folder: string): Promise<ReadonlySet<string>> {
  const manifest = await readFile(path.join(folder, 'manifest.json'), 'utf8')
  return new Set(Object.keys(JSON.parse(manifest) as object))
}

/** Returns the studio picture in this color (`npm run stills`), or null if there is none. */
export async function goodsStill({
  id,
  paint,
  ...wanted
}: GoodsStillRequest): Promise<Still | null> {
  const name = goodsStillName(id, paint)
  if ((await stillNames(ACCESSORIES)).has(name)) {
    const files = { folder: ACCESSORIES, name, widths: PICTURE_WIDTHS, other: OTHER_WIDTH }
    return readStill(files, wanted)
  }
  const spare = spareStillName(id)
  if (!(await stillNames(SPARES)).has(spare)) return null
  const stored = { folder: SPARES, name: spare, widths: SPARE_WIDTHS, other: OTHER_WIDTH }
  return readStill(stored, wanted)
}

/** Returns the file of the placeholder, as SVG with this label. */
export async function placeholder(label: string): Promise<string> {
  const svg = await readFile(path.join(PUBLIC, NO_PICTURE), 'utf8')
  return svg.replace(/aria-label="[^"]*"/, () => `aria-label="${escapeXml(label)}"`)
}
