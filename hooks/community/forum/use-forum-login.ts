import { useRouter } from 'next/router'

import { loginAddress, registerAddress } from '@/domain/kit/continue-path'
import { dialogs } from '@/messages/kit/dialogs'

import { useModal } from '@/hooks/kit/use-modal'

/** Guards member actions: the dialogs of spec §4 ask guests to join, and the login returns here. */
export function useForumLogin() {
  const { choose } = useModal()
  const { push, asPath } = useRouter()
  return {
    loginHref: loginAddress(asPath),
    registerHref: registerAddress(asPath),
    /** @param number of the post; 1 is the thread's first post, the others are comments on it */
    async join(what: 'like' | 'reply', number: number): Promise<void> {
      const isPost = number === 1
      const request =
        what === 'like'
          ? dialogs[isPost ? 'likePost' : 'likeComment']
          : dialogs[isPost ? 'replyToPost' : 'replyToComment']
      const choice = await choose(request)
      if (choice === 'primary') await push(registerAddress(asPath))
      if (choice === 'secondary') await push(loginAddress(asPath))
    },
  }
}
