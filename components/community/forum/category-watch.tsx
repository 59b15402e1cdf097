import { Bell, BellOff } from 'lucide-react'

import { Button } from '@/components/kit/ui/button'
import { useCategoryWatch } from '@/hooks/community/forum/use-category-watch'
import { toSentence } from '@/messages/kit/errors'
import { forumDigest as texts } from '@/messages/community/forum/forum-digest'

export function CategoryWatch({ slug }: { slug: string }) {
  const { isWatching, toggle, error, isRunning } = useCategoryWatch(slug)
  if (isWatching === null) return null
  const Icon = isWatching ? BellOff : Bell
  return (
    <div className="mt-10">
      <Button variant="secondary" isLoading={isRunning} onClick={() => void toggle()}>
        <Icon aria-hidden="true" className="size-4" />
        {isWatching ? texts.stopWatching : texts.watch}
      </Button>
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {error ? toSentence(error) : isWatching && texts.watching}
      </p>
    </div>
  )
}
