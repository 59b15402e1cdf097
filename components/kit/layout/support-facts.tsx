import { cx } from '@/components/kit/ui/cx'
import { useSupport } from '@/hooks/community/support/use-support'
import { chrome } from '@/messages/kit/chrome'
import { footer } from '@/messages/kit/footer'

export function SupportFacts({ className }: { className?: string }) {
  const { email, hours } = useSupport()
  return (
    <section aria-labelledby="support-facts" className={cx('border-t border-line pt-6', className)}>
      <h2 id="support-facts" className="font-semibold">
        {footer.supportHours}
      </h2>
      <dl className="mt-4 grid gap-x-10 gap-y-3 sm:grid-cols-[auto_1fr]">
        {hours.map(({ days, time }) => (
          <div key={days} className="contents">
            <dt className="text-ink-soft">{days}</dt>
            <dd className="-mt-2 figures sm:mt-0">{time}</dd>
          </div>
        ))}
        <div className="contents">
          <dt className="text-ink-soft">{chrome.email}</dt>
          <dd className="-mt-2 sm:mt-0">
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  )
}
