import { Paperclip, X } from 'lucide-react'
import { useId } from 'react'

import { IconButton } from '@/components/kit/ui/icon-button'
import type { useAttachments } from '@/hooks/kit/use-attachments'
import { attachments as texts } from '@/messages/kit/attachments'

const ACCEPT =
  '.png,.jpg,.jpeg,.webp,.pdf,.txt,image/png,image/jpeg,image/webp,application/pdf,text/plain'

export function AttachFiles({ attached }: { attached: ReturnType<typeof useAttachments> }) {
  const { files, faults, isUploading, add, remove } = attached
  const id = useId()
  return (
    <div>
      {files.length > 0 && (
        <ul aria-label={texts.list} className="mb-3 flex flex-col">
          {files.map((file) => (
            <li key={file.id} className="flex items-center gap-3 border-b border-line py-1">
              <span className="min-w-0 flex-1 break-words">{file.name}</span>
              <span className="figures text-sm text-ink-soft">{texts.size(file.size)}</span>
              <IconButton label={texts.remove(file.name)} onClick={() => remove(file.id)}>
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <label className="inline-flex min-h-touch cursor-pointer items-center gap-2 link">
        <Paperclip aria-hidden="true" className="size-4" />
        {texts.add}
        <input
          type="file"
          multiple
          accept={ACCEPT}
          aria-describedby={`${id}-hint`}
          className="sr-only"
          onChange={({ target }) => {
            void add(Array.from(target.files ?? []))
            target.value = ''
          }}
        />
      </label>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {texts.hint}
      </p>
      <p role="status" className="text-sm">
        {isUploading ? texts.uploading : ''}
      </p>
      {faults.length > 0 && (
        <ul role="alert" className="mt-1 text-sm text-bad">
          {faults.map((fault) => (
            <li key={fault} className="break-words">
              {fault}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
