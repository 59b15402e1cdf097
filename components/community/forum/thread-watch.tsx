import { Select } from '@/components/kit/ui/select'
import { WATCH_LEVELS } from '@/domain/community/forum/forum-notices'
import { useForumWatch } from '@/hooks/community/forum/use-forum-notices'
import type { ForumThread } from '@/hooks/community/forum/use-forum-thread'
import { toSentence } from '@/messages/kit/errors'
import { forumNotices as texts, watchTitle } from '@/messages/community/forum/forum-notices'

interface ThreadWatchProps {
  thread: ForumThread
  onChange: (change: Partial<ForumThread>) => void
}

const OPTIONS = WATCH_LEVELS.map((level) => ({ value: level, title: watchTitle(level) }))

export function ThreadWatch({ thread, onChange }: ThreadWatchProps) {
  const { run, error } = useForumWatch(thread.id)
  async function choose(value: string) {
    const watch = WATCH_LEVELS.find((level) => level === value)
    if (!watch) return
    const before = thread.watch
    onChange({ watch })
    if (!(await run(watch))) onChange({ watch: before })
  }
  return (
    <div className="mt-4 max-w-xs">
      <Select
        label={texts.watch}
        value={thread.watch ?? 'normal'}
        options={OPTIONS}
        onChange={({ target }) => void choose(target.value)}
        error={error ? `${texts.watchFailed} ${toSentence(error)}` : undefined}
      />
    </div>
  )
}
