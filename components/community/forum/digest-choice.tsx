import { Loaded } from '@/components/kit/ui/loaded'
import { Select } from '@/components/kit/ui/select'
import { DIGEST_LEVELS } from '@/domain/community/forum/forum-digest'
import { useForumDigest } from '@/hooks/community/forum/use-forum-digest'
import { toSentence } from '@/messages/kit/errors'
import { digestTitle, forumDigest as texts } from '@/messages/community/forum/forum-digest'

const OPTIONS = DIGEST_LEVELS.map((level) => ({ value: level, title: digestTitle(level) }))

/** Selects the frequency of emails about unread notifications. */
export function DigestChoice() {
  const { state, retry, choose, error } = useForumDigest()
  return (
    <div className="mt-12 max-w-xs border-t border-line pt-6">
      <Loaded state={state} onRetry={retry}>
        {(present) => (
          <>
            <Select
              label={texts.label}
              value={present}
              options={OPTIONS}
              onChange={({ target }) => {
                const level = DIGEST_LEVELS.find((one) => one === target.value)
                if (level) void choose(level, present)
              }}
              error={error ? `${texts.failed} ${toSentence(error)}` : undefined}
            />
            <p className="mt-2 text-sm text-ink-soft">{texts.hint}</p>
          </>
        )}
      </Loaded>
    </div>
  )
}
