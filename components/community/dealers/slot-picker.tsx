import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'

import { cx } from '@/components/kit/ui/cx'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { IconButton } from '@/components/kit/ui/icon-button'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { clockText } from '@/domain/kit/zone-time'
import type { OfferedSlot, useSlots } from '@/hooks/community/dealers/use-ride-booking'
import { rides as texts } from '@/messages/community/dealers/rides'
import { toSentence } from '@/messages/kit/errors'

interface SlotPickerProps {
  slots: ReturnType<typeof useSlots>
  chosen: OfferedSlot | null
  onChoose: (slot: OfferedSlot) => void
  fault?: string | undefined
}

const DAYS_AT_ONCE = 6

/** Radio buttons for a day and then for one of its times, so that the arrow keys work. */
export function SlotPicker({ slots, chosen, onChoose, fault }: SlotPickerProps) {
  const { state, days, retry } = slots
  const [picked, setPicked] = useState<string | null>(null)
  if (state.status === 'loading') return <Loading />
  if (state.status === 'failed') {
    return <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} />
  }
  const firstFree = days.find((one) => one.slots.some(({ is_free }) => is_free))
  if (!firstFree) return <p role="status">{texts.noTimes}</p>
  const present = days.find(({ day }) => day === (picked ?? chosen?.day)) ?? firstFree
  return (
    <div className="flex flex-col gap-6">
      <DayChoice days={days} present={present.day} onPick={setPicked} />
      <TimeChoice
        key={present.day}
        slots={present.slots}
        zone={state.data.time_zone}
        {...{ chosen, onChoose, fault }}
      />
    </div>
  )
}

interface DayChoiceProps {
  days: SlotPickerProps['slots']['days']
  present: string
  onPick: (day: string) => void
}

function DayChoice({ days, present, onPick }: DayChoiceProps) {
  const name = useId()
  const index = Math.max(
    0,
    days.findIndex(({ day }) => day === present),
  )
  const [page, setPage] = useState(Math.floor(index / DAYS_AT_ONCE))
  const shown = days.slice(page * DAYS_AT_ONCE, (page + 1) * DAYS_AT_ONCE)
  return (
    <fieldset>
      <legend className="text-sm font-medium">{texts.day}</legend>
      <div className="mt-1.5 flex items-center gap-1">
        <IconButton label={texts.earlier} disabled={page === 0} onClick={() => setPage(page - 1)}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </IconButton>
        <div className="grid flex-1 grid-cols-3 gap-2 sm:grid-cols-6">
          {shown.map(({ day, slots }) => (
            <Option
              key={day}
              name={name}
              title={<DayTitle day={day} />}
              label={slots.some(({ is_free }) => is_free) ? undefined : texts.dayFull(day)}
              isChosen={day === present}
              isOff={!slots.some(({ is_free }) => is_free)}
              onChoose={() => onPick(day)}
            />
          ))}
        </div>
        <IconButton
          label={texts.later}
          disabled={(page + 1) * DAYS_AT_ONCE >= days.length}
          onClick={() => setPage(page + 1)}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </fieldset>
  )
}

/** On phones the weekday is above the date, and the date never wraps. */
function DayTitle({ day }: { day: string }) {
  const [weekday, ...date] = texts.dayOption(day).split(' ')
  return (
    <span>
      {weekday} <span className="whitespace-nowrap">{date.join(' ')}</span>
    </span>
  )
}

interface TimeChoiceProps extends Pick<SlotPickerProps, 'chosen' | 'onChoose' | 'fault'> {
  slots: SlotPickerProps['slots']['days'][number]['slots']
  zone: string
}

function TimeChoice({ slots, zone, chosen, onChoose, fault }: TimeChoiceProps) {
  const name = useId()
  return (
    <fieldset aria-describedby={`${name}-note`}>
      <legend className="text-sm font-medium">{texts.time}</legend>
      <div className="mt-1.5 grid grid-cols-3 gap-2 sm:grid-cols-4">
        {slots.map(({ is_free, ...slot }) => (
          <Option
            key={slot.starts_at}
            name={name}
            title={clockText(slot.minutes)}
            label={is_free ? undefined : texts.taken(clockText(slot.minutes))}
            isChosen={chosen?.starts_at === slot.starts_at}
            isOff={!is_free}
            isFaulty={fault !== undefined}
            onChoose={() => onChoose(slot)}
          />
        ))}
      </div>
      <p id={`${name}-note`} className={cx('mt-1.5 text-sm', fault ? 'text-bad' : 'text-ink-soft')}>
        {fault ?? texts.timeNote(zone)}
      </p>
    </fieldset>
  )
}

interface OptionProps {
  name: string
  title: ReactNode
  /** Accessible name, if it differs from the title. */
  label?: string | undefined
  isChosen: boolean
  isOff: boolean
  isFaulty?: boolean
  onChoose: () => void
}

function Option({ name, title, label, isChosen, isOff, isFaulty = false, onChoose }: OptionProps) {
  return (
    <label
      className={cx(
        'relative grid min-h-touch cursor-pointer place-items-center rounded border px-1 text-center figures text-sm',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        isChosen ? 'border-deep bg-deep text-paper' : 'border-line-strong bg-surface',
        isOff && 'cursor-not-allowed border-dashed bg-transparent text-ink-soft line-through',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isOff}
        aria-label={label}
        data-fault={isFaulty && !isOff ? true : undefined}
        onChange={onChoose}
        className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
      />
      {title}
    </label>
  )
}

function Loading() {
  return (
    <div>
      <p role="status" className="sr-only">
        {texts.loadingTimes}
      </p>
      <Skeleton className="h-30 w-full sm:h-18" />
      <Skeleton className="mt-6 h-50 w-full sm:h-37" />
    </div>
  )
}

/** Shows the next free times after the requested one was taken. */
export function OfferedSlots({
  slots,
  onChoose,
}: {
  slots: readonly OfferedSlot[]
  onChoose: (slot: OfferedSlot) => void
}) {
  if (slots.length === 0) return null
  return (
    <div role="alert" className="border-l-2 border-bad bg-surface px-4 py-3">
      <p>{texts.gone}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {slots.map((slot) => (
          <li key={slot.starts_at}>
            <button
              type="button"
              onClick={() => onChoose(slot)}
              className="min-h-touch rounded border border-line-strong px-3 figures text-sm hover:border-ink"
            >
              {texts.slot(slot.day, slot.minutes)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
