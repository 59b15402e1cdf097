import type { Certificates } from '@/contract/account/certificates/certificates'
import type { OfficeCertificate } from '@/contract/office/certificates/certificates'
import { createApi } from '@/server/app'

import { dataOf } from './member-shop'
import { as, type Member } from './members'
import type { TestShop } from './shop'

export async function uploadPdf(
  shop: TestShop,
  content = '%PDF-1.7\n%%EOF',
  name = 'st-120.pdf',
): Promise<string> {
  const reply = await createApi(shop.deps).request(`/api/files?name=${name}`, {
    ...{ method: 'POST', body: content },
  })
  return ((await reply.json()) as { data: { id: string } }).data.id
}

export async function certificateBody(shop: TestShop, change: Record<string, unknown> = {}) {
  return {
    ...{ country_code: 'US', region: 'NY', reason: 'resale', number: '20-1234567' },
    ...{ ends_on: null, file: change.file ?? (await uploadPdf(shop)) },
    ...change,
  }
}

/** Submits a certificate for New York. @returns its id */
export async function asCertificate(
  shop: TestShop,
  member: Member,
  change: Record<string, unknown> = {},
): Promise<number> {
  const body = await certificateBody(shop, change)
  const reply = await as(shop, member)('POST', '/api/account/tax-certificates', body)
  return dataOf<Certificates>(reply).certificates[0]?.id ?? 0
}

export async function readCertificates(shop: TestShop, staff: Member, query = '') {
  const reply = await as(shop, staff)('GET', `/api/backoffice/tax-certificates${query}`)
  return dataOf<{ certificates: OfficeCertificate[] }>(reply).certificates
}

/** Approves a certificate, or decides otherwise. */
export async function decideCertificate(
  shop: TestShop,
  staff: Member,
  id: number,
  change: Record<string, unknown> = {},
) {
  const version = (await readCertificates(shop, staff)).find((one) => one.id === id)?.version
  return dataOf<OfficeCertificate>(
    await as(shop, staff)('PUT', `/api/backoffice/tax-certificates/${id}`, {
      ...{ decision: 'approved', decision_reason: '', ends_on: null, version },
      ...change,
    }),
  )
}
