import { useCallback } from 'react'

import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useReturnFocus } from '@/components/kit/ui/use-return-focus'
import { useModalHost } from '@/hooks/kit/use-modal'

const load = () => import('./modal-dialog')

/** spec §2 Modal host: loads its dialog (Headless UI) with the first request. */
export function ModalHost() {
  const { modal, answer } = useModalHost()
  const id = modal.status === 'closed' ? undefined : modal.id
  // A dialog that fails to load counts as dismissed: nothing may happen without the user's consent.
  const dismiss = useCallback(() => {
    if (id !== undefined) answer(id, false, true)
  }, [id, answer])
  const module = useLazyModule(load, modal.status === 'open', dismiss)
  useReturnFocus(modal.status === 'open')
  if (!module || modal.status === 'closed') return null
  return (
    <module.ModalDialog
      key={modal.id}
      request={modal.request}
      isOpen={modal.status === 'open'}
      onAnswer={(isPrimary) => answer(modal.id, isPrimary)}
      onDismiss={() => answer(modal.id, false, true)}
    />
  )
}
