import { Badge } from '@/components/kit/ui/badge'
import type { BuildRule } from '@/domain/shop/bikes/bike'
import type { BikePage, BikePreview, RuleTest } from '@/hooks/office/bikes/use-bikes'
import { bikeRules as texts, ruleText, tagTexts } from '@/messages/office/bikes/bikes'

import { Part } from '@/components/office/kit/part'
import { Touched } from '@/components/office/goods/touched'

interface RuleTestsProps {
  page: BikePage
  preview: BikePreview
  /** Rules in their current, edited state. */
  rules: readonly BuildRule[]
  only: readonly RuleTest[]
}

/** Shows which builds each rule forbids, among all possible ones and existing ones. */
export function RuleTests({ page, rules, only }: RuleTestsProps) {
  const words = tagTexts(page.bike)
  const known = [...rules, ...page.state.rules]
  return (
    <Part title={texts.tests} empty={null}>
      <ul aria-live="polite" className="border-t border-line">
        {only.map((test) => {
          const rule = known.find(({ id }) => id === test.rule_id)
          return (
            rule && (
              <li key={`${test.rule_id} ${test.change}`} className="border-b border-line py-3">
                <p className="font-medium">
                  {ruleText(rule, words)}{' '}
                  {test.change !== 'none' && (
                    <Badge kind={test.change === 'withdrawn' ? 'plain' : 'warn'}>
                      {texts.change[test.change]}
                    </Badge>
                  )}
                </p>
                <p>{texts.forbids(test)}</p>
                {test.examples.length > 0 && (
                  <p className="text-ink-soft">{texts.examples(test.examples)}</p>
                )}
                <Touched touched={test.touched} none={texts.touchesNothing} />
              </li>
            )
          )
        })}
      </ul>
    </Part>
  )
}
