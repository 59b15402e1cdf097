import { content } from '@/messages/shop/content/content'

/** Banner above an unpublished version. */
export function PreviewNotice() {
  return (
    <div role="note" className="border-b border-line bg-volt text-ink">
      <p className="wrap flex flex-wrap gap-x-4 py-3 text-sm">
        <strong className="font-semibold">{content.preview}</strong>
        {content.previewNote}
      </p>
    </div>
  )
}
