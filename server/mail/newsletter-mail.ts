import type { Db } from '../db/client'
import type { Deps } from '../deps'
import { newsletterConfirm } from './letters/newsletter-confirm'
import { queueLetter } from './queue-letter'

interface Confirmation {
  email: string
  /** Whole address of the page that confirms; it holds the one-time token. */
  url: string
}

/** Asks the owner of an address whether he wants the newsletter. How often is for the caller to limit. */
export async function queueNewsletterConfirm(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  { email, url }: Confirmation,
): Promise<void> {
  const letter = newsletterConfirm({ url })
  // Its link is a secret: kinds that begin with confirm_ are emptied once they are sent.
  await queueLetter(deps, tx, { kind: 'confirm_newsletter', recipient: email, letter })
}
