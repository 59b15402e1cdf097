import { useState } from 'react'

import { FILE_LIMIT, FILES_LIMIT } from '@/domain/attachments'
import { attachments as texts } from '@/messages/attachments'
import { toSentence } from '@/messages/errors'
import { apiErrorOf } from '@/services/http/failure'
import type { StoredFile } from '@/services/support'

import { useServices } from './use-request'

/**
 * Files that go with a message. Each is uploaded at once; what fails says so by its name, and the rest stays.
 * @example const { files, ids, add, remove } = useAttachments()
 */
export function useAttachments() {
  const services = useServices()
  const [files, setFiles] = useState<StoredFile[]>([])
  const [faults, setFaults] = useState<string[]>([])
  const [pending, setPending] = useState(0)

  async function upload(file: File): Promise<void> {
    if (file.size > FILE_LIMIT) return setFaults((all) => [...all, texts.tooLarge(file.name)])
    setPending((count) => count + 1)
    try {
      const stored = await services.support.upload(file)
      setFiles((all) => [...all, stored])
    } catch (thrown) {
      const sentence = toSentence(apiErrorOf(thrown))
      setFaults((all) => [...all, texts.failed(file.name, sentence)])
    } finally {
      setPending((count) => count - 1)
    }
  }

  return {
    files,
    ids: files.map(({ id }) => id),
    faults,
    isUploading: pending > 0,
    async add(chosen: readonly File[]) {
      const room = FILES_LIMIT - files.length
      setFaults(chosen.length > room ? [texts.tooMany] : [])
      for (const file of chosen.slice(0, room)) await upload(file)
    },
    remove: (id: string) => setFiles((all) => all.filter((one) => one.id !== id)),
    clear: () => setFiles([]),
  }
}
