import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { FILE_LIMIT, FILES_LIMIT, parseStoredFiles } from '@/domain/kit/attachments'
import { attachments as texts } from '@/messages/kit/attachments'
import { toSentence } from '@/messages/kit/errors'
import { apiErrorOf } from '@/services/http/failure'
import type { WireFile as StoredFile } from '@/contract/community/support/support'
import { sessionStore } from '@/utils/storage'

import { useServices } from './use-request'

/**
 * Uploads each file immediately; an error names the failed file, and the others stay, even after reload.
 * @param draft key of the message's draft
 */
export function useAttachments(draft: string) {
  const services = useServices()
  const { files, change } = useStoredFiles(`${draft}_files`)
  const [faults, setFaults] = useState<string[]>([])
  const [pending, setPending] = useState(0)

  async function upload(file: File): Promise<void> {
    if (file.size > FILE_LIMIT) return setFaults((all) => [...all, texts.tooLarge(file.name)])
    setPending((count) => count + 1)
    try {
      const stored = await services.support.upload(file)
      change((all) => [...all, stored])
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
    remove: (id: string) => change((all) => all.filter((one) => one.id !== id)),
    clear: () => change(() => []),
  }
}

function useStoredFiles(key: string) {
  const [files, setFiles] = useState<StoredFile[]>([])
  // Kept in a ref too, so that uploads that finish before the next render add up.
  const latest = useRef(files)

  function change(next: (files: StoredFile[]) => StoredFile[]) {
    latest.current = next(latest.current)
    setFiles(latest.current)
    if (latest.current.length === 0) sessionStore.remove(key)
    else sessionStore.write(key, latest.current)
  }

  const bringBack = useEffectEvent(() => {
    latest.current = parseStoredFiles(sessionStore.read(key))
    if (latest.current.length > 0) setFiles(latest.current)
  })
  // Restores the files before paint, like the text.
  useLayoutEffect(() => bringBack(), [])

  return { files, change }
}
