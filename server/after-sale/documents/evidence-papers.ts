import type { EvidencePaper } from '@/domain/office/disputes/evidence'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { readSeller } from '@/server/kernel/ports/seller'
import { type OrderRow, listParcels } from '@/server/orders'

import { printedAddress } from './content'
import { draw } from './draw/draw'
import { documentNumber, documentTitle } from './draw/titles'
import { lane } from './lane'
import { listInvoices } from './queries'

/** Lists the documents that can serve as evidence in a dispute. */
export async function listEvidencePapers(db: Db, order: OrderRow) {
  const [[invoice], parcels] = await Promise.all([
    listInvoices(db, order.id),
    listParcels(db, order.id),
  ])
  const papers: { paper: EvidencePaper; title: string }[] = []
  if (invoice) papers.push({ paper: 'invoice', title: documentTitle(invoice) })
  if (parcels.length > 0) papers.push({ paper: 'deliveries', title: 'Record of deliveries' })
  return papers
}

type PaperDeps = Pick<Deps, 'db' | 'seller' | 'clock'>

/** @throws DomainError document_not_found if the order has no such document; server_busy */
export async function readEvidencePaper(deps: PaperDeps, order: OrderRow, paper: EvidencePaper) {
  return paper === 'invoice' ? readInvoice(deps, order) : readDeliveries(deps, order)
}

async function readInvoice({ db }: PaperDeps, order: OrderRow) {
  const [invoice] = await listInvoices(db, order.id)
  if (!invoice) throw new DomainError('document_not_found', 'No invoice.')
  const content = await lane(() => draw('document', invoice))
  return { content, fileName: `${documentNumber(invoice)}.pdf` }
}

async function readDeliveries({ db, seller: known, clock }: PaperDeps, order: OrderRow) {
  const parcels = await listParcels(db, order.id)
  if (parcels.length === 0) throw new DomainError('document_not_found', 'Nothing was shipped.')
  const address = await printedAddress(db, order.shipping_address)
  const seller = await readSeller({ seller: known }, db)
  const facts = { order, parcels, address, seller, at: clock.now() }
  return {
    content: await lane(() => draw('deliveries', facts)),
    fileName: `${order.number}-deliveries.pdf`,
  }
}
