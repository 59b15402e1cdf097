import { createTransport } from 'nodemailer'

export interface Mail {
  recipient: string
  subject: string
  html: string
  text: string
  /** Same for every try, so that a receiving server can drop a second copy. */
  messageId: string
  /** What a mail program calls to end the letters of this kind (RFC 8058); null where nothing can be ended. */
  unsubscribeUrl: string | null
}

/** Delivers mails. Null stands for "keep them in the outbox". */
export interface MailTransport {
  send(mail: Mail): Promise<void>
}

/** SMTP when SMTP_URL is set (smtp://user:password@host:587); otherwise mails stay in the outbox. */
export function mailTransportFromEnvironment(): MailTransport | null {
  const url = process.env.SMTP_URL
  if (!url) return null
  const from = process.env.MAIL_FROM ?? 'Nireeka <shop@localhost>'
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    socketTimeout: 25_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ recipient, subject, html, text, messageId, unsubscribeUrl }) {
      await transport.sendMail({
        from,
        to: { name: '', address: recipient },
        subject,
        html,
        text,
        messageId,
        headers: unsubscribeUrl === null ? {} : unsubscribeHeaders(unsubscribeUrl),
      })
    },
  }
}

/** Both are needed for the button that mail programs show (RFC 8058). */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
