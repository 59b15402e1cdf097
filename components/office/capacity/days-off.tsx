import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { useBreakForm, useDaysOff } from '@/hooks/office/capacity/use-capacity'
import { useModal } from '@/hooks/kit/use-modal'
import { capacity as texts, daysOffDialog } from '@/messages/office/capacity/capacity'
import { toSentence } from '@/messages/kit/errors'

import { RowsPlaceholder } from '@/components/office/kit/list-parts'
import { Part } from '@/components/office/kit/part'
import { DenseField } from '@/components/office/kit/dense-field'

interface DaysOffProps {
  mayChange: boolean
  /** Called after a change, because days off affect the weekly plan. */
  onChanged: () => void
}

export function DaysOff({ mayChange, onChanged }: DaysOffProps) {
  const { request, remove, isRunning, error } = useDaysOff()
  return (
    <Part title={texts.daysOff} empty={null}>
      <p className="mb-3 text-ink-soft">{texts.daysOffHint}</p>
      {mayChange && (
        <BreakForm
          onAdded={(days) => {
            request.set(days)
            onChanged()
          }}
        />
      )}
      {error && <ErrorNotice sentence={toSentence(error)} className="my-3 max-w-xl" />}
      <Loaded state={request.state} onRetry={request.retry} placeholder={<RowsPlaceholder />}>
        {(days) =>
          days.length === 0 ? (
            <p className="text-ink-soft">{texts.noDaysOff}</p>
          ) : (
            <ul className="max-w-2xl border-t border-line">
              {days.map(({ date, reason }) => (
                <li
                  key={date}
                  className="flex flex-wrap items-center gap-x-4 border-b border-line py-1"
                >
                  <time dateTime={date} className="figures max-sm:flex-1 sm:w-44">
                    {texts.dayOff(date)}
                  </time>
                  <span className="min-w-0 flex-1 wrap-anywhere text-ink-soft max-sm:order-last max-sm:basis-full">
                    {reason}
                  </span>
                  {mayChange && (
                    <Button
                      variant="quiet"
                      size="small"
                      disabled={isRunning}
                      aria-label={texts.removeDay(date)}
                      onClick={() => void remove(date).then(onChanged)}
                    >
                      {texts.remove}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Part>
  )
}

type BreakFormProps = Pick<Parameters<typeof useBreakForm>[0], 'onAdded'>

function BreakForm({ onAdded }: BreakFormProps) {
  const { ask } = useModal()
  const { ref, form, faults, error, type, submit, isSending, added } = useBreakForm({
    confirm: (preview) => ask(daysOffDialog(preview)),
    onAdded,
  })
  const field = (name: 'from' | 'until' | 'reason') => ({
    ...{ name, value: form[name], fault: faults[name] },
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  })
  return (
    <form ref={ref} noValidate onSubmit={submit} className="mb-4">
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-3 max-w-xl" />}
      <div className="flex flex-wrap items-start gap-3">
        <DenseField {...field('from')} type="date" label={texts.from} className="w-44" />
        <DenseField
          {...field('until')}
          type="date"
          label={texts.until}
          hint={texts.untilHint}
          className="w-44"
        />
        <DenseField
          {...field('reason')}
          label={texts.reason}
          hint={texts.reasonHint}
          maxLength={60}
          className="w-64"
        />
        <Button
          type="submit"
          variant="secondary"
          size="small"
          className="mt-5"
          isLoading={isSending}
        >
          {texts.addDaysOff}
        </Button>
      </div>
      <p role="status" className="mt-2 text-ok">
        {added && texts.added(added)}
      </p>
    </form>
  )
}
