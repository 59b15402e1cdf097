import { setTimeout as pause } from 'node:timers/promises'

import { buildAddress } from '@/domain/shop/bikes/build-address'
import { buildFromAddress } from '@/domain/shop/bikes/build-from-address'
import { readCatalog } from '@/server/catalog'
import type { DocumentRow } from '@/server/kernel/db/schema/orders/documents'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { FileAnswer } from '@/server/kernel/http/file-response'
import type { RequestContext } from '@/server/kernel/http/router'
import { readSeller } from '@/server/kernel/ports/seller'
import { pictureState } from '@/server/pictures'
import { type LineRow, type OrderRow, listOrderLines } from '@/server/orders'
import { draw } from './draw/draw'
import { lane } from './lane'
import { parcelFacts, returnLabelFacts } from './parcel-papers'
import { findDocument } from './queries'
import { documentNumber } from './draw/titles'

const BUILD_SHEET = /^build-(\d+)$/
const LOOK_AGAIN_MS = 500
const MOST_LOOKS = 20
const OF_RETURN = /^return-(\d+)$/
const OF_PARCEL = /^(slip|label)-(\d+)$/

type DocumentDeps = Pick<Deps, 'db' | 'seller'> & Pick<RequestContext, 'pictureOf' | 'log'>

/** @throws DomainError document_not_found, also for a document of another order; server_busy */
export async function readDocument(
  deps: DocumentDeps,
  order: OrderRow,
  id: string,
): Promise<FileAnswer> {
  const [, paper, parcel] = OF_PARCEL.exec(id) ?? []
  if (paper) return readParcelPaper(deps, order, { paper, number: Number(parcel) })
  const back = OF_RETURN.exec(id)?.[1]
  if (back !== undefined) return readReturnLabel(deps, order, Number(back))
  const position = BUILD_SHEET.exec(id)?.[1]
  return position === undefined
    ? readPaper(deps, order, Number(id))
    : readBuildSheet(deps, order, Number(position))
}

async function readPaper({ db }: Pick<Deps, 'db'>, order: OrderRow, id: number) {
  const document = await findDocument(db, { orderId: order.id, id })
  if (!document) throw notFound()
  const content = await drawPaper(document)
  return pdf(content, documentNumber(document))
}

/** Draws an invoice or credit note as a PDF. @throws DomainError server_busy */
export const drawPaper = (document: DocumentRow): Promise<Buffer> =>
  lane(() => draw('document', document))

async function readBuildSheet(deps: DocumentDeps, order: OrderRow, position: number) {
  const { db } = deps
  const lines = order.paid_at === null ? [] : await listOrderLines(db, order.id)
  const line = lines.find((one) => one.position === position && one.build_sheet !== null)
  if (!line) throw notFound()
  const seller = await readSeller(deps, db)
  await waitForPicture(db, line)
  const content = await lane(async () => {
    const picture = await pictureOf(deps, line)
    return draw('sheet', { order, line, seller, picture })
  })
  return pdf(content, `${order.number}-build-sheet-${position + 1}`)
}

/** Gives a picture that is being rendered a few seconds; it was planned when the order was placed. */
async function waitForPicture(db: Deps['db'], line: LineRow): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    if ((await pictureState(db, line)) !== 'planned') return
    await pause(LOOK_AGAIN_MS)
  }
}

/** Returns null for bikes that are gone: a sheet without a picture is better than no sheet. */
async function pictureOf({ db, log, ...context }: DocumentDeps, { bike_slug, build }: LineRow) {
  const { allBikesBySlug } = await readCatalog(db)
  const bike = allBikesBySlug.get(bike_slug ?? '')
  const known = bike && build && buildFromAddress(bike, buildAddress(build))
  if (!known) return null
  return context.pictureOf(bike, known).catch((error: unknown) => {
    log.warn({ err: error, slug: bike_slug }, 'build sheet without a picture')
    return null
  })
}

async function readParcelPaper(
  deps: Pick<Deps, 'db' | 'seller'>,
  order: OrderRow,
  { paper, number }: { paper: string; number: number },
) {
  const facts = await parcelFacts(deps, order, number)
  if (!facts) throw notFound()
  const content = await lane(() => draw(paper === 'slip' ? 'slip' : 'label', facts))
  return pdf(content, `${order.number}-${paper}-${number}`)
}

async function readReturnLabel(deps: Pick<Deps, 'db' | 'seller'>, order: OrderRow, number: number) {
  const facts = await returnLabelFacts(deps, order, number)
  if (!facts) throw notFound()
  const content = await lane(() => draw('back', facts))
  return pdf(content, `${order.number}-return-label`)
}

function pdf(content: Buffer, name: string): FileAnswer {
  return { content, fileName: `${name}.pdf` }
}

function notFound(): DomainError {
  return new DomainError('document_not_found', 'No such document for this order.')
}
