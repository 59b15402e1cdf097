import { postedLines } from '@/domain/community/support/support-hours'
import { siteUrl } from '@/utils/site-url'

import type { Db } from '../db/client'
import { readBrand, readPictures } from '../ports/brand'
import { iconVersion } from '../ports/icon-version'
import { readSeller, sellerFromEnvironment } from '../ports/seller'
import { readSupport } from '../ports/support-hours'
import type { MailContent } from './letter'
import { renderMail } from './render'

/** Renders an email with the shop's logo, address and hours. */
export async function renderLetter(tx: Db, content: MailContent) {
  const seller = sellerFromEnvironment()
  const { name, address, email } = await readSeller({ seller }, tx)
  const brand = await readBrand(seller, tx)
  const pictures = await readPictures(tx)
  const posted = postedLines((await readSupport(tx)).hours)
  const hours = posted.map(({ days, time }) => `${days}, ${time}`).join('; ')
  return renderMail(content, {
    shop: brand.name,
    // Mail clients cache pictures by their URL.
    logo: siteUrl(`/icons/mail-logo.png?${iconVersion({ ...brand, pictures })}`),
    accent: brand.second_accent,
    lines: [[name, ...address].join(', '), hours ? `${email} (${hours})` : email],
  })
}
