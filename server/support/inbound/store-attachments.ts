import { FILE_LIMIT, FILES_LIMIT, fileName } from '@/domain/kit/attachments'
import type { LeftOut, LeftOutReason } from '@/domain/community/support/email-reply'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { bufferOf } from '@/server/kernel/files/buffer-of'
import { storeFile } from '@/server/kernel/files/store'

import type { ReceivedFile } from './received-email'

/** Maximum bytes of an inline image that is considered part of a signature. */
const DECORATION = 8_000

/** Stores attachments within the limits of the contact form. Lists rejected ones with a reason. */
export async function storeAttachments(
  deps: Pick<Deps, 'db' | 'ids' | 'clock'>,
  attachments: readonly ReceivedFile[],
): Promise<{ files: string[]; leftOut: LeftOut[] }> {
  const files: string[] = []
  const leftOut: LeftOut[] = []
  for (const one of attachments) {
    if (one.isInline && one.content.length < DECORATION) continue
    const stored = files.length === FILES_LIMIT ? 'count' : await storeAttachment(deps, one)
    if (typeof stored === 'object') files.push(stored.id)
    else leftOut.push({ name: attachmentName(one.name), reason: stored })
  }
  return { files, leftOut: leftOut.slice(0, 20) }
}

async function storeAttachment(
  deps: Pick<Deps, 'db' | 'ids' | 'clock'>,
  { name, content }: ReceivedFile,
): Promise<{ id: string } | LeftOutReason> {
  if (content.length > FILE_LIMIT) return 'size'
  try {
    const { public_id } = await storeFile(deps, { name, file: bufferOf(content) })
    return { id: public_id }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'file_unreadable') return 'type'
    throw error
  }
}

/** Sanitizes a file name: keeps its extension, removes folders and control characters. */
function attachmentName(name: string): string {
  const ending = /\.([a-z0-9]{1,10})$/i.exec(name)?.[1] ?? ''
  const stem = fileName(name, 'txt').slice(0, -'.txt'.length)
  return ending ? `${stem}.${ending}` : stem
}
