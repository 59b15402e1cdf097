import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { newsletterConfirm, newsletterWelcome } from './newsletter-letters'

interface NewsletterAddress {
  email: string
  /** Id and key of the subscription, as in URLs. */
  unsubscribe: string
}

/** Queues the double opt-in email. The caller must limit how often. */
export async function queueNewsletterConfirm(
  deps: Pick<Deps, 'clock' | 'shopUrl'>,
  tx: Db,
  { url, ...to }: NewsletterAddress & { url: string },
): Promise<void> {
  const links = linksOf(deps, to)
  const letter = newsletterConfirm({ url, ...links.page })
  // The link is a secret, so emails whose kind starts with confirm_ are emptied once they are sent.
  await queueLetter(deps, tx, {
    kind: 'confirm_newsletter',
    recipient: to.email,
    letter,
    ...links.header,
  })
}

export async function queueNewsletterWelcome(
  deps: Pick<Deps, 'clock' | 'shopUrl'>,
  tx: Db,
  to: NewsletterAddress,
): Promise<void> {
  const links = linksOf(deps, to)
  const letter = newsletterWelcome({ url: `${deps.shopUrl}/configurator`, ...links.page })
  await queueLetter(deps, tx, { kind: 'newsletter', recipient: to.email, letter, ...links.header })
}

/** Uses the same URL in text and header, because mail programs post to it (RFC 8058). */
function linksOf({ shopUrl }: Pick<Deps, 'shopUrl'>, { unsubscribe }: NewsletterAddress) {
  const url = `${shopUrl}/newsletter/unsubscribe/${unsubscribe}`
  return { page: { unsubscribe: url }, header: { unsubscribe_url: url } }
}
