import { useEffect, useEffectEvent, useState } from 'react'

import { PICTURE_LIMIT, PICTURE_TYPES } from '@/domain/office/goods/product-pictures'
import { productPictures as texts } from '@/messages/office/goods/product-pictures'
import { apiErrorOf } from '@/services/http/failure'
import type { UploadedPicture } from '@/contract/office/goods/goods'

import { useServices } from '@/hooks/kit/use-request'

interface UploadProgress {
  name: string
  percent: number
}

interface PictureUploadOptions {
  /** Returns how many more pictures are allowed. */
  room: () => number
  onUploaded: (upload: UploadedPicture) => void
}

/** Uploads chosen, dropped or pasted pictures one after the other; errors name the failed file. */
export function usePictureUploads({ room, onUploaded }: PictureUploadOptions) {
  const services = useServices()
  const [uploading, setUploading] = useState<UploadProgress | null>(null)
  const [faults, setFaults] = useState<readonly string[]>([])
  const fail = (sentence: string) => setFaults((all) => [...all, sentence])

  async function upload(file: File): Promise<void> {
    const { name, size } = file
    const type = typeOf(file)
    if (!type) return fail(texts.faults.type(name))
    if (size > PICTURE_LIMIT) return fail(texts.faults.size(name))
    if (room() <= 0) return fail(texts.faults.count)
    setUploading({ name, percent: 0 })
    try {
      const sent = (share: number) => setUploading({ name, percent: Math.round(share * 100) })
      onUploaded(await services.prices.uploadPicture(file, { type, onSent: sent }))
    } catch (thrown) {
      fail(texts.faults.other(name, apiErrorOf(thrown)))
    } finally {
      setUploading(null)
    }
  }

  async function add(chosen: readonly File[]): Promise<void> {
    setFaults([])
    for (const file of chosen) await upload(file)
  }

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = Array.from(event.clipboardData?.files ?? [])
    if (files.length === 0) return
    event.preventDefault()
    void add(files)
  })
  // Handles a paste wherever the focus is; text is pasted into its field normally.
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])

  return { add, uploading, faults, dismiss: () => setFaults([]) }
}

const ENDINGS: Record<string, string> = { avif: 'image/avif', jpg: 'image/jpeg' }

/** Falls back to the file extension: some systems don’t know AVIF and report no type. */
function typeOf({ type, name }: File): string | undefined {
  const named = type || ENDINGS[name.split('.').pop()?.toLowerCase() ?? '']
  return PICTURE_TYPES.find((one) => one === named)
}
