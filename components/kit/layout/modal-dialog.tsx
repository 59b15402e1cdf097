import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { Eye, EyeOff, Heart, Info, Lock, Reply, Trash2, type LucideIcon } from 'lucide-react'
import { useRef } from 'react'

import { Button } from '@/components/kit/ui/button'
import type { DialogRequest } from '@/messages/kit/dialogs'

interface ModalDialogProps {
  request: DialogRequest
  isOpen: boolean
  /** Receives true for the primary button and false for the secondary one. */
  onAnswer: (isPrimary: boolean) => void
  onDismiss: () => void
}

const ICONS: Record<DialogRequest['icon'], LucideIcon> = {
  heart: Heart,
  reply: Reply,
  trash: Trash2,
  eye: Eye,
  'eye-off': EyeOff,
  lock: Lock,
  info: Info,
}

/** Renders the dialog; lazy-loaded by `ModalHost`. Dangerous questions focus the safe button first. */
export function ModalDialog({ request, isOpen, onAnswer, onDismiss }: ModalDialogProps) {
  const primary = useRef<HTMLButtonElement>(null)
  const secondary = useRef<HTMLButtonElement>(null)
  const isDanger = request.primaryButtonType === 'danger'
  const isWide = request.type === 'wide'
  const Icon = ICONS[request.icon]
  return (
    <Dialog
      open={isOpen}
      onClose={onDismiss}
      initialFocus={isDanger && isWide ? secondary : primary}
      role={isDanger ? 'alertdialog' : 'dialog'}
      className="relative z-50"
    >
      <DialogBackdrop className="fixed inset-0 bg-ink/60 transition-opacity duration-200 starting:opacity-0" />
      <div className="fixed inset-0 flex items-end justify-center overflow-y-auto p-4 sm:items-center">
        <DialogPanel className="w-full max-w-lg rounded-lg bg-surface p-6 text-ink transition duration-200 sm:p-8 starting:translate-y-3 starting:opacity-0">
          <Icon aria-hidden="true" className="mb-5 size-7" strokeWidth={1.5} />
          <DialogTitle className="text-2xl font-semibold">{request.title}</DialogTitle>
          <Description className="mt-3 text-ink-soft">{request.message}</Description>
          <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            {isWide && (
              <Button ref={secondary} variant="secondary" onClick={() => onAnswer(false)}>
                {request.secondaryButton}
              </Button>
            )}
            <Button
              ref={primary}
              variant={isDanger ? 'danger' : 'primary'}
              onClick={() => onAnswer(true)}
            >
              {request.primaryButton}
            </Button>
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  )
}
