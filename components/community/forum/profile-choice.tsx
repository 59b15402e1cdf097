import Link from 'next/link'

import { Checkbox } from '@/components/kit/ui/checkbox'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { memberAddress } from '@/domain/community/forum/forum'
import { useAuth } from '@/hooks/account/auth/use-auth'
import { useForumProfile } from '@/hooks/community/forum/use-forum-profile'
import { toSentence } from '@/messages/kit/errors'
import { memberPage as texts } from '@/messages/community/forum/forum-member-page'

/** Asks for consent to a public forum profile; each choice is saved immediately. */
export function ProfileChoice() {
  const { user } = useAuth()
  const { state, retry, choose, error } = useForumProfile()
  return (
    <Loaded state={state} onRetry={retry}>
      {(present) => (
        <div className="flex flex-col gap-2">
          <Checkbox
            label={texts.hasPage}
            checked={present.has_page}
            onChange={({ target }) =>
              void choose({ ...present, has_page: target.checked }, present)
            }
          />
          <Checkbox
            label={texts.showsBikes}
            checked={present.shows_bikes}
            disabled={!present.has_page}
            onChange={({ target }) =>
              void choose({ ...present, shows_bikes: target.checked }, present)
            }
          />
          {error && <ErrorNotice sentence={toSentence(error)} />}
          {present.has_page && user && (
            <p>
              <Link href={memberAddress(user.user_name)} prefetch={false} className="link">
                {texts.open}
              </Link>
            </p>
          )}
        </div>
      )}
    </Loaded>
  )
}
