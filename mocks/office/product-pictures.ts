import {
  isInside,
  pictureKey,
  type ChosenPicture,
  type ProductPicture,
} from '@/domain/office/goods/product-pictures'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { cleanPicture } from '@/server/kernel/files/clean-file'

import { mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import type { MockUpload } from '../shop-state'

const random = () => crypto.randomUUID().replaceAll('-', '').slice(0, 22)
const hrefOf = ({ type, content }: MockUpload) => `data:image/${type};base64,${content}`

/** Decodes an upload like the real shop, so that it rejects the same files. */
export async function uploadPicture(shop: MockShop, request: Request) {
  const sent = Buffer.from(await request.arrayBuffer())
  const { type, content, width, height } = await cleanPicture(sent)
  const upload = { type: type === 'jpg' ? 'jpeg' : type, content: content.toString('base64') }
  const picture = { ...upload, width, height }
  const file = random()
  shop.change(({ pictureUploads }) => void (pictureUploads[file] = picture))
  return { file, href: hrefOf(picture), width, height }
}

export const picturesOf = (shop: MockShop, id: number): ProductPicture[] =>
  shop.books().productPictures[id] ?? []

/** Returns the originals of a product's pictures, including former ones. */
export function uploadsOf(shop: MockShop, id: number) {
  const edits = shop.books().productEdits.filter(({ product }) => product === id)
  const all = [...picturesOf(shop, id), ...edits.flatMap(({ was }) => was.pictures)]
  return [...new Set(all.map(({ file }) => file))].map((file) => {
    const upload = requireUpload(shop, file)
    return { file, href: hrefOf(upload), width: upload.width, height: upload.height }
  })
}

const GONE = 'One of these pictures is gone. Please remove it and upload it again.'

function requireUpload(shop: MockShop, file: string): MockUpload {
  const upload = shop.books().pictureUploads[file]
  if (!upload) throw invalidInput(GONE)
  return upload
}

function invalidInput(message: string): DomainError {
  return new DomainError('invalid_input', message, { errors: [{ field: 'pictures', message }] })
}

export function resolvePictures(shop: MockShop, id: number, chosen: readonly ChosenPicture[]) {
  if (new Set(chosen.map(pictureKey)).size < chosen.length) {
    throw invalidInput('The same picture is here twice. Please remove one of them.')
  }
  const known = new Map(picturesOf(shop, id).map((one) => [pictureKey(one), one]))
  return chosen.map(({ file, crop, alt, color = null }): ProductPicture => {
    const upload = requireUpload(shop, file)
    if (crop && !isInside(crop, upload)) {
      throw invalidInput('A picture is cut beyond its edges. Please crop it again.')
    }
    const { width, height } = crop ?? upload
    return {
      id: known.get(pictureKey({ file, crop }))?.id ?? random(),
      file,
      crop,
      alt,
      color,
      width,
      height,
    }
  })
}

/** Returns the original upload for every width and format. @throws file_not_found */
export function pictureFile(shop: MockShop, { id, size }: { id: string; size: string }): Response {
  const picture = Object.values(shop.books().productPictures)
    .flat()
    .find((one) => one.id === id)
  if (!picture || `${picture.width}x${picture.height}` !== size) throw mockProblem('file_not_found')
  const { type, content } = requireUpload(shop, picture.file)
  return new Response(new Uint8Array(Buffer.from(content, 'base64')), {
    headers: { 'content-type': `image/${type}`, 'cache-control': 'public, max-age=30' },
  })
}
