import { ImagePlus } from 'lucide-react'
import { useId } from 'react'

import { useForumPictures } from '@/hooks/community/forum/use-forum-pictures'
import { forumPictures as texts } from '@/messages/community/forum/forum-pictures'

export function PictureTools(props: Parameters<typeof useForumPictures>[0]) {
  const { add, fault, isUploading } = useForumPictures(props)
  const id = useId()
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-4 text-sm">
      <label className="inline-flex min-h-touch cursor-pointer items-center gap-2 link focus-within:outline-2 focus-within:outline-offset-2">
        <ImagePlus aria-hidden="true" className="size-4" />
        {texts.add}
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-describedby={id}
          className="sr-only"
          onChange={({ target }) => {
            void add(Array.from(target.files ?? []))
            target.value = ''
          }}
        />
      </label>
      <span id={id} className="text-ink-soft">
        {texts.hint}
      </span>
      <span role="status">{isUploading ? texts.uploading : ''}</span>
      {fault && (
        <p role="alert" className="w-full break-words text-bad">
          {fault}
        </p>
      )}
    </div>
  )
}
