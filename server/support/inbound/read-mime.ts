import PostalMime, { type Address, type Email } from 'postal-mime'

import { plainText } from '@/domain/community/support/email-text'
import { charsetOf, decodeText, restoreWindows1252 } from '@/server/kernel/files/charset'

import { MOST_DEPTH, MOST_HEADER_BYTES, scanEmail } from './email-limits'
import { readHtml, readText } from './read-text'
import { headersFrom, messageIdFrom, type ReceivedEmail, type ReceivedFile } from './received-email'

/** Maximum bytes of headers to read if the rest isn't parsed. */
const ENVELOPE_BYTES = 64_000
/** Maximum number of attachments to check; a message accepts five. */
const MOST_FILES = 100

/** Parses a raw email (RFC 5322 and MIME). If it exceeds the limits, parses only its envelope. */
export async function readMime(raw: Uint8Array): Promise<ReceivedEmail> {
  const { isReadable, foreign } = scanEmail(raw)
  if (!isReadable) return readEnvelope(raw)
  const envelope = await readEnvelope(raw)
  const country = countryOf(envelope)
  try {
    const email = await parse(inUtf8(raw, foreign, country), country)
    return { ...headOf(email), ...contentOf(email) }
  } catch {
    // The email is nested too deeply or has too many headers.
    return envelope
  }
}

/** Parses the sender, recipients and subject of an email of any size. */
export async function readEnvelope(raw: Uint8Array): Promise<ReceivedEmail> {
  const start = raw.subarray(0, ENVELOPE_BYTES)
  const { headEnd, foreign } = scanEmail(start)
  // Drop the last line, which may be truncated and thus no longer a header.
  const end =
    headEnd < start.length || raw.length <= ENVELOPE_BYTES ? headEnd : start.lastIndexOf(10)
  const head = inUtf8(start.subarray(0, Math.max(0, end)), foreign, undefined)
  const email = await parse(head, undefined)
  const nothing = { body: '', quote: '', isCut: false, attachments: [] }
  return { ...headOf(email), ...nothing, isUnreadable: true }
}

/** Returns the sender's top-level domain, used to guess the charset if nothing declares it. */
const countryOf = ({ from }: ReceivedEmail) =>
  /\.([a-z]{2})$/i.exec(from.address)?.[1]?.toLowerCase()

/** Converts header lines in other charsets to UTF-8, the only one that the parser supports there. */
function inUtf8(
  raw: Uint8Array,
  foreign: readonly { start: number; end: number }[],
  country: string | undefined,
): Uint8Array {
  if (foreign.length === 0) return raw
  const lines = foreign.map(({ start, end }) => raw.subarray(start, end))
  const declared = charsetOf(Buffer.concat(lines), { country })
  const pieces: Uint8Array[] = []
  let at = 0
  for (const { start, end } of foreign) {
    const line = decodeText(raw.subarray(start, end), { declared })
    pieces.push(raw.subarray(at, start), Buffer.from(line, 'utf8'))
    at = end
  }
  return Buffer.concat([...pieces, raw.subarray(at)])
}

interface StructuredHeader {
  parsed: { value: string; params: Record<string, string> }
}

interface MimeNode {
  content: ArrayBuffer | null
  contentType: StructuredHeader
  contentDisposition: StructuredHeader
}

/** The parser's decoding method, which its types omit. */
interface DecodingSteps {
  collectNode(node: MimeNode, ...where: unknown[]): Promise<void>
}

async function parse(raw: Uint8Array, country: string | undefined): Promise<Email> {
  const parser = new PostalMime({
    maxNestingDepth: MOST_DEPTH,
    forceRfc822Attachments: true,
    maxHeadersSize: MOST_HEADER_BYTES,
    attachmentEncoding: 'arraybuffer',
  })
  const steps = parser as unknown as DecodingSteps
  const collect = steps.collectNode.bind(parser)
  steps.collectNode = (node, ...where) => {
    decodeNode(node, country)
    return collect(node, ...where)
  }
  return parser.parse(raw)
}

/** Detects the charset of text, as the declared one is often missing or wrong. Skips attachments. */
function decodeNode(node: MimeNode, country: string | undefined): void {
  const { value, params } = node.contentType.parsed
  const isText = value === 'text/plain' || value === 'text/html'
  if (!node.content || !isText || node.contentDisposition.parsed.value === 'attachment') return
  const text = decodeText(new Uint8Array(node.content), { declared: params.charset, country })
  node.content = new TextEncoder().encode(text).buffer
  params.charset = 'utf-8'
}

function headOf(email: Email) {
  const headers = headersFrom(
    email.headers.map(({ key, value }) => ({ name: key, value: restoreWindows1252(value) })),
  )
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to'].flatMap(
    (name) => headers.get(name)?.[0] ?? [],
  )
  const [from] = addressesOf(email.from ? [email.from] : [])
  return {
    from: from ?? { address: '', name: '' },
    recipients: [
      ...delivered.map((address) => address.replace(/[<>]/g, '')),
      ...addressesOf([...(email.to ?? []), ...(email.cc ?? [])]).map(({ address }) => address),
    ],
    subject: plainText(restoreWindows1252(email.subject ?? '')),
    messageId: messageIdFrom(email.messageId),
    fallbackId: '',
    headers,
  }
}

function contentOf({ text = '', html = '', attachments }: Email) {
  const content = text.trim() ? readText(text) : readHtml(html)
  const files = attachments.slice(0, MOST_FILES).map(fileOf)
  return { ...content, attachments: [...files, ...content.attachments] }
}

/** Lists addresses, including those in groups such as “undisclosed recipients”. */
function addressesOf(addresses: readonly Address[]): { address: string; name: string }[] {
  return addresses.flatMap((one) =>
    one.group
      ? addressesOf(one.group)
      : [
          {
            address: plainText(one.address ?? ''),
            name: plainText(restoreWindows1252(one.name)),
          },
        ],
  )
}

function fileOf({
  filename,
  content,
  disposition,
  related,
  mimeType,
}: Email['attachments'][number]) {
  return {
    name: plainText(restoreWindows1252(filename ?? '')),
    content:
      typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content as ArrayBuffer),
    isInline: disposition === 'inline' || related === true,
    type: mimeType,
  } satisfies ReceivedFile
}
