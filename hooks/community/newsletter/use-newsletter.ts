import { newsletterToasts } from '@/messages/community/newsletter/newsletter'
import { toastShown } from '@/store/toasts/toasts-slice'

import { useForm } from '@/hooks/kit/use-form'
import { useAppDispatch } from '@/hooks/kit/use-store'

const load = () => import('@/store/newsletter/subscribe')

/** Manages the newsletter subscription, lazy-loaded with the first click. A toast shows the result. */
export function useNewsletter() {
  const dispatch = useAppDispatch()
  const controls = useForm({
    initial: { email: '' },
    send: async ({ form }) => {
      try {
        const { subscribe } = await load()
        if (await dispatch(subscribe(form.email.trim()))) controls.renew({ email: '' })
      } catch {
        dispatch(toastShown(newsletterToasts.failed()))
      }
    },
  })
  return controls
}
