import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'

import { cx } from './cx'

interface ChoiceCardProps {
  /** `radio` for a single choice, `checkbox` for independent ones. */
  kind?: 'radio' | 'checkbox'
  name: string
  value: string | number
  isChosen: boolean
  onChoose: () => void
  title: string
  /** Effect of the choice, for example on the price; part of the accessible name. */
  effect?: ReactNode
  description?: ReactNode
  /** Reason why it is unavailable. The card stays focusable, so that the reason can be read. */
  reason?: string | undefined
  mark?: ReactNode
  /** Content below the row, outside the label, such as the fixes for a reason. */
  children?: ReactNode
  className?: string
}

/** Radio or checkbox as large as its row; a chosen one has a filled mark and a heavier border. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { kind = 'radio', name, value, isChosen, onChoose, title, effect } = props
  const { description, reason, mark, children, className } = props
  const id = useId()
  const describedBy =
    cx(Boolean(description) && `${id}-text`, reason && `${id}-reason`) || undefined
  return (
    <div
      className={cx(
        'rounded border transition-colors has-focus-visible:ring-2 has-focus-visible:ring-volt has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        isChosen
          ? 'border-deep bg-surface ring-1 ring-deep'
          : 'border-line hover:border-line-strong',
        className,
      )}
    >
      <label htmlFor={id} className="flex min-h-14 items-center gap-3 px-4 py-3">
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            id={id}
            type={kind}
            name={name}
            value={value}
            checked={isChosen}
            aria-disabled={reason ? true : undefined}
            aria-describedby={describedBy}
            onChange={() => {
              if (!reason) onChoose()
            }}
            className={cx(
              'absolute inset-0 m-0 appearance-none border border-line-strong bg-surface checked:border-deep checked:bg-deep focus-visible:shadow-none focus-visible:outline-none aria-disabled:border-dashed',
              kind === 'radio' ? 'rounded-full' : 'rounded',
            )}
          />
          {isChosen && (
            <Check aria-hidden="true" className="relative size-3.5 text-paper" strokeWidth={3} />
          )}
        </span>
        {mark}
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          <span className={cx('flex-[1_1_5rem] font-medium', reason && 'text-ink-soft')}>
            {title}
          </span>
          {effect && <span className="text-sm text-ink-soft">{effect}</span>}
        </span>
      </label>
      {description && (
        <div id={`${id}-text`} className="-mt-2 pr-4 pb-3 pl-13 text-sm text-ink-soft">
          {description}
        </div>
      )}
      {reason && (
        <p id={`${id}-reason`} className="-mt-1 pr-4 pb-3 pl-13 text-sm text-warn">
          {reason}
        </p>
      )}
      {children && <div className="pr-4 pb-4 pl-12">{children}</div>}
    </div>
  )
}
