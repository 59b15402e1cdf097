import type { Address, Email } from 'postal-mime'

import { DomainError } from '@/server/kernel/errors/domain-error'
import { sha256Of } from '@/server/kernel/ports/ids'

import { htmlText } from './html-text'
import { messageIdFrom, type ReceivedEmail, type ReceivedFile } from './received-email'

/**
 * Reads an email as it travels (RFC 5322 and MIME).
 * @throws DomainError malformed_json for what is nested or headed without measure
 */
export async function readMime(raw: Buffer): Promise<ReceivedEmail> {
  const email = await parse(raw)
  const header = headerOf(email)
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to'].map((name) => header(name))
  const [from] = addressesOf(email.from ? [email.from] : [])
  return {
    from: from ?? { address: '', name: '' },
    recipients: [
      ...delivered.flatMap((address) => address?.replace(/[<>]/g, '') ?? []),
      ...addressesOf([...(email.to ?? []), ...(email.cc ?? [])]).map(({ address }) => address),
    ],
    subject: email.subject ?? '',
    messageId: messageIdFrom(email.messageId),
    fallbackId: sha256Of(raw),
    header,
    text: email.text?.trim() ? email.text : await htmlText(email.html ?? ''),
    attachments: email.attachments.map(fileOf),
  }
}

async function parse(raw: Buffer): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime')
  try {
    return await PostalMime.parse(raw, {
      maxNestingDepth: 50,
      forceRfc822Attachments: true,
      maxHeadersSize: 200_000,
      attachmentEncoding: 'arraybuffer',
    })
  } catch (error) {
    throw new DomainError('malformed_json', 'The body is no email.', { cause: error })
  }
}

function headerOf({ headers }: Email) {
  const first = new Map<string, string>()
  for (const { key, value } of headers) if (!first.has(key)) first.set(key, value)
  return (name: string) => first.get(name)
}

/** Those in groups too, as in “undisclosed recipients”. */
function addressesOf(addresses: readonly Address[]): { address: string; name: string }[] {
  return addresses.flatMap((one) =>
    one.group ? addressesOf(one.group) : [{ address: one.address ?? '', name: one.name }],
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
    name: filename ?? '',
    content:
      typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer),
    isInline: disposition === 'inline' || related === true,
    type: mimeType,
  } satisfies ReceivedFile
}
