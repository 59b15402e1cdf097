import { certificateState } from '@/domain/shop/tax/certificate'
import { regionTitle } from '@/domain/shop/tax/registration'
import type { Deps } from '@/server/kernel/deps'
import { fileHref } from '@/server/kernel/files/store'
import { dayOf } from '@/server/kernel/ports/clock'

import type { CertificateRow } from './queries'

/** Returns a certificate for its owner and for staff; the link to its file expires. */
export function certificateAnswer(
  deps: Pick<Deps, 'secret' | 'clock'>,
  { decision, created_at, file, ...row }: CertificateRow,
) {
  return {
    ...row,
    region_title: regionTitle(row.country_code, row.region),
    state: certificateState({ ...row, decision }, dayOf(deps.clock.now())),
    submitted_on: dayOf(created_at),
    file: { name: file.name, size: file.size, href: fileHref(deps, file.public_id) },
  }
}
