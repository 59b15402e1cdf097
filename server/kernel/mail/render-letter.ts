import { SUPPORT_HOURS } from '@/domain/kit/constants'
import { siteUrl } from '@/utils/site-url'

import type { Db } from '../db/client'
import { readSeller, sellerFromEnvironment } from '../ports/seller'
import type { MailContent } from './letter'
import { renderMail } from './render'

/** Renders an email with the shop's logo, address and hours. */
export async function renderLetter(tx: Db, content: MailContent) {
  const { name, address, email } = await readSeller({ seller: sellerFromEnvironment() }, tx)
  const hours = SUPPORT_HOURS.map(({ days, time }) => `${days}, ${time}`).join('; ')
  return renderMail(content, {
    logo: siteUrl('/icons/mail-logo.png'),
    lines: [[name, ...address].join(', '), `${email} (${hours})`],
  })
}
