import { createTransport, type SendMailOptions } from 'nodemailer'

export interface Mail {
  recipient: string
  subject: string
  html: string
  text: string
  /** Stable across attempts, so that the receiving server can drop duplicates. */
  messageId: string
  /** One-click unsubscribe URL for mail clients (RFC 8058); null if there is none. */
  unsubscribeUrl: string | null
  replyTo: string | null
  /** Message-ID of the answered email, and the Message-IDs of its thread, separated by spaces. */
  inReplyTo: string | null
  references: string | null
  /** Whether the email is automatic, which suppresses auto-replies (RFC 3834). */
  isAutomatic: boolean
  /** Bounce address; null means the sender's address. */
  returnPath: string | null
  /** Name of the shop, for a sender's address without a name. */
  senderName: string
  attachments?: readonly Attachment[]
}

export interface Attachment {
  filename: string
  content: Buffer
}

export interface MailTransport {
  send(mail: Mail): Promise<void>
}

type MailVariables = Readonly<Partial<Record<'SMTP_URL' | 'MAIL_FROM', string | undefined>>>

const TRANSPORT = { disableFileAccess: true, disableUrlAccess: true }

/** Uses SMTP if SMTP_URL is set (smtp://user:password@host:587); otherwise emails stay in the outbox. */
export function mailTransportFromEnvironment(env: MailVariables): MailTransport | null {
  const url = env.SMTP_URL
  if (!url) return null
  const from = env.MAIL_FROM ?? 'shop@localhost'
  const transport = createTransport({
    ...TRANSPORT,
    ...{ url, connectionTimeout: 10_000, socketTimeout: 25_000 },
  })
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, from))
    },
  }
}

/** Connects and logs in without sending anything. @throws an error of nodemailer */
export async function tryMailServer(url: string): Promise<void> {
  const patience = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 8_000 }
  const transport = createTransport({ ...TRANSPORT, ...patience, url })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

export function messageOf(mail: Mail, from: string): SendMailOptions {
  const { recipient, subject, html, text, messageId } = mail
  const { unsubscribeUrl, replyTo, inReplyTo, references, isAutomatic, returnPath, attachments } =
    mail
  return {
    from: from.includes('<') ? from : { name: mail.senderName, address: from },
    to: { name: '', address: recipient },
    subject,
    html,
    text,
    messageId,
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    ...(inReplyTo !== null && { inReplyTo }),
    ...(returnPath !== null && { envelope: { from: returnPath, to: recipient } }),
    ...(references !== null && { references }),
    ...(attachments && { attachments: [...attachments] }),
    headers: {
      ...(unsubscribeUrl !== null && unsubscribeHeaders(unsubscribeUrl)),
      ...(isAutomatic && AUTOMATIC),
    },
  }
}

/** The first header is the standard (RFC 3834); the second is for Exchange. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Returns both headers that mail clients require for one-click unsubscribe (RFC 8058). */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
