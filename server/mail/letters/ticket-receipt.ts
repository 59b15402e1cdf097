import type { Letter } from '../letter'

interface Receipt {
  number: string
  message: string
  url: string
}

export function ticketReceipt({ number, message, url }: Receipt): Letter {
  return {
    subject: `We have your message (${number})`,
    title: 'We have your message',
    preview: `Ticket ${number}`,
    paragraphs: [
      `Thank you for writing. Your ticket has the number ${number}; we answer to this address, in the order in which messages come in.`,
    ],
    tables: [
      {
        title: 'What you wrote',
        rows: message
          .split('\n')
          .filter((text) => text.trim() !== '')
          .map((text) => ['', text]),
      },
    ],
    action: { label: 'Customer support', url },
    closing: 'If it was not you who wrote this, you need not do anything.',
  }
}
