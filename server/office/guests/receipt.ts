import {
  guestDataText,
  retainedUntil,
  RETAINED_BY_LAW,
  type GuestCount,
} from '@/domain/office/guests/guests'
import { isSignedText, signText } from '@/server/kernel/ports/signing'

const PURPOSE = 'erasure-receipt'
const MARK = '\n-----SIGNATURE-----\n'
const HOW_TO_VERIFY =
  'Ed25519 over the UTF-8 text above the line SIGNATURE. Any Ed25519 tool verifies it with the public key; so does the shop.'

interface ReceiptInput {
  shop: string
  number: string
  email: string
  /** 'YYYY-MM-DD'. */
  day: string
  counts: readonly GuestCount[]
  /** Day of the newest order, 'YYYY-MM-DD'; null without orders. */
  lastOrder: string | null
}

/** Writes the signed proof of an erasure. The shop doesn't store it, because it names the person. */
export function writeReceipt(secret: string, input: ReceiptInput): string {
  const text = receiptText(input)
  const { signature, public_key } = signText(secret, PURPOSE, text)
  return `${text}${MARK}${signature}\n${public_key}${HOW_TO_VERIFY}\n`
}

function receiptText({ shop, number, email, day, counts, lastOrder }: ReceiptInput): string {
  const isRetained = ({ data }: GuestCount) => RETAINED_BY_LAW.includes(data)
  const linesOf = (list: readonly GuestCount[]) => list.map((one) => `- ${guestDataText(one)}`)
  const retained = counts.filter(isRetained)
  return [
    `Receipt ${number}`,
    '',
    `On ${day}, ${shop} erased the personal data that it held about ${email}.`,
    '',
    'Erased:',
    ...linesOf(counts.filter((one) => !isRetained(one))),
    ...(retained.length > 0 ? ['- Name, addresses and email address in the records below'] : []),
    ...(retained.length > 0 && lastOrder !== null
      ? [
          '',
          `Kept without your name, because tax law requires it, until ${retainedUntil(lastOrder)}:`,
          ...linesOf(retained),
        ]
      : []),
    '',
    'Backups from before that day may hold the data until they expire.',
  ].join('\n')
}

/** Checks whether this shop wrote a receipt, unchanged since. */
export function isReceipt(secret: string, file: string): boolean {
  const [text = '', rest] = file.replaceAll('\r\n', '\n').split(MARK)
  const [signature = ''] = rest?.split('\n') ?? []
  return signature !== '' && isSignedText(secret, PURPOSE, { text, signature })
}
