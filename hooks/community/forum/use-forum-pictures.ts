import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { FILE_LIMIT } from '@/domain/kit/attachments'
import { pictureMarkdown } from '@/domain/community/forum/forum-pictures'
import { toSentence } from '@/messages/kit/errors'
import { forumPictures as texts } from '@/messages/community/forum/forum-pictures'
import { apiErrorOf } from '@/services/http/failure'

import { useServices } from '@/hooks/kit/use-request'

interface ForumPicturesOptions {
  field: RefObject<HTMLElement | null>
  text: string
  onType: (text: string) => void
  /** Inserts a picture into a field that isn't a textarea. */
  onPicture?: ((markdown: string) => void) | undefined
  /** Returns the Markdown of a picture; by default, as in posts. */
  markdownOf?: typeof pictureMarkdown
}

const TYPES = /^image\/(png|jpeg|webp)$/

/** Uploads chosen, pasted or dropped pictures and inserts each at the caret, description selected. */
export function useForumPictures(writing: ForumPicturesOptions) {
  const { field, text, onType, onPicture, markdownOf = pictureMarkdown } = writing
  const services = useServices()
  const [fault, setFault] = useState<string | null>(null)
  const [pending, setPending] = useState(0)
  const selection = useRef<[number, number] | null>(null)

  useLayoutEffect(() => {
    const area = field.current
    if (!selection.current || !(area instanceof HTMLTextAreaElement)) return
    area.focus()
    area.setSelectionRange(...selection.current)
    selection.current = null
  }, [field, text])

  function write(markdown: string) {
    const area = field.current
    if (!(area instanceof HTMLTextAreaElement)) return onPicture?.(markdown)
    // Use the field's current value, to keep text typed during the upload.
    const { value, selectionEnd: at } = area
    const before = value.slice(0, at)
    const gap = before === '' || before.endsWith('\n') ? '' : '\n'
    const start = before.length + gap.length + '!['.length
    selection.current = [start, start + texts.describe.length]
    // Synchronous, because a key pressed before the next render would overwrite the picture.
    flushSync(() => onType(`${before}${gap}${markdown}\n${value.slice(at).replace(/^\n/, '')}`))
  }

  async function upload(file: File): Promise<void> {
    if (!TYPES.test(file.type)) return setFault(texts.noPicture(file.name))
    if (file.size > FILE_LIMIT) return setFault(texts.tooLarge(file.name))
    setPending((count) => count + 1)
    try {
      const { id, width, height } = await services.support.upload(file)
      if (width && height) write(markdownOf({ id, width, height }, texts.describe))
      else setFault(texts.noPicture(file.name))
    } catch (thrown) {
      setFault(texts.failed(file.name, toSentence(apiErrorOf(thrown))))
    } finally {
      setPending((count) => count - 1)
    }
  }

  async function add(chosen: readonly File[]) {
    setFault(null)
    for (const file of chosen) await upload(file)
  }

  usePastedFiles(field, (files) => void add(files))
  return { add, fault, isUploading: pending > 0 }
}

/** Handles files pasted or dropped into the field; text is pasted normally. */
function usePastedFiles(
  field: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): void {
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const files = Array.from(data?.files ?? [])
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    const area = field.current
    const onPaste = (event: ClipboardEvent) => take(event, event.clipboardData)
    const onDrop = (event: DragEvent) => take(event, event.dataTransfer)
    area?.addEventListener('paste', onPaste)
    area?.addEventListener('drop', onDrop)
    return () => {
      area?.removeEventListener('paste', onPaste)
      area?.removeEventListener('drop', onDrop)
    }
  }, [field])
}
