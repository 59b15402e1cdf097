import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { renderLetter } from '@/server/kernel/mail/render-letter'
import { readBrand } from '@/server/kernel/ports/brand'

type TestDeps = Pick<Deps, 'db' | 'ids' | 'mail' | 'seller' | 'shopUrl'>

/** Sends an email right away, so that staff see whether it goes out. @throws DomainError mail_not_sent */
export async function sendTestMail(
  { db, ids, mail, seller, shopUrl }: TestDeps,
  recipient: string,
): Promise<void> {
  if (!mail) throw new DomainError('mail_not_sent', 'No mail server.')
  const { name } = await readBrand(seller, db)
  const subject = `Test email from ${name}`
  const letter = await renderLetter(db, {
    ...{ title: subject, preview: subject, tables: [], action: null },
    paragraphs: ['Your shop can send email.'],
    closing: name,
  })
  await mail
    .send({
      ...{ recipient, subject, ...letter, senderName: name, isAutomatic: true },
      messageId: `<test-${ids.publicId()}@${new URL(shopUrl).hostname}>`,
      ...{ unsubscribeUrl: null, replyTo: null, inReplyTo: null, references: null },
      returnPath: null,
    })
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message.slice(0, 200) : ''
      throw new DomainError('mail_not_sent', reason, {
        message: `The mail server didn’t take the email. It says: “${reason}”`,
        cause: error,
      })
    })
}
