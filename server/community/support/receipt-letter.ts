import type { Letter } from '@/server/kernel/mail/letter'

interface Receipt {
  number: string
  message: string
  url: string
}

export function ticketReceipt({ number, message, url }: Receipt): Letter {
  return {
    subject: `We got your message (${number})`,
    title: 'We got your message',
    preview: `Ticket ${number}`,
    paragraphs: [
      `Thanks for writing. Your ticket number is ${number}. We’ll reply to this address, in the order we receive messages.`,
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
    closing: 'If you didn’t write this, you don’t need to do anything.',
  }
}
