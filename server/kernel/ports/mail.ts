import { createTransport, type SendMailOptions } from 'nodemailer'

export interface Mail {
  recipient: string
  subject: string
  html: string
  text: string
  /** Same for every try, so that a receiving server can drop a second copy. */
  messageId: string
  /** What a mail program calls to end the letters of this kind (RFC 8058); null where nothing can be ended. */
  unsubscribeUrl: string | null
  /** Where replies go; null for the sender. */
  replyTo: string | null
  /** Message-IDs of what it answers and of its thread, those separated by blanks. */
  inReplyTo: string | null
  references: string | null
  /** No person wrote it: no program answers it (RFC 3834). */
  isAutomatic: boolean
  /** Where mail servers tell that it didn’t arrive; null for the sender. */
  returnPath: string | null
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
    async send(mail) {
      await transport.sendMail(messageOf(mail, from))
    },
  }
}

/** An email with its headers, as the mail library takes it. */
export function messageOf(mail: Mail, from: string): SendMailOptions {
  const { recipient, subject, html, text, messageId } = mail
  const { unsubscribeUrl, replyTo, inReplyTo, references, isAutomatic, returnPath } = mail
  return {
    from,
    to: { name: '', address: recipient },
    subject,
    html,
    text,
    messageId,
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    ...(inReplyTo !== null && { inReplyTo }),
    ...(returnPath !== null && { envelope: { from: returnPath, to: recipient } }),
    ...(references !== null && { references }),
    headers: {
      ...(unsubscribeUrl !== null && unsubscribeHeaders(unsubscribeUrl)),
      ...(isAutomatic && AUTOMATIC),
    },
  }
}

/** The first is the standard’s; Exchange reads the second. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Both are needed for the button that mail programs show (RFC 8058). */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
