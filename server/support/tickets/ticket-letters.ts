import type { Letter } from '@/server/kernel/mail/letter'

import type { TicketRow } from './queries'

type TicketHeading = Pick<TicketRow, 'number' | 'subject'>

interface Receipt {
  number: string
  message: string
  url: string
  canReply: boolean
}

const linesOf = (text: string): [string, string][] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ['', line])

/** Maximum rows of a receipt: 10,000 rows of markup would take a sixth of a second to render. */
const MOST_LINES = 60

function excerptOf(text: string): [string, string][] {
  const lines = linesOf(text)
  if (lines.length <= MOST_LINES) return lines
  return [...lines.slice(0, MOST_LINES), ['', '… The rest is in your ticket.']]
}

export function receiptLetter({ number, message, url, canReply }: Receipt): Letter {
  return {
    subject: `We got your message (${number})`,
    title: 'We got your message',
    preview: `Ticket ${number}`,
    paragraphs: [
      `Thanks for writing. Your ticket number is ${number}. We’ll reply to this address, in the order we receive messages.`,
      ...(canReply ? ['To add something, reply to this email.'] : []),
    ],
    tables: [{ title: 'What you wrote', rows: excerptOf(message) }],
    action: { label: 'View your ticket', url },
    closing: 'If you didn’t write this, you don’t need to do anything.',
  }
}

interface Answer {
  ticket: TicketHeading
  body: string
  agent: string
  /** Names of attachments; the files themselves are available at the link. */
  files: readonly string[]
  isClosed: boolean
  url: string
  canReply: boolean
}

/** Contains the ticket number, so that email clients group the conversation. */
const subjectOf = ({ number, subject }: TicketHeading) => `[${number}] ${subject}`

export function answerLetter({
  ticket,
  body,
  agent,
  files,
  isClosed,
  url,
  canReply,
}: Answer): Letter {
  return {
    subject: subjectOf(ticket),
    title: ticket.subject,
    preview: `${agent} answered your ticket ${ticket.number}`,
    paragraphs: body.split(/\n{2,}/).filter((text) => text.trim() !== ''),
    tables:
      files.length === 0
        ? []
        : [{ title: 'Attached to your ticket', rows: linesOf(files.join('\n')) }],
    action: isClosed
      ? { label: 'Tell us whether this helped', url }
      : { label: canReply ? 'View your ticket' : 'View your ticket and reply', url },
    closing: isClosed
      ? `${agent} answered and closed your ticket ${ticket.number}. If you write again, we’ll open a new one.`
      : `${agent} answered your ticket ${ticket.number}.${canReply ? ' You can reply to this email.' : ''}`,
  }
}

export function closingLetter({ ticket, url }: { ticket: TicketHeading; url: string }): Letter {
  return {
    subject: subjectOf(ticket),
    title: 'We closed your ticket',
    preview: `Ticket ${ticket.number} is closed`,
    paragraphs: [
      `We think your question is answered, so we closed your ticket ${ticket.number}. If you write again, we’ll open a new one.`,
    ],
    tables: [],
    action: { label: 'Tell us whether this helped', url },
    closing: 'Your rating takes one click.',
  }
}

export function reopeningLetter({ ticket, url }: { ticket: TicketHeading; url: string }): Letter {
  return {
    subject: subjectOf(ticket),
    title: 'We reopened your ticket',
    preview: `Ticket ${ticket.number} is open again`,
    paragraphs: [`We’re looking at your ticket ${ticket.number} again and will write to you.`],
    tables: [],
    action: { label: 'View your ticket', url },
    closing: 'You don’t need to do anything.',
  }
}

/** Reveals nothing about the ticket, because the recipient is a stranger. */
export function senderNotice({ url }: { url: string }): Letter {
  return {
    subject: 'Your email isn’t in the conversation',
    title: 'We got your email, but from another address',
    preview: 'Please reply from the address we wrote to',
    paragraphs: [
      'You replied to one of our tickets from an address that we don’t know there. Our team will look at your email, but it isn’t part of the conversation.',
      'To answer yourself, reply from the address we wrote to, or use the link in our email. Our team answers in the back office only.',
    ],
    tables: [],
    action: { label: 'Write a new message', url },
    closing: 'If you didn’t write to us, you don’t need to do anything.',
  }
}
